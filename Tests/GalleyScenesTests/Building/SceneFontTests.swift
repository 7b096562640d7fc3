import GalleyFonts
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

@Suite struct SceneFontTests {
  static let faces = Repository.path("Fonts")

  static let mistakes: [(String, String)] = [
    (
      "{family: Galley Tset Mono, size: 9}",
      "3:35: family: there is no font family \"Galley Tset Mono\"; did you mean \"Galley Test Mono\"?"
    ),
    ("{name: Nothing, size: 9}", "3:33: name: there is no font named \"Nothing\""),
    (
      "{family: Menlo, size: 9}",
      "3:35: family: there is no font family \"Menlo\"; Galley has no Apple fonts: use a substitute, such as "
        + "\"Liberation Mono\", or add the font's file with \"galley fonts add\""
    ),
    (
      "{family: SF Pro Text, size: 9}",
      "3:35: family: there is no font family \"SF Pro Text\"; for San Francisco use family \"system\", which is set in "
        + "Inter, or in Apple's own files after \"galley fonts add --system\""
    ),
    ("{size: 9, cascadeList: [Nothing]}", "3:49: cascadeList: there is no font named \"Nothing\""),
    ("{file: none.ttf, size: 9}", "3:33: file: none.ttf: cannot be read: there is no such file"),
    (
      "{size: 9, index: 3, file: \(faces)/GalleyTestMono.ttf}",
      "3:43: index: Fonts/GalleyTestMono.ttf: has no face 3: the file has one face, index 0"
    ),
    (
      "{file: \(faces)/fonts.json, size: 9}",
      "3:33: file: Fonts/fonts.json: not a font file: it is not in OpenType format (.ttf, .otf, .ttc)"
    ),
  ]

  @Test(arguments: mistakes) func aFontThatCannotBeHad(font: String, expected: String) throws {
    let failure = try buildingFailure("galley: 1\nviews:\n- label: {text: a, font: \(font)}\n")
    let short = failure.replacing(Self.faces, with: "Fonts").replacing(" error: views[0].label.font.", with: " ")
    #expect(short == "s.yaml:" + expected)
  }

  @Test func allFontsAreReportedAtOnce() throws {
    let failure = try buildingFailure(
      """
      galley: 1
      styles: {a: {font: {family: X, size: 1}}}
      labelAppearance: {font: {family: Y, size: 1}}
      views:
      - label: {text: a, style: a}
      - label: {runs: [{text: b, style: a}, {text: c, font: {family: Z, size: 2}}]}
      """)
    #expect(
      failure == """
        s.yaml:2:29: error: styles.a.font.family: there is no font family \"X\"
        s.yaml:3:34: error: labelAppearance.font.family: there is no font family \"Y\"
        s.yaml:6:64: error: views[1].label.runs[1].font.family: there is no font family \"Z\"
        """)
  }

  @Test func theScenesOwnFiles() throws {
    let file = "\(Self.faces)/GalleyTestVaried-Bold.ttf"
    let page = try page(
      "galley: 1\nfonts: {files: [\(file)]}\nviews: [{label: {text: a, font: {name: GalleyTestVaried-Bold, size: 9}}}]\n"
    )
    #expect(page.firstLabel.font.face.path == file)
    let failure = try buildingFailure(
      """
      galley: 1
      fonts:
        files: [none.ttf, \(file), \(Self.faces)/fonts.json]
        fallback: [Nothing, Galley Test Mono]
      views: []
      """)
    let lines = failure.replacing(Self.faces, with: "Fonts").split(separator: "\n")
    #expect(lines.first == "s.yaml:3:11: error: fonts.files[0]: none.ttf: cannot be read: there is no such file")
    #expect(lines.dropFirst().first?.contains("error: fonts.files[2]: Fonts/fonts.json: not a font file") == true)
    #expect(lines.last == "s.yaml:4:14: error: fonts.fallback[0]: there is no font named \"Nothing\"")
    #expect(lines.count == 3)
  }

  @Test func fallbackIsReplaced() throws {
    let shared = try TestFonts.cascadingCollection()
    let none = try page("galley: 1\nfonts: {fallback: []}\nviews: [{label: {text: a}}]", fonts: shared)
    #expect(none.context.typesetter.fonts.fallback == [])
    let own = try page(
      "galley: 1\nfonts: {fallback: [Galley Test Segment]}\nviews: [{label: {text: a}}]", fonts: shared)
    #expect(own.context.typesetter.fonts.fallback == ["Galley Test Segment"])
    let kept = try page("galley: 1\nfonts: {}\nviews: [{label: {text: a}}]", fonts: shared)
    #expect(kept.context.typesetter.fonts.fallback == ["Galley Test Mono", "Galley Test Varied"])
  }
}
