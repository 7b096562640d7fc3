import GalleyFiles
import TestSupport
import Testing

@Suite struct LintTests {
  private func scene(_ views: String, size: String = "[100, 100]") -> String {
    "galley: 1\nsize: \(size)\nfonts: { fallback: [] }\nviews:\n"
      + views.split(separator: "\n").map { "  - \($0)\n" }.joined()
  }

  private func label(_ id: String, _ frame: String, _ text: String, _ more: String = "") -> String {
    "label: { id: \(id), frame: \(frame), text: \"\(text)\", font: { family: Galley Test Mono, size: 10 }\(more) }\n"
  }

  private func lint(_ views: String, project: String = "", _ arguments: String...) throws -> Run {
    // The texts of these scenes are small, so that their numbers are.
    let off = "smallText: off, touchTarget: off"
    let rules =
      project.contains("lint: {")
      ? project.replacing("lint: {", with: "lint: { \(off),") : project + "\nlint: { \(off) }\n"
    let folder = try TemporaryFolder(["a.yaml": scene(views), "galley.yaml": "galley: 1\nscenes: [a.yaml]\n" + rules])
    return try folder.galley(["lint"] + arguments)
  }

  @Test func aCleanSceneHasNoFindings() throws {
    let run = try lint(label("a", "[0, 0, 100, 10]", "Hello") + label("b", "[0, 10, 100, 10]", "Hello"))
    #expect(run.status == 0 && run.text == "0 findings in 1 scene\n" && run.errors == "")
  }

  @Test func textsThatLieOverEachOther() throws {
    let run = try lint(label("a", "[0, 0, 100, 10]", "Hello") + label("b", "[20, 4, 50, 10]", "Hello"))
    #expect(run.status == 1)
    #expect(
      run.text
        == "a.yaml:6:12: overlap: view \"b\" [20, 4, 50, 10]: it overlaps \"a\" by 10 × 6 pt\n1 finding in 1 scene\n")
    // It is the text that counts, not the frame.
    try expectEqual(lint(label("a", "[0, 0, 100, 10]", "Hello") + label("b", "[31, 4, 50, 10]", "Hello")).status, 0)
    try expectEqual(
      lint(label("a", "[0, 0, 100, 10]", "Hello") + label("b", "[20, 4, 50, 10]", "Hello", ", hidden: true")).status, 0)
  }

  /// Rows that a section takes from another file are found fault with there.
  @Test func findingsAreLocatedInIncludedFiles() throws {
    let row = "views:\n\n  - label: { id: cut, text: \"Hello, world, and all that is in it\", numberOfLines: 1, "
    let scene = """
      galley: 1
      size: [100, auto]
      fonts: { fallback: [] }
      views:
        - table:
            frame: [0, 0, 100, auto]
            sections:
              - header: One
                rows:
                  - include: parts/rows.yaml
      """
    let font = "font: { family: Galley Test Mono, size: 10 }"
    let folder = try TemporaryFolder([
      "a.yaml": scene, "parts/rows.yaml": row + "lineBreakMode: byTruncatingTail, \(font) }\n",
      "galley.yaml": "galley: 1\nscenes: [a.yaml]\nlint: { smallText: off, touchTarget: off }\n",
    ])
    let run = try folder.galley("lint")
    #expect(run.text.contains("parts/rows.yaml:3:12: truncation: view \"cut\" of a.yaml ["), "\(run.text)")
    #expect(try folder.galley("lint", "--json").text.contains("\"file\": \"parts/rows.yaml\""))
    try expectEqual(folder.galley("record", "a.yaml").status, 0)
    try expectEqual(folder.galley("verify", "a.yaml").status, 0)
    try writeFile(folder.path("parts/rows.yaml"), Array((row + "lineBreakMod: byClipping, \(font) }\n").utf8))
    let broken = try folder.galley("verify", "a.yaml")
    #expect(broken.status == 2)
    #expect(broken.errors.contains("parts/rows.yaml:3:"), "\(broken.errors)")
    #expect(broken.errors.contains("unknown key \"lineBreakMod\""), "\(broken.errors)")
  }

  @Test func aFieldCountsWhole() throws {
    let field = "textField: { id: f, frame: [60, 0, 40, 20] }\n"
    try expectEqual(lint(label("a", "[0, 0, 100, 10]", "Hello") + field).status, 0)
    #expect(try lint(label("a", "[0, 0, 100, 10]", "Hello, world") + field).text.contains("overlap: view \"f\""))
  }

  @Test func textThatIsCut() throws {
    let cut = try lint(label("a", "[0, 0, 42, 10]", "Hello, world"))
    #expect(cut.status == 1)
    #expect(
      cut.text.hasPrefix(
        "a.yaml:5:12: truncation: view \"a\" [0, 0, 42, 10]: its text is truncated: \" world\" is hidden\n"))
    let clipped = try lint(label("a", "[0, 0, 60, 10]", "Delivery is on Friday", ", lineBreakMode: byClipping"))
    #expect(clipped.text.contains("its text is truncated: \"s on Friday\" is hidden\n"), "\(clipped.text)")
    let low = try lint(label("a", "[0, 20, 100, 4]", "Hello"))
    #expect(low.text.contains("truncation: view \"a\" [0, 20, 100, 4]: its text needs 10 pt of height and has 4\n"))
  }

  @Test func viewsBeyondTheCanvas() throws {
    let run = try lint(label("a", "[80, -4, 50, 10]", "Hello"))
    #expect(
      run.text.hasPrefix(
        "a.yaml:5:12: offScreen: view \"a\" [80, -4, 50, 10]: it reaches beyond the canvas: 4 pt at the top, 30 pt at the right (its text 10 pt)\n"
      ))
    // What is scrolled or clipped may be outside.
    let inside =
      "view: { id: v, frame: [0, 0, 50, 50], clipsToBounds: true, subviews: [ { \(label("a", "[200, 0, 50, 10]", "Hello").dropLast()) } ] }\n"
    try expectEqual(lint(inside).status, 0)
  }

  @Test func charactersWithoutAFace() throws {
    let run = try lint(label("a", "[0, 0, 100, 10]", "ก"))
    #expect(run.status == 1)
    #expect(run.text.contains("missingGlyphs: view \"a\" [0, 0, 100, 10]: no face has \"ก\" (U+0E01)"))
  }

  @Test func rulesAreSwitchedOff() throws {
    let views = label("a", "[0, 0, 42, 10]", "Hello, world") + label("b", "[0, 4, 100, 10]", "Hello")
    #expect(try lint(views).text.hasSuffix("2 findings in 1 scene\n"))
    #expect(try lint(views, project: "lint: { overlap: false }").text.hasSuffix("1 finding in 1 scene\n"))
    try expectEqual(lint(views, project: "lint: { overlap: false, truncation: false }").status, 0)
    try expectEqual(lint(views, project: "lint: { except: [ { views: [a], reason: r } ] }").status, 0)
    #expect(
      try lint(views, project: "lint: { except: [ { views: [a], rules: [truncation], reason: r } ] }").text.hasSuffix(
        "1 finding in 1 scene\n"))
    try expectEqual(lint(views, project: "lint: { except: [ { scenes: [b.yaml], reason: r } ] }").status, 1)
    try expectEqual(lint(views, project: "lint: { except: [ { scenes: [a.yaml], reason: r } ] }").status, 0)
  }

  @Test func variantsAreLookedAtToo() throws {
    let views =
      "label: { id: a, frame: [0, 0, 40, 10], text: { localized: go }, font: { family: Galley Test Mono, size: 10 } }"
    let run = try lint(
      views, project: "strings: { en: { go: Go, stop: Stop }, de: { go: Fortfahren } }\nmatrix: { locales: [de] }")
    #expect(run.status == 1)
    #expect(
      run.text == """
        galley.yaml:3:40: translations: strings.de: there is no string "stop" in this language
        a.yaml@de:5:12: truncation: view "a" [0, 0, 40, 10]: its text is truncated: "ahren" is hidden
        2 findings in 1 scene (2 cells)

        """)
  }

  @Test func findingsOfSeveralCellsAreOneLine() throws {
    let views =
      "label: { id: a, frame: [0, 0, 40, 10], text: Fortfahren, font: { family: Galley Test Mono, size: 10 } }"
    let run = try lint(views, project: "matrix: { appearances: [light, dark] }")
    #expect(run.status == 1)
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == 2, "\(run.text)")
    #expect(lines[0].hasPrefix("a.yaml:5:12: truncation: view \"a\" [0, 0, 40, 10]: its text is truncated: "))
    #expect(lines[0].hasSuffix(", in 2 of 2 cells, first in a.yaml"))
    #expect(lines[1] == "1 finding in 1 scene (2 cells)")
  }

  @Test func findingsAreDataToo() throws {
    let json = try lint(label("a", "[0, 0, 42, 10]", "Hello, world"), "--json")
    #expect(json.status == 1)
    #expect(
      json.text.contains(
        "{ \"scene\": \"a.yaml\", \"rule\": \"truncation\", \"severity\": \"error\", \"view\": \"a\", \"frame\": [0, 0, 42, 10], \"line\": 5, \"column\": 12,"
      ))
  }

  @Test func aSceneThatCannotBeDrawnIsAMistake() throws {
    let run = try lint("label: { txt: a }")
    #expect(run.status == 2 && run.errors.contains("did you mean \"text\"?"))
  }
}
