import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Warnings about what a file says, before anything is laid out.
@Suite struct SceneWarningTests {
  private func warnings(_ scene: String, changes: SceneChanges = SceneChanges()) throws -> [String] {
    try SceneFile(reading: Array(scene.utf8), file: "s.yaml", changes: changes).warnings.map(\.diagnostic.description)
  }

  @Test(arguments: [
    ("xx_QQ", "language"), ("xx", "language"), ("zz-Latn-DE", "language"), ("en_UK", "region"), ("de_QQ", "region"),
    ("zh-Hnat-TW", "script"),
  ])
  func unknownLocales(locale: String, part: String) throws {
    let found = try warnings("galley: 1\nlocale: \(locale)\nviews: []\n")
    #expect(found.count == 1 && found[0].hasPrefix("s.yaml:2:9: warning: locale: \"\(locale)\" is not a known locale"))
    #expect(found.first?.contains("does not have this \(part)") == true)
    // Wherever a locale is said.
    let run = "galley: 1\nviews:\n- label: { runs: [ { text: a, languageIdentifier: \(locale) } ] }\n"
    try expectEqual(warnings(run).count, 1)
    try expectEqual(warnings("galley: 1\nviews: []\n", changes: SceneChanges(locale: locale)).count, 1)
  }

  @Test(arguments: [
    "en", "en_US", "de-CH", "zh-Hant-TW", "zh_Hans", "sr-Latn-RS", "ar-u-nu-latn", "es-419", "en-001", "en_XA", "ar_XB",
    "la", "haw", "fil_PH", "sr_XK", "ja_JP", "he_IL", "iw_IL", "in_ID", "ca-ES-valencia", "und",
  ])
  func knownLocales(locale: String) throws {
    try expectEqual(warnings("galley: 1\nlocale: \(locale)\nviews: []\n"), [])
  }

  @Test(arguments: [
    ("'a\\nb'", "\"\\n\" is shown as 2 characters; in double quotes it is a line break"),
    ("a\\nb", "\"\\n\" is shown as 2 characters; in double quotes it is a line break"),
    ("'a\\tb'", "\"\\t\" is shown as 2 characters; in double quotes it is a tab"),
    ("'\\u00E9'", "\"\\u00E9\" is shown as 6 characters; in double quotes it is one character"),
    ("|\n      a\\nb", "\"\\n\" is shown as 2 characters"),
    ("\"a\\nb\"", ""), ("\"a\\\\nb\"", ""), ("'a\\b'", ""), ("'a\\\\nb'", ""), ("'\\u00'", ""), ("'a\n      b'", ""),
  ])
  func escapesOutsideOfDoubleQuotes(text: String, words: String) throws {
    let found = try warnings("galley: 1\nviews:\n- label:\n    text: \(text)\n")
    #expect(found.count == (words.isEmpty ? 0 : 1), "\(found)")
    #expect(words.isEmpty || found[0].contains(": warning: views[0].label.text: \(words)"), "\(found)")
  }

  @Test func escapesAreFoundInEveryText() throws {
    for view in [
      "label: { runs: [ { text: 'a\\nb' } ] }", "textField: { placeholder: 'a\\nb' }", "button: { title: 'a\\nb' }",
      "table: { sections: [ { header: 'a\\nb', rows: [] } ] }",
    ] { try expectEqual(warnings("galley: 1\nviews: [ { \(view) } ]\n").count, 1) }
    let steps = "steps: [ { focus: f }, { type: 'a\\nb' } ]"
    try expectEqual(warnings("galley: 1\nviews: [ { textView: { id: f } } ]\n\(steps)\n").count, 1)
    let strings = "strings: { en: { a: 'a\\nb' } }"
    try expectEqual(warnings("galley: 1\n\(strings)\nviews: [ { label: { key: a } } ]\n").count, 1)
  }
}
