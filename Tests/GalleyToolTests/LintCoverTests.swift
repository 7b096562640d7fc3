import TestSupport
import Testing

/// Text that does not show, and views that lie over each other.
@Suite struct LintCoverTests {
  private let mono = "font: { family: Galley Test Mono, size: 20 }"

  /// The lines of findings about one rule, from the view on.
  private func lines(_ rule: String, _ views: [String], scene: String = "") throws -> [String] {
    let text =
      "galley: 1\nsize: [200, 200]\nbackground: '#FFFFFF'\n\(scene)\nviews:\n"
      + views.map { "  - \($0)\n" }.joined()
    let folder = try TemporaryFolder(["a.yaml": text, "galley.yaml": "galley: 1\nscenes: [a.yaml]\n"])
    let run = try folder.galley("lint")
    #expect(run.status < 2, "\(run.errors)")
    return run.text.split(separator: "\n").filter { $0.contains(" \(rule): ") }.map { line in
      String(line[(line.firstRange(of: "view ")?.lowerBound ?? line.startIndex)...])
    }
  }

  private func label(_ id: String, _ frame: String, _ text: String = "HHHH", _ more: String = "") -> String {
    "label: { id: \(id), frame: \(frame), text: \(text), \(mono)\(more) }"
  }

  // MARK: Covered

  @Test(arguments: [
    ("view: { id: v, frame: [0, 0, 100, 20], background: black }", "\"v\" covers its text"),
    ("view: { id: v, frame: [0, 0, 100, 20], background: white }", "\"v\" covers its text"),
    ("view: { id: v, frame: [24, 0, 100, 20], background: red }", "\"v\" covers 50 % of its text"),
    ("view: { id: v, frame: [0, 0, 100, 20], background: red, transform: { scale: 0.5 } }", "\"v\" covers"),
    ("view: { id: v, frame: [0, 0, 100, 20], background: red, alpha: 0.5 }", ""),
    ("view: { id: v, frame: [0, 0, 100, 20], background: '#FF000080' }", ""),
    ("view: { id: v, frame: [0, 0, 100, 20], background: red, isHidden: true }", ""),
    ("view: { id: v, frame: [48, 0, 100, 20], background: red }", ""),
    ("view: { id: v, frame: [0, 30, 100, 20], background: red }", ""),
    ("label: { id: v, frame: [0, 0, 100, 20], text: '', background: red }", "\"v\" covers its text"),
    (
      "view: { frame: [0, 0, 200, 200], subviews: [ { view: { id: v, frame: [0, 0, 60, 60], background: red } } ] }",
      "\"v\" covers its text"
    ),
  ])
  func textUnderSomethingOpaque(cover: String, words: String) throws {
    let found = try lines("covered", [label("a", "[0, 0, 100, 20]"), cover])
    #expect(found.count == (words.isEmpty ? 0 : 1), "\(found)")
    #expect(words.isEmpty || found.first?.hasPrefix("view \"a\" [0, 0, 100, 20]: \(words)") == true, "\(found)")
    // Below the text, it covers nothing.
    try expectEqual(lines("covered", [cover, label("a", "[0, 0, 100, 20]")]), [])
  }

  @Test func textOfEveryKindIsCovered() throws {
    let cover = "view: { id: v, frame: [0, 0, 200, 200], background: white }"
    for view in [
      "textField: { id: a, frame: [0, 0, 100, 44], text: Hello }",
      "button: { id: a, frame: [0, 0, 100, 44], title: Go }",
      "textView: { id: a, frame: [0, 0, 100, 44], text: Hello }",
      "textContainer: { id: a, frame: [0, 0, 100, 44], text: Hello }",
      "label: { id: a, frame: [0, 0, 100, 44], text: \"😀\" }",
      "label: { id: a, frame: [0, 0, 100, 44], text: Hello, transform: { rotation: 10 } }",
      "view: { frame: [0, 0, 90, 90], background: white, layerShadow: { radius: 4 }, subviews: [ { label: { id: a, text: Hello } } ] }",
    ] {
      let found = try lines("covered", [view, cover])
      #expect(found.count == 1 && found[0].hasPrefix("view \"a\""), "\(view): \(found)")
    }
  }

  @Test func whatScrollsMayPassBelowABar() throws {
    let text = label("a", "[0, 0, 100, 20]")
    let bar = "view: { id: bar, frame: [0, 0, 200, 40], background: red }"
    func scroll(_ views: String) -> String {
      "scroll: { frame: [0, 0, 200, 200], content: { view: { frame: { height: 400 }, subviews: [ \(views) ] } } }"
    }
    try expectEqual(lines("covered", [scroll("{ \(text) }"), bar]), [])
    try expectEqual(lines("covered", [scroll("{ \(text) }, { \(bar) }")]).count, 1)
  }

  @Test func aKeyboardCoversNothing() throws {
    let text = label("a", "[0, 170, 100, 20]")
    try expectEqual(lines("covered", [text], scene: "keyboard: { height: 100, isShown: true }"), [])
  }

  // MARK: Alpha

  @Test(arguments: [
    ("label: { id: a, text: Hello, textColor: '#00000000' }", "its text has a colour with an alpha of 0"),
    ("label: { id: a, text: Hello, alpha: 0 }", "it has an alpha of 0, so its text is invisible"),
    ("view: { id: a, alpha: 0, subviews: [ { label: { text: Hello } } ] }", "it has an alpha of 0, so its text"),
    ("textField: { id: a, frame: [0, 0, 100, 44], text: Hello, textColor: clear }", "its text has a colour"),
    (
      "label: { id: a, runs: [ { text: Hel }, { text: lo, foregroundColor: clear } ] }",
      "a part of its text has a colour with an alpha of 0"
    ),
    ("label: { id: a, text: Hello, alpha: 0, isHidden: true }", ""),
    ("label: { id: a, text: '', alpha: 0 }", ""),
    ("label: { id: a, text: Hello, alpha: 0.5 }", ""),
    ("label: { id: a, runs: [ { text: Hello, foregroundColor: clear, strokeColor: red, strokeWidth: -3 } ] }", ""),
  ])
  func textOfAlphaZero(view: String, words: String) throws {
    let found = try lines("transparentText", [view])
    #expect(found.count == (words.isEmpty ? 0 : 1), "\(found)")
    #expect(words.isEmpty || found.first?.contains(words) == true, "\(found)")
  }

  // MARK: Exclusion paths

  @Test func exclusionPathsMakeRoomForOtherViews() throws {
    func found(_ paths: String, _ frame: String = "[50, 50, 60, 20]", _ kind: String = "textView") throws -> [String] {
      let text =
        "\(kind): { id: t, frame: [0, 0, 200, 200], text: \(Array(repeating: "word", count: 40).joined(separator: " ")), "
        + "exclusionPaths: [\(paths)], \(mono) }"
      return try lines("overlap", [text, label("a", frame, "HHH")])
    }
    try expectEqual(found("").count, 1)
    // A text view has a margin of 8 points above its text.
    try expectEqual(found("{ rect: [40, 40, 80, 30] }"), [])
    try expectEqual(found("{ oval: [20, 0, 100, 100] }"), [])
    try expectEqual(found("{ rect: [40, 40, 80, 30] }", "[100, 50, 60, 20]").count, 1)
    try expectEqual(found("{ rect: [40, 140, 80, 30] }").count, 1)
    try expectEqual(found("{ rect: [40, 40, 80, 30] }", "[50, 50, 60, 20]", "textContainer"), [])
    try expectEqual(found("{ rect: [40, 140, 80, 30] }", "[50, 50, 60, 20]", "textContainer").count, 1)
  }

  @Test func linesThatEndBeforeAnotherTextDoNotLieUnderIt() throws {
    let lines = try lines(
      "overlap",
      [
        label("a", "[0, 0, 200, 40]", "\"HHHHHHHHHH\\nH\"", ", numberOfLines: 2"), label("b", "[60, 22, 60, 18]", "HH"),
      ])
    expectEqual(lines, [])
  }

  // MARK: Off the screen

  @Test(arguments: [
    ("[210, 10, 50, 20]", "it lies wholly outside of the canvas (200 × 200 pt)"),
    ("[10, -30, 50, 20]", "it lies wholly outside of the canvas (200 × 200 pt)"),
    ("[190, 10, 50, 20]", "it reaches beyond the canvas: 40 pt at the right (its text 38 pt)"),
    ("[-20, 10, 100, 20]", "it reaches beyond the canvas: 20 pt at the left"),
    ("[100, 10, 200, 20]", ""),
    ("[10, 195, 60, 2]", "it reaches beyond the canvas: its text 6 pt at the bottom"),
  ])
  func numbersAgreeWithTheRectangle(frame: String, words: String) throws {
    let found = try lines("offScreen", [label("a", frame)])
    #expect(found.count == (words.isEmpty ? 0 : 1), "\(found)")
    #expect(words.isEmpty || found.first?.hasSuffix("]: " + words) == true, "\(found)")
  }

  @Test func aTextBesideTheCanvasIsSaidToBeOutside() throws {
    let found = try lines("offScreen", [label("a", "[-150, 10, 160, 20]")])
    #expect(found.count == 1 && found[0].hasSuffix("its text lies wholly outside of the canvas (200 × 200 pt)"))
  }

  // MARK: Scenes with mistakes and warnings

  @Test func aBrokenSceneIsNotWithoutFindings() throws {
    let good = "galley: 1\nviews: [ { label: { text: a } } ]\n"
    let cut = "galley: 1\nviews: [ { label: { id: a, text: Hello world, frame: [0, 0, 20, 20] } } ]\n"
    let bad = "galley: 1\nviews: [ { label: { txt: a } } ]\n"
    let folder = try TemporaryFolder(["bad.yaml": bad, "b.yaml": good, "c.yaml": cut])
    let alone = try folder.galley("lint", "bad.yaml")
    #expect(alone.status == 2 && alone.text == "1 of 1 scene could not be drawn\n", "\(alone.text)")
    #expect(try folder.galley("lint", "bad.yaml", "b.yaml").text == "1 of 2 scenes could not be drawn\n")
    let both = try folder.galley("lint", "bad.yaml", "c.yaml").text
    #expect(both.hasSuffix("1 finding in 2 scenes; 1 of 2 scenes could not be drawn\n"), "\(both)")
  }

  @Test func warningsOfTheSceneAreFindings() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "galley: 1\nlocale: xx_QQ\nviews: [ { label: { id: a, text: 'a\\nb' } } ]\n"
    ])
    let run = try folder.galley("lint", "a.yaml")
    let locale = "a.yaml:2:9: warning: warnings: \"xx_QQ\" is not a known locale"
    #expect(run.status == 0 && run.text.contains(locale), "\(run.text)")
    #expect(run.text.contains("a.yaml:3:34: warning: warnings: \"\\n\" is shown as 2 characters"), "\(run.text)")
    try expectEqual(folder.galley("lint", "a.yaml", "--strict").status, 1)
  }
}
