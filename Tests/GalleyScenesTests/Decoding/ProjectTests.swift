import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

@Suite struct ProjectTests {
  private func project(_ text: String) throws(SceneError) -> Project {
    try Project(reading: Array(("galley: 1\n" + text).utf8), file: "p/galley.yaml")
  }

  private func scene(
    _ text: String, of project: Project, variant: SceneVariant = SceneVariant()
  ) throws(SceneError) -> Scene {
    var changes = SceneChanges()
    changes.variant = variant
    return try SceneFile(
      reading: Array(("galley: 1\n" + text).utf8), file: "p/s/a.yaml", changes: changes, sharing: project.shared
    ).scene
  }

  private func label(_ scene: Scene) throws -> SceneLabel { try #require(scene.views.first?.kind as? SceneLabel) }

  private func text(_ scene: Scene) throws -> String? {
    guard case .text(let text)? = try label(scene).text.content else { return nil }
    return text
  }

  // MARK: What scenes share

  @Test func scenesNameTheColoursOfTheirProject() throws {
    let project = try project(
      "colors: { brand: { light: '#112233', dark: '#445566' }, plain: '#778899', own: systemRed }")
    let text = "views: [ { label: { textColor: brand, backgroundColor: plain, borderColor: own } } ]\n"
    let light = try scene(text, of: project)
    try expectEqual(label(light).text.textColor, Color(hex: "#112233"))
    #expect(light.views[0].backgroundColor == Color(hex: "#778899"))
    #expect(light.views[0].borderColor == SystemColor.systemRed.color(in: .light))
    let dark = try scene("appearance: dark\n" + text, of: project)
    try expectEqual(label(dark).text.textColor, Color(hex: "#445566"))
    #expect(dark.views[0].backgroundColor == Color(hex: "#778899"))
    #expect(dark.views[0].borderColor == SystemColor.systemRed.color(in: .dark))
  }

  @Test func aSceneHasColoursOfItsOwnToo() throws {
    let project = try project("colors: { a: '#111111', b: '#222222' }")
    let scene = try scene(
      "colors: { b: '#333333' }\nbackground: b\nviews: [ { label: { textColor: a } } ]", of: project)
    #expect(scene.background == Color(hex: "#333333"))
    try expectEqual(label(scene).text.textColor, Color(hex: "#111111"))
  }

  @Test func stylesAreShared() throws {
    let project = try project(
      "colors: { brand: '#112233' }\nstyles: { title: { foregroundColor: brand, kern: 2 }, other: { kern: 1 } }")
    let scene = try scene(
      "styles: { other: { kern: 5 } }\nviews: [ { label: { runs: [ { text: a, style: title }, { text: b, style: other } ] } } ]",
      of: project)
    guard case .runs(let runs)? = try label(scene).text.content else { throw SceneError([]) }
    #expect(runs.map(\.attributes.text.kern) == [2, 5])
    #expect(runs[0].attributes.text.foregroundColor == Color(hex: "#112233"))
  }

  @Test func fontsAreJoinedAndTheirPathsAreTheProjects() throws {
    let project = try project("fonts: { folder: Faces, files: [Faces/A.ttf], fallback: [A], system: A }")
    #expect(project.fontsFolder == "p/Faces")
    let scene = try scene("fonts: { files: [B.ttf], fallback: [B] }\nviews: []", of: project)
    #expect(scene.fonts.files.map(\.path) == ["p/s/B.ttf", "p/Faces/A.ttf"])
    #expect(scene.fonts.fallback == ["B"] && scene.fonts.system == "A")
  }

  @Test func devicesOfAProjectAreNamedAsAnyOther() throws {
    let project = try project("devices: { Kiosk: { size: [800, 600], scale: 1 } }")
    let scene = try scene("device: { name: kiosk, orientation: landscape }\nviews: []", of: project)
    #expect(scene.size == SceneSize(width: .points(600), height: .points(800)) && scene.scale == 1)
  }

  @Test(arguments: [
    ("[20, 1, 10, 2]", EdgeInsets(top: 20, left: 1, bottom: 10, right: 2), [0.0, 20, 10, 20]),
    ("{ portrait: [20, 0, 10, 0] }", EdgeInsets(top: 20, left: 0, bottom: 10, right: 0), [0, 20, 10, 20]),
    ("{ landscape: [1, 2, 3, 4] }", .zero, [1, 2, 3, 4]),
  ])
  func devicesOfAProjectHaveSafeAreas(keys: String, portrait: EdgeInsets, landscape: [Double]) throws {
    let project = try project("devices: { Kiosk: { size: [800, 600], safeArea: \(keys) } }")
    let upright = try #require(try scene("device: Kiosk\nviews: []", of: project).device)
    #expect(upright.device.safeAreaInsets(in: .portrait) == portrait)
    let lying = upright.device.safeAreaInsets(in: .landscape)
    #expect([lying.top, lying.left, lying.bottom, lying.right] == landscape)
  }

  @Test func aDeviceOfTheCommandLineMayBeTheProjects() throws {
    let project = try project("devices: { Kiosk: { size: [800, 600], scale: 1 } }")
    func file(_ device: String) throws(SceneError) -> SceneFile {
      var changes = SceneChanges()
      changes.traits.device = device
      return try SceneFile(
        reading: Array("galley: 1\nsize: [10, 10]\nviews: []\n".utf8), file: "s.yaml", changes: changes,
        sharing: project.shared)
    }
    try expectEqual(file("kiosk").scene.size, SceneSize(width: .points(800), height: .points(600)))
    do throws(SceneError) {
      _ = try file("Stand")
      Issue.record("there is no such device")
    } catch {
      #expect(error.diagnostics.count == 1)
      let nearest = "--device:1:1: error: \"Stand\" is not a known device; valid: "
      #expect(error.description.hasPrefix(nearest) && error.description.contains(", Kiosk, "))
    }
  }

  // MARK: Strings

  private static let strings = """
    strings:
      en: { hello: "Hello, %@", pair: "%2$@ and %1$@", only: "English %d%%" }
      de: { hello: "Hallo, %@" }
      zh-Hant: { hello: "你好，%@" }

    """

  @Test(arguments: [
    ("en_US", "Hello, Ada"), ("de_AT", "Hallo, Ada"), ("fr", "Hello, Ada"), ("zh_TW", "你好，Ada"),
    ("zh_CN", "Hello, Ada"),
    ("de-u-nu-latn", "Hallo, Ada"),
  ])
  func aStringIsThatOfTheLocale(locale: String, expected: String) throws {
    let scene = try scene(
      "locale: \(locale)\nviews: [ { label: { text: { localized: hello, arguments: [Ada] } } } ]",
      of: try project(Self.strings))
    try expectEqual(text(scene), expected)
  }

  @Test func argumentsHaveNumbersAndPercentSigns() throws {
    let project = try project(Self.strings)
    func text(_ reference: String) throws -> String? {
      try self.text(try scene("locale: de\nviews: [ { label: { text: { \(reference) } } } ]", of: project))
    }
    try expectEqual(text("localized: pair, arguments: [a, b]"), "b and a")
    try expectEqual(text("localized: only, arguments: [12]"), "English 12%")
  }

  @Test func mistakesInStringsAreNamed() throws {
    let project = try project(Self.strings)
    func failure(_ reference: String) throws -> String? {
      #expect(throws: SceneError.self) {
        try scene("views: [ { label: { text: { \(reference) } } } ]", of: project)
      }?.diagnostics.first?.description
    }
    try expectEqual(
      failure("localized: helo"),
      "p/s/a.yaml:2:40: error: views[0].label.text: there is no string \"helo\"; did you mean \"hello\"?")
    try expectEqual(
      failure("localized: pair, arguments: [a]")?.hasSuffix(
        "the string \"pair\" in en: it needs argument 2; the number of arguments in the scene is 1"), true)
  }

  // MARK: Mistakes

  private func failure(_ text: String) -> [String] {
    do throws(SceneError) {
      _ = try project(text)
      return []
    } catch {
      return error.diagnostics.map(\.description)
    }
  }

  @Test(arguments: [
    ("color: {}", "p/galley.yaml:2:1: error: unknown key \"color\" in a project; did you mean \"colors\"?"),
    (
      "colors: { label: '#000' }",
      "p/galley.yaml:2:11: error: colors: \"label\" is already the name of a colour; use another name"
    ),
    (
      "colors: { a: { dark: '#000' } }",
      "p/galley.yaml:2:14: error: colors.a: the key \"light\" is missing in a named colour"
    ),
    (
      "devices: { iPhone 8: { size: [1, 1] } }",
      "p/galley.yaml:2:12: error: devices: \"iPhone 8\" is already the name of a device; use another name"
    ),
    (
      "strings: { en: ['a*'] }",
      "p/galley.yaml:2:17: error: strings.en: a* matches no files"
    ),
    (
      "lint: { overlap: no }",
      "p/galley.yaml:2:18: error: lint.overlap: \"no\" is not a valid value; valid: error, warning, off"
    ),
    (
      "matrix: { appearances: [drak] }",
      "p/galley.yaml:2:25: error: matrix.appearances[0]: \"drak\" is not a valid value; did you mean \"dark\"?"
    ),
  ])
  func mistake(text: String, expected: String) { #expect(failure(text) == [expected]) }

  @Test func aMistakeInASharedStyleHasItsPlaceInTheProject() throws {
    let project = try project("styles: { a: { font: { family: Galley Test Nono } } }")
    #expect(project.shared.devices == [])
    #expect(failure("styles: { a: { kern: x } }").first?.hasPrefix("p/galley.yaml:2:22: error: styles.a.kern:") == true)
  }

  @Test func aMatrixHasItsLimit() {
    let locales = (0..<60).map {
      "x\($0)x".replacing(/[0-9]/) { String("abcdefghij".dropFirst(Int($0.output) ?? 0).prefix(1)) }
    }
    let text =
      "matrix: { locales: [\(locales.joined(separator: ", "))], appearances: [light, dark], directions: [leftToRight, rightToLeft], contentSizeCategories: [small, medium, large, extraLarge, extraSmall], widths: [\((1...99).map { "\($0)" }.joined(separator: ", "))] }"
    #expect(failure(text).first?.contains("cells, and its budget is 100,000") == true)
  }

  // MARK: The matrix

  private func names(_ matrix: String, _ scene: String) throws -> [String] {
    let document = try Document(reading: Array(("galley: 1\n" + scene).utf8), file: "a.yaml")
    let cells = try project("matrix: \(matrix)").matrix.cells(of: document)
    return cells.numbers(.full).map { cells[$0].name }
  }

  @Test func variantsAreCalledByWhatDiffers() throws {
    try expectEqual(
      names("{ locales: [en_US, de, zh-Hant], appearances: [light, dark] }", "views: []"),
      ["", "dark", "de", "de-dark", "zh_Hant", "zh_Hant-dark"])
    try expectEqual(names("{ locales: [en_US, de] }", "locale: de\nviews: []"), ["", "en_US"])
    try expectEqual(names("{ appearances: [dark] }", "appearance: dark\nviews: []"), [""])
    try expectEqual(
      names("{ directions: [rightToLeft], contentSizeCategories: [accessibilityLarge] }", "views: []"),
      ["", "accessibilityLarge", "rightToLeft", "rightToLeft-accessibilityLarge"])
    try expectEqual(names("{}", "views: []"), [""])
  }

  @Test func devicesAreForScenesOfADevice() throws {
    let matrix = "{ devices: [iPhone 8, iPhone SE (2nd generation)] }"
    try expectEqual(names(matrix, "size: [1, 1]\nviews: []"), [""])
    try expectEqual(names(matrix, "device: iPhone 8\nviews: []"), ["", "iPhoneSE2ndgeneration"])
  }

  @Test func aLocaleBringsItsDirection() throws {
    let project = try project("matrix: { locales: [ar, de] }")
    let document = try Document(reading: Array("galley: 1\nviews: []".utf8), file: "a.yaml")
    let cells = try project.matrix.cells(of: document)
    let variants = cells.numbers(.full).map { cells[$0] }
    #expect(variants.map(\.direction) == [nil, .rightToLeft, .leftToRight])
    let arabic = try scene("views: []", of: project, variant: variants[1])
    #expect(arabic.locale == "ar" && arabic.direction == .rightToLeft)
  }

  @Test func aVariantReplacesTheTraitsOfTheScene() throws {
    let project = try project("colors: { c: { light: '#111111', dark: '#222222' } }")
    var variant = SceneVariant()
    variant.appearance = .dark
    variant.contentSizeCategory = .accessibilityLarge
    variant.device = "iPhone 8"
    let scene = try scene(
      "size: [10, 10]\nscale: 1\ndevice: { name: iPhone 5s, orientation: landscape }\nbackground: c\nviews: []",
      of: project, variant: variant)
    #expect(scene.interfaceStyle == .dark && scene.contentSizeCategory == .accessibilityLarge)
    #expect(scene.background == Color(hex: "#222222"))
    #expect(scene.device?.device.name == "iPhone 8" && scene.device?.orientation == .landscape)
    #expect(scene.size == SceneSize(width: .points(667), height: .points(375)) && scene.scale == 2)
  }

  @Test func untranslatedStringsAreFindings() throws {
    let project = try project(Self.strings)
    #expect(
      project.lint.untranslated.map(\.description) == [
        "p/galley.yaml:4:3: error: strings.de: there is no string \"only\" in this language",
        "p/galley.yaml:4:3: error: strings.de: there is no string \"pair\" in this language",
        "p/galley.yaml:5:3: error: strings.zh-Hant: there is no string \"only\" in this language",
        "p/galley.yaml:5:3: error: strings.zh-Hant: there is no string \"pair\" in this language",
      ])
    try expectEqual(self.project(Self.strings + "lint: { translations: false }").lint.untranslated, [])
  }
}
