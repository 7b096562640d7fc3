import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

/// What a scene asks for and a face has not got.
@Suite struct WarningTests {
  private static let scene = """
    galley: 1
    size: [100, auto]
    background: "#FFFFFF"
    fonts: { fallback: [] }
    styles:
      wide: { font: { family: Galley Test Variable, size: 20, variations: { wgth: 700, wdth: 80 } } }
    views:
      - label:
          id: title
          text: "abc"
          font: { family: Inter, size: 15, features: { tnmu: 1, tnum: 1, smcp: 0 } }
      - label:
          id: words
          runs:
            - { text: "HH", style: wide }
            - { text: "H H", style: wide }
            - { text: "字a色字", font: { family: Galley Test Segment, size: 12 } }
      - view:
          subviews:
            - label: { text: "x", font: { name: Inter-Regular, size: 12, variations: { wght: 300 } } }

    """

  /// The places of the warnings, and the warnings without them.
  private static let expected = [
    (
      "6:79",
      "styles.wide.font.variations.wgth: view \"words\": GalleyTestVariable-Regular has no axis \"wgth\"; "
        + "did you mean \"wght\"?"
    ),
    (
      "11:58",
      "views[0].label.font.features.tnmu: view \"title\": Inter-Regular has no feature \"tnmu\"; did you mean \"tnum\"?"
    ),
    (
      "17:19",
      "views[1].label.runs[2].text: view \"words\": no face has \"字\" (U+5B57) and \"色\" (U+8272): "
        + "GalleyTestSegment-Regular shows its missing-glyph box"
    ),
    (
      "20:90",
      "views[2].view.subviews[0].label.font.variations.wght: view \"label1\": Inter-Regular has no axis \"wght\": "
        + "it is not a variable font"
    ),
  ].map { "a.yaml:\($0.0): warning: \($0.1)" }

  private func warnings(_ run: Run) -> [String] {
    run.errors.split(separator: "\n").map(String.init).filter { $0.contains("warning: ") }
  }

  private func fonts() -> [String] { ["--fonts", Repository.path("Fonts")] }

  @Test func eachCauseIsSaidOnceWithItsPlace() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.scene])
    let run = try folder.galley(["render", "a.yaml"] + fonts())
    #expect(run.status == 0)
    #expect(warnings(run) == Self.expected)
  }

  @Test func strictlyTheyAreFindings() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.scene, "b.yaml": sceneText()])
    let run = try folder.galley(["render", "a.yaml", "--strict"] + fonts())
    #expect(run.status == 1)
    #expect(warnings(run) == Self.expected)
    #expect(exists(folder.path("Pictures/a.png")))
    try expectEqual(folder.galley(["render", "b.yaml", "--strict"] + fonts()).status, 0)
  }

  @Test func recordAndVerifySayThemToo() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.scene])
    let recorded = try folder.galley(["record", "a.yaml"] + fonts())
    #expect(recorded.status == 0 && warnings(recorded) == Self.expected)
    try expectEqual(folder.galley(["record", "a.yaml", "--strict"] + fonts()).status, 1)
    let verified = try folder.galley(["verify", "a.yaml"] + fonts())
    #expect(verified.status == 0 && warnings(verified) == Self.expected)
    let strict = try folder.galley(["verify", "a.yaml", "--strict"] + fonts())
    #expect(strict.status == 1 && warnings(strict) == Self.expected)
    #expect(strict.text.contains("1 scene: as accepted"))
  }

  @Test(arguments: [["render", "-o", "out.png"], ["record"], ["verify"]]) func asJSON(verb: [String]) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.scene])
    try expectEqual(folder.galley(["record", "a.yaml"] + fonts()).status, 0)
    let run = try folder.galley(verb + ["a.yaml", "--json"] + fonts())
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.text.contains(
        """
        "warnings": [{ "cause": "variationAxis", "file": "a.yaml", "line": 6, "column": 79, "key": \
        "styles.wide.font.variations.wgth", "view": "words", "face": "GalleyTestVariable-Regular", "message": "view \
        \\"words\\": GalleyTestVariable-Regular has no axis \\"wgth\\"", "suggestion": "wght", "valid": ["wght", "wdth"] }
        """))
    #expect(run.text.contains("\"cause\": \"missingGlyph\", \"file\": \"a.yaml\", \"line\": 17"))
    let strict = try folder.galley(verb + ["a.yaml", "--json", "--strict"] + fonts())
    #expect(strict.status == 1 && strict.text == run.text)
  }

  /// Text that is typed in a step is looked at in the frame where it shows; each character is named once.
  @Test func warningsFromSteps() throws {
    let scene = """
      galley: 1
      size: [100, 40]
      background: "#FFFFFF"
      fonts: { fallback: [] }
      views:
        - textField: { id: name, frame: [0, 0, 100, 40], font: { family: Galley Test Segment, size: 12 } }
      steps:
        - { focus: name, frame: empty }
        - { type: "字", frame: first }
        - { type: "字色", frame: second }

      """
    let folder = try TemporaryFolder(["s.yaml": scene])
    let run = try folder.galley(["render", "s.yaml", "-o", "out/"] + fonts())
    #expect(run.status == 0)
    let found = warnings(run)
    #expect(found.count == 1)
    #expect(found.first?.contains("view \"name\": no face has \"字\" (U+5B57) and \"色\" (U+8272)") == true)
  }

  private func found(in views: String, before: String = "", after: String = "") throws -> [String] {
    let scene =
      "galley: 1\nsize: [200, 100]\nbackground: \"#FFFFFF\"\nfonts: { fallback: [] }\n\(before)\nviews:\n"
      + views + "\n\(after)"
    let folder = try TemporaryFolder(["a.yaml": scene])
    return warnings(try folder.galley(["render", "a.yaml"] + fonts()))
  }

  /// A style is checked with every face that it meets.
  @Test func aStyleOverTwoFaces() throws {
    let found = try found(
      in: """
        - label: { font: { family: Inter, size: 12 }, runs: [ { text: a, style: zero } ] }
        - label: { font: { family: Galley Test Mono, size: 12 }, runs: [ { text: a, style: zero } ] }
        """, before: "styles: { zero: { font: { features: { zero: 1 } } } }")
    #expect(found.count == 1)
    #expect(found.first?.contains("GalleyTestMono-Regular has no feature") == true)
  }

  /// Neither an alias nor a style in several views, with whatever traits, makes one cause two.
  @Test func oneCauseIsOneWarning() throws {
    let aliased = try found(
      in: """
        - view: { subviews: &body [ { label: { text: a, font: { family: Inter, size: 9, features: { abcd: 1 } } } } ] }
        - view: { subviews: *body }
        """)
    #expect(aliased.count == 1)
    let styled = try found(
      in: """
        - label: { id: a, runs: [ { text: a, style: odd } ] }
        - view: { traitOverrides: { userInterfaceStyle: dark }, subviews: [ { label: { runs: [ { text: a, style: odd } ] } } ] }
        """, before: "styles: { odd: { font: { family: Inter, size: 9, features: { abcd: 1 } } } }",
      after: "steps: [ { set: { view: a, text: b, style: odd } } ]")
    #expect(styled.count == 1)
    #expect(styled.first?.contains("styles.odd.font.features.abcd") == true)
  }

  /// A warning names the view whose font it is.
  @Test func theViewIsTheOneWithTheFont() throws {
    let found = try found(
      in: """
        - textField:
            id: field
            leftView: { label: { id: overlay, text: a } }
            font: { family: Inter, size: 9, features: { abcd: 1 } }
        """)
    #expect(found.count == 1 && found.first?.contains("view \"field\"") == true)
  }

  @Test(arguments: ["textField", "textView"]) func placeholdersLackGlyphsToo(kind: String) throws {
    let found = try found(in: "- \(kind): { id: f, frame: [0, 0, 90, 40], placeholder: \"字\" }")
    #expect(found.count == 1)
    #expect(found.first?.contains("placeholder: view \"f\": no face has \"字\"") == true)
  }

  @Test func theDumpNamesVariations() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.scene])
    let dump = try folder.galley(["layout", "a.yaml"] + fonts()).text
    #expect(dump.contains("\"size\": 20, \"variations\": { \"wdth\": 80 }, \"level\": 0"))
    #expect(!dump.contains("\"size\": 15, \"variations\""))
  }
}
