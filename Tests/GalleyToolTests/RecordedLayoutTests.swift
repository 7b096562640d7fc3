import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

/// Layouts that were recorded beside a picture, as `galley compare-ios` reads them.
@Suite struct RecordedLayoutTests {
  private static func compare(_ layout: String) throws -> Run {
    let folder = try CompareIOSTests.folder()
    try folder.write("a.layout.json", Array(layout.utf8))
    return try folder.galley("compare-ios", "a.yaml", "a.png")
  }

  private static func dump(of scene: String) throws -> String {
    let folder = try TemporaryFolder(["a.yaml": scene])
    return try folder.galley("layout", "a.yaml").text
  }

  @Test func theScenesOwnLayoutAgrees() throws {
    let run = try Self.compare(try Self.dump(of: CompareIOSTests.scene))
    #expect(run.status == 0, "\(run.text)")
    #expect(CompareIOSTests.findings(run, "lines") == ["2 lines are as recorded, to 0.01 pt (a.layout.json)"])
  }

  @Test func aLineThatBreaksElsewhereIsNamed() throws {
    let run = try Self.compare(try Self.dump(of: CompareIOSTests.twoLines(width: 40)))
    #expect(run.status == 1)
    #expect(
      CompareIOSTests.findings(run, "lines") == [
        "the frame of \"title\" is [0.25, 0, 40, 30] on iOS, [0.25, 0, 50, 20] in Galley",
        "line 1 of \"title\" breaks elsewhere: before “cc” on iOS, after it in Galley; it is 36 pt wide on iOS,"
          + " 50 pt in Galley, in 40 pt on iOS, 50 pt in Galley",
        "\"title\" has 3 lines on iOS, 2 in Galley",
      ])
  }

  @Test func otherNumbersAreSaid() throws {
    let dump = try Self.dump(of: CompareIOSTests.scene)
    let lower = dump.replacing("\"drawnBaseline\": 8,", with: "\"drawnBaseline\": 8.5,")
    #expect(
      CompareIOSTests.findings(try Self.compare(lower), "lines") == [
        "line 1 of \"title\": the baseline is 0.5 pt (1 px) lower on iOS"
      ])
    let moved = dump.replacing("[66, 6, 8, 6, 1]", with: "[66, 6.02, 8, 6, 1]")
    #expect(
      CompareIOSTests.findings(try Self.compare(moved), "lines") == [
        "line 1 of \"title\": 1 of 9 glyphs is elsewhere, by up to 0.02 pt; the first is glyph 2, at (6.02, 8) on iOS, at"
          + " (6, 8) in Galley"
      ])
    let near = dump.replacing("[66, 6, 8, 6, 1]", with: "[66, 6.009, 8, 6, 1]")
    try expectEqual(Self.compare(near).status, 0)
  }

  /// In the form in which Scripts/RecordOnMac writes it: fewer members, and where it was recorded.
  @Test func aRecordingOfASimulatorIsRead() throws {
    let run = try Self.compare(
      """
      {"galley": 1, "recorded": {"device": "iPhone 15", "system": "iOS 17.5"}, "size": [60, 40], "scale": 2, "views": [
      {"id": "title", "type": "label", "frame": [0.25, 0, 50, 20], "text": "aa bb cc dd ee", "layout": "stand-in", "lines": [
      {"range": [0, 9], "rect": [0, 0, 50, 10], "usedRect": [0, 0, 50, 10], "baseline": 8, "runs": []},
      {"range": [9, 14], "rect": [0, 10, 50, 10], "usedRect": [0, 10, 30, 10], "baseline": 19, "hidden": [9, 9]}], \
      "subviews": []}]}
      """)
    #expect(run.status == 1)
    #expect(
      CompareIOSTests.findings(run, "lines") == [
        "line 2 of \"title\": the baseline is 1 pt (2 px) lower on iOS",
        "line 1 of \"title\": 0 glyphs on iOS, 9 in Galley",
      ])
  }

  @Test(
    arguments: [
      ("{", "a.layout.json:1:2: error: not valid JSON: the text ends too early\n"),
      ("", "a.layout.json:1:1: error: the file is empty; a layout begins with { \"galley\": 1\n"),
      (CompareIOSTests.scene, "a.layout.json:1:1: error: not valid JSON: a value was expected here\n"),
      ("{ galley: 1 }", "a.layout.json:1:3: error: not valid JSON: a key in quotes was expected here\n"),
      (
        "{ \"galley\": 1, \"size\": [1], \"scale\": 0, \"views\": [] }",
        "a.layout.json:1:24: error: size: expected [width, height], found a list of 1\n"
          + "a.layout.json:1:38: error: scale: the scale is 0 pixels per point; it must be above 0\n"
      ),
      ("[]", "a.layout.json:1:1: error: expected a mapping that describes a layout, found a list"),
      (
        "{ \"galley\": 1, \"size\": [1, 2], \"scale\": 2 }",
        "a.layout.json:1:1: error: the key \"views\" is missing in a layout"
      ),
      (
        "{ \"galley\": 1, \"size\": [1, 2], \"scale\": 2, \"views\": [ { \"lines\": [ { \"range\": [3, 1] } ] } ] }",
        "a.layout.json:1:79: error: views[0].lines[0].range: 3 to 1 runs backwards; the smaller offset comes first"
      ),
      (
        "{ \"galley\": 1, \"size\": [1, 2], \"scale\": 2, \"views\": [ { \"lines\": [\n{ \"range\": [0, 1], \"runs\": [ "
          + "{ \"font\": \"A\", \"glyphs\": [[1, 2, 3]] } ] } ] } ] }",
        "a.layout.json:2:56: error: views[0].lines[0].runs[0].glyphs[0]: expected [glyph, x, y, advance, cluster], found"
      ),
    ])
  func aLayoutThatCannotBeReadIsAMistake(layout: String, message: String) throws {
    let run = try Self.compare(layout)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(run.output == [])
  }

  @Test(arguments: [["a.png", "--diff", "a.layout.json"], ["a.png", "--layout", "b.json", "--diff", "b.json"]])
  func aLayoutIsNotLostToAPicture(arguments: [String]) throws {
    let folder = try CompareIOSTests.folder()
    let layout = Array(try Self.dump(of: CompareIOSTests.scene).utf8)
    for name in ["a.layout.json", "b.json"] { try folder.write(name, layout) }
    let run = try folder.galley(["compare-ios", "a.yaml"] + arguments)
    let name = arguments.last ?? ""
    #expect(run.status == 2)
    #expect(
      run.errors
        == "galley: \(name) is the recorded layout itself and would be overwritten: "
        + "choose another output with --diff\n")
    try expectEqual(readFile(folder.path(name)), layout)
  }

  @Test func aSceneIsPrintedAsJSON() throws {
    let folder = try TemporaryFolder(["a.yaml": CompareIOSTests.twoLines(width: 50, extra: "appearance: light")])
    let run = try folder.galley("json", "a.yaml")
    #expect(
      run.text == """
        {
          "galley": 1,
          "size": [60, 40],
          "scale": 2,
          "background": "#FFFFFF",
          "appearance": "light",
          "views": [
            { "label": { "id": "title", "frame": [0.25, 0, 50, "auto"], "numberOfLines": 0, "font": { "family": "Galley Test Mono", "size": 10 }, "text": "aa bb cc dd ee" } }
          ]
        }

        """)
    try folder.write("b.json", run.output)
    try expectEqual(folder.galley("layout", "b.json").output, folder.galley("layout", "a.yaml").output)
    try expectEqual(folder.galley("json", "a.png").status, 2)
    try expectEqual(folder.galley("json", "a.yaml", "--json").output, run.output)
    #expect(try folder.galley("--help").text.contains("layout and json print JSON without it too"))
  }
}
