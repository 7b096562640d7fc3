import GalleyFiles
import TestSupport
import Testing

@testable import GalleyScenes

@Suite struct SceneStringTests {
  private func text(
    _ view: String, _ strings: String, locale: String = "en_US", extra: [String: String] = [:]
  ) throws -> (text: String?, warnings: [String]) {
    let folder = try TemporaryFolder(extra)
    let scene = "galley: 1\nlocale: \(locale)\nstrings: \(strings)\nviews: [ { label: { \(view) } } ]\n"
    let file = try SceneFile(reading: Array(scene.utf8), file: folder.path("a.yaml"))
    let label = file.scene.views.first?.kind as? SceneLabel
    guard case .text(let text)? = label?.text.content else { return (nil, []) }
    return (text, file.warnings.map(\.diagnostic.message))
  }

  private func mistakes(_ view: String, _ strings: String, extra: [String: String] = [:]) throws -> [String] {
    do {
      _ = try text(view, strings, extra: extra)
      return []
    } catch let error as SceneError {
      return error.diagnostics.map(\.advice)
    }
  }

  @Test func aKeyAndItsArgumentsAreSiblings() throws {
    let strings = "{ en: { n: { one: '%d file of %@', other: '%d files of %@' } }, de: { n: '%2$@: %1$d' } }"
    let view = "key: n, arguments: [3, Ida]"
    try expectEqual(text(view, strings).text, "3 files of Ida")
    try expectEqual(text("key: n, arguments: [1, Ida]", strings).text, "1 file of Ida")
    try expectEqual(text(view, strings, locale: "de_AT").text, "Ida: 3")
    try expectEqual(text("text: { localized: n, arguments: [2, x] }", strings).text, "2 files of x")
  }

  @Test func aMissingKeyIsAMistakeWithTheNearest() throws {
    try expectEqual(
      mistakes("key: greting", "{ en: { greeting: Hello } }"),
      [
        "there is no string \"greting\"; did you mean \"greeting\"?"
      ])
    try expectEqual(
      mistakes("arguments: [1]", "{ en: { a: b } }"),
      [
        "without a \"key\" this has no effect: add the \"key\" of a string"
      ])
    try expectEqual(mistakes("text: x, key: a", "{ en: { a: b } }").first?.contains("give either"), true)
    try expectEqual(
      mistakes("key: a", "{ en: { a: 'one %@' } }"),
      [
        "the string \"a\" in en: it needs argument 1; the number of arguments in the scene is 0"
      ])
    try expectEqual(
      mistakes("key: a, arguments: [x]", "{ en: { a: { one: b, other: c } } }"),
      [
        "the string \"a\" in en: it has plural forms, and needs a number as an argument"
      ])
    try expectEqual(
      mistakes("key: a, arguments: [1]", "{ en: { a: { one: b } } }"), ["the plural form \"other\" is missing"])
  }

  @Test func theDevelopmentLanguageIsTheFallbackWithAWarning() throws {
    let strings = "{ en: { a: Hello }, de: { b: Hallo } }"
    try expectEqual(text("key: a", strings).warnings, [])
    let german = try text("key: a", strings, locale: "de")
    #expect(german.text == "Hello" && german.warnings == ["\"a\" is not translated into de: it is shown in en"])
    try expectEqual(text("key: a", "{ fr: { a: x }, en: { a: y }, developmentLanguage: en }", locale: "it").text, "y")
  }

  @Test func filesAreFoundByLanguage() throws {
    let files = [
      "R/en.lproj/L.strings": "\"a\" = \"Hello\"; \"n\" = \"x\";", "R/de.lproj/L.strings": "\"a\" = \"Hallo\";",
      "po/pl.po": "msgid \"Open\"\nmsgstr \"Otwórz\"\n",
    ]
    let strings = "{ files: ['R/*.lproj/*.strings', po/pl.po], developmentLanguage: en, fr: po/pl.po }"
    try expectEqual(text("key: a", strings, locale: "de", extra: files).text, "Hallo")
    try expectEqual(text("key: a", strings, locale: "en", extra: files).text, "Hello")
    try expectEqual(text("key: Open", strings, locale: "pl", extra: files).text, "Otwórz")
    try expectEqual(text("key: Open", strings, locale: "fr", extra: files).text, "Otwórz")
    try expectEqual(text("key: Open", strings, locale: "en", extra: files).text, "Open")
    try expectEqual(mistakes("key: a", "{ files: no.strings }").first?.contains("no.strings: "), true)
    #expect(try mistakes("key: a", "{ files: '*.strings' }").contains("*.strings matches no files"))
    try expectEqual(
      mistakes("key: a", "{ files: a.txt }", extra: ["a.txt": ""]).first?.contains("is not a file of strings"), true)
  }

  @Test func textsOfAProjectAreThoseOfItsScenes() throws {
    let folder = try TemporaryFolder(["de.strings": "\"a\" = \"Hallo\";"])
    let project = try Project(
      reading: Array("galley: 1\nstrings: { en: { a: Hello, b: Bye }, de: de.strings }\n".utf8),
      file: folder.path("galley.yaml"))
    #expect(project.lint.untranslated.map(\.message) == ["there is no string \"b\" in de"])
    let file = try SceneFile(
      reading: Array("galley: 1\nlocale: de\nviews: [ { button: { key: a } } ]\n".utf8), file: folder.path("s.yaml"),
      sharing: project.shared)
    #expect(file.languages == ["en", "de"])
    #expect(file.textPlaces.map(\.key) == ["a"] && file.textPlaces.map(\.property) == ["title"])
  }
}
