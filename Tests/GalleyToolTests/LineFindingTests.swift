import GalleyGoldens
import TestSupport
import Testing

/// What `galley compare-ios` says of lines that are hidden, cannot be seen or do not count.
@Suite struct LineFindingTests {
  /// A scene of 60 × 40 pt with these views, compared with the picture that Galley draws of it.
  private static func compare(_ views: String, scale: Int = 2, _ options: String...) throws -> Run {
    let scene = """
      galley: 1
      size: [60, 40]
      scale: \(scale)
      background: "#FFFFFF"
      views:
      \(views)
      """
    let folder = try TemporaryFolder(["a.yaml": scene])
    let drawn = try folder.galley("render", "a.yaml", "-o", "a.png")
    try #require(drawn.status == 0, "\(drawn.errors)")
    return try folder.galley(["compare-ios", "a.yaml", "a.png"] + options)
  }

  private static func label(_ text: String, _ id: String, y: Int = 0, size: Double = 10, more: String = "") -> String {
    "  - label: { id: \(id), frame: [0.25, \(y), 50, 10], text: \(text), "
      + "font: { family: Galley Test Mono, size: \(size) }\(more) }\n"
  }

  @Test func aLineBelowAnotherIsInPlaceWhereThePixelsAgree() throws {
    let run = try Self.compare(Self.label("nnnnn", "lower") + Self.label("WMWMW", "upper"))
    #expect(run.status == 0)
    #expect(CompareIOSTests.findings(run, "lines") == ["all 2 lines are where Galley sets them"])
    let covered = try Self.compare(
      Self.label("nnnnn", "lower") + "  - view: { frame: [0, 0, 60, 20], backgroundColor: systemBlue }")
    #expect(covered.status == 0)
    #expect(CompareIOSTests.findings(covered, "lines") == ["the line is where Galley sets it"])
  }

  @Test func whatCannotBeSeenIsNotMeasured() throws {
    let sentence =
      "line 1 of \"gone\" was not measured: it is outside the picture, hidden, or too close to the background in "
      + "colour"
    let off = try Self.compare(Self.label("aa", "gone", y: 60))
    #expect(CompareIOSTests.findings(off, "lines") == [sentence])
    let white = Self.label("aa", "gone", more: ", textColor: white")
    #expect(CompareIOSTests.findings(try Self.compare(white), "lines") == [sentence])
    let both = try Self.compare(white + Self.label("bb", "seen", y: 20))
    #expect(CompareIOSTests.findings(both, "lines") == [sentence, "the other line is where Galley sets it"])
    #expect(both.status == 0)
    let json = try Self.compare(white, "--json")
    #expect(json.text.contains("\"place\": \"notMeasured\""))
  }

  @Test func ignoredTextIsSaidToBeIgnored() throws {
    let run = try Self.compare(Self.label("aa", "title"), "--ignore", "0,0,120,80")
    #expect(CompareIOSTests.findings(run, "lines") == ["all text is ignored"])
    let empty = try Self.compare("  - view: { frame: [0, 0, 60, 20] }")
    #expect(CompareIOSTests.findings(empty, "lines") == ["the scene has no upright text to compare"])
  }

  /// 10 ⅔ points at three pixels a point: 32 pixels per em, although the length grid has a little more.
  @Test func theGridIsThatOfTheSizeAsDrawn() throws {
    let run = try Self.compare(Self.label("aabbc", "title", size: 10.666_666_7), scale: 3)
    #expect(
      CompareIOSTests.findings(run, "glyphs") == [
        "5 glyphs of labels at 32 px per em are on half pixels, rounded down, as Galley draws them"
      ])
  }

  @Test func buttonsAreCalledButtons() throws {
    let run = try Self.compare(
      "  - button: { frame: [0, 0, 60, 40], title: aa, titleColor: black, "
        + "font: { family: Galley Test Mono, size: 10 } }")
    #expect(CompareIOSTests.findings(run, "glyphs").first?.hasPrefix("2 glyphs of buttons at 20 px per em") == true)
    #expect(CompareIOSTests.findings(run, "lines") == ["the line is where Galley sets it"])
  }

  /// Nearly a million points of line once took 750 MB, nearly all for pixels that are in no picture.
  @Test func aLineFarBeyondThePictureTakesLittleMemory() throws {
    let letters = String(repeating: "a", count: 100)
    let scene = """
      galley: 1
      size: [60, 40]
      scale: 2
      background: "#FFFFFF"
      views:
        - label:
            frame: [0, 0, 1100000, 40]
            runs: [ { text: \(letters), kern: 9000, font: { family: Galley Test Mono, size: 100 } } ]
      """
    let folder = try TemporaryFolder(["a.yaml": scene])
    try expectEqual(folder.galley("render", "a.yaml", "-o", "a.png").status, 0)
    let run = try folder.shell("ulimit -v 400000; $GALLEY compare-ios a.yaml a.png")
    #expect(run.status == 0, "\(run.errors)")
    #expect(CompareIOSTests.findings(run, "lines") == ["the line is where Galley sets it"])
  }
}
