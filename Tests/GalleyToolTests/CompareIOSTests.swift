import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

@Suite struct CompareIOSTests {
  /// Two lines of Galley Test Mono at 10 pt, every glyph 6 pt wide: “aa bb cc” and “dd ee” in 50 pt.
  static let scene = twoLines(width: 50)

  static func twoLines(width: Int, extra: String = "") -> String {
    """
    galley: 1
    size: [60, 40]
    scale: 2
    background: "#FFFFFF"
    \(extra)
    views:
      - label:
          id: title
          frame: [0.25, 0, \(width), auto]
          numberOfLines: 0
          font: { family: Galley Test Mono, size: 10 }
          text: "aa bb cc dd ee"
    """
  }

  /// A folder with the scene, and a picture of `other` as if iOS had drawn it.
  static func folder(picture other: String = scene) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["a.yaml": scene, "other.yaml": other])
    let run = try folder.galley("render", "other.yaml", "-o", "a.png")
    try #require(run.status == 0, "\(run.errors)")
    return folder
  }

  /// The lines of a report about one topic, without it.
  static func findings(_ run: Run, _ topic: String) -> [String] {
    run.text.split(separator: "\n").filter { $0.hasPrefix(topic + ": ") }.map { String($0.dropFirst(topic.count + 2)) }
  }

  @Test func aPictureOfTheSceneAgrees() throws {
    let run = try Self.folder().galley("compare-ios", "a.yaml", "a.png")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let lines = run.text.split(separator: "\n")
    #expect(lines.first == "size: 120 × 80 pixels, like the scene")
    #expect(lines.last == "agrees")
    #expect(Self.findings(run, "lines") == ["all 2 lines are where Galley sets them"])
    #expect(Self.findings(run, "glyphs").first?.hasSuffix(", as Galley draws them") == true)
    #expect(
      Self.findings(run, "pixels").first?.hasSuffix("ink, 100 % are exact, 100 % within 1/255, 100 % within 2/255")
        == true)
  }

  @Test(arguments: [
    (0, 1, "lines 1–2 of \"title\" are 1 px lower in the picture"),
    (0, -2, "lines 1–2 of \"title\" are 2 px higher in the picture"),
    (2, 1, "lines 1–2 of \"title\" are 1 px lower and 2 px farther right in the picture"),
    (-1, 0, "lines 1–2 of \"title\" are 1 px farther left in the picture"),
  ])
  func movedLinesAreSaidToHaveMoved(dx: Int, dy: Int, sentence: String) throws {
    let folder = try Self.folder()
    let picture = try PNG.decode(try readFile(folder.path("a.png")))
    var moved = try Bitmap(size: picture.size, color: .white)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (column, row) = (x - dx, y - dy)
        guard column >= 0, row >= 0, column < picture.width, row < picture.height else { continue }
        moved[x, y] = picture[column, row]
      }
    }
    try folder.write("a.png", try PNG.encode(moved))
    let run = try folder.galley("compare-ios", "a.yaml", "a.png")
    #expect(run.status == 1)
    #expect(Self.findings(run, "lines") == [sentence])
    #expect(run.text.hasSuffix("\ndiffers\n"))
    if dx == 0, abs(dy) == 1 {
      #expect(Self.findings(run, "rule") == ["baselines 1 px lower would make the pixels agree"])
    }
  }

  @Test func theRuleThatDrewThePictureIsNamed() throws {
    // Three quarters of a pixel: iOS draws 20 px per em on halves, FreeType's rules on quarters.
    let scene = Self.scene.replacing("[0.25, ", with: "[0.375, ")
    let folder = try Self.folder(picture: scene.replacing("scale: 2", with: "scale: 2\nraster: freetype"))
    try folder.write("a.yaml", Array(scene.utf8))
    let run = try folder.galley("compare-ios", "a.yaml", "a.png")
    #expect(run.status == 1)
    #expect(
      Self.findings(run, "glyphs") == [
        "10 glyphs of labels at 20 px per em are on quarter pixels, rounded down or on quarter pixels, rounded to the nearest or where "
          + "their origins are, unrounded; Galley draws them on half pixels, rounded down"
      ])
    #expect(Self.findings(run, "rule") == ["raster: freetype would make the pixels agree"])
    #expect(run.text.hasSuffix("\ndiffers\n"))
    let json = try folder.galley("compare-ios", "a.yaml", "a.png", "--json")
    #expect(json.text.contains("\n  \"rule\": { \"rule\": \"raster: freetype\", \"pixels\": { "))
  }

  @Test func subpixelOffsetsAreReported() throws {
    // Glyphs of 6.1 pt stand at many parts of a pixel, so that no other rule explains them.
    let scene = Self.scene.replacing("size: 10", with: "size: 10.17").replacing("50, auto", with: "58, auto")
    let folder = try Self.folder(picture: scene.replacing("[0.25, ", with: "[0.5, "))
    try folder.write("a.yaml", Array(scene.utf8))
    let run = try folder.galley("compare-ios", "a.yaml", "a.png")
    #expect(run.status == 1)
    #expect(Self.findings(run, "lines") == ["all 2 lines are where Galley sets them"])
    #expect(
      Self.findings(run, "glyphs").first?.hasSuffix(
        "rounded down, as Galley draws them, but as if text began about 0.5 px farther right") == true)
  }

  @Test func aLineThatEndsEarlierIsSaidSo() throws {
    let run = try Self.folder(picture: Self.twoLines(width: 40)).galley("compare-ios", "a.yaml", "a.png")
    #expect(run.status == 1)
    #expect(Self.findings(run, "lines").first == "line 1 of \"title\" ends before \"cc\" in the picture")
  }

  @Test func aPictureOnATransparentGroundIsComparedByOpacity() throws {
    let white = Self.scene.replacing("background: \"#FFFFFF\"", with: "background: transparent")
      .replacing("text: ", with: "textColor: \"#FFFFFF\"\n      text: ")
    let run = try Self.folder(picture: white).galley("compare-ios", "a.yaml", "a.png")
    #expect(run.status == 0, "\(run.text)")
    #expect(
      Self.findings(run, "size").last
        == "the picture's background is transparent, the scene's #FFFFFF: only opacity is compared")
  }

  @Test func onlyWhatCountsIsCompared() throws {
    let folder = try Self.folder(picture: Self.scene.replacing("dd ee", with: "dd gg"))
    try expectEqual(folder.galley("compare-ios", "a.yaml", "a.png").status, 1)
    try expectEqual(folder.galley("compare-ios", "a.yaml", "a.png", "--ignore", "36,20,84,20").status, 0)
    try expectEqual(folder.galley("compare-ios", "a.yaml", "a.png", "--tolerance", "255").status, 0)
  }

  @Test func whatIsIgnoredIsNotLookedFor() throws {
    let folder = try Self.folder(picture: Self.scene.replacing(" dd ee", with: ""))
    let run = try folder.galley("compare-ios", "a.yaml", "a.png", "--ignore", "0,20,120,20")
    #expect(run.status == 0)
    #expect(Self.findings(run, "lines") == ["the line is where Galley sets it"])
    let whole = try folder.galley("compare-ios", "a.yaml", "a.png")
    #expect(
      Self.findings(whole, "lines") == [
        "line 2 of \"title\" is not within 2 px of where Galley sets it in the picture"
      ])
  }

  @Test func anotherBackgroundIsAskedAbout() throws {
    let run = try Self.folder(picture: Self.scene.replacing("#FFFFFF", with: "#EEEEEE"))
      .galley("compare-ios", "a.yaml", "a.png")
    #expect(run.status == 1)
    #expect(
      Self.findings(run, "size").last
        == "most of the picture is #EEEEEE, most of the scene #FFFFFF: the backgrounds may differ")
  }

  @Test func aHigherUnderlineIsReported() throws {
    let scene = Self.scene.replacing(
      "text: \"aa bb cc dd ee\"",
      with: "runs: [ { text: aa, underlineStyle: single } ]\n      clipsInk: false")
    let folder = try Self.folder(picture: scene)
    try folder.write("a.yaml", Array(scene.utf8))
    try expectEqual(folder.galley("compare-ios", "a.yaml", "a.png").status, 0)
    var picture = try PNG.decode(try readFile(folder.path("a.png")))
    // The letters end on the baseline, 16 pixels down; below there is nothing but the line.
    for y in 16..<picture.height - 1 {
      for x in 0..<picture.width { picture[x, y] = picture[x, y + 1] }
    }
    try folder.write("a.png", try PNG.encode(picture))
    let run = try folder.galley("compare-ios", "a.yaml", "a.png")
    #expect(run.status == 1)
    #expect(
      Self.findings(run, "rule") == [
        "thin rectangles and paths, such as underlines, 1 px higher would make the pixels agree"
      ])
  }

  @Test func theDifferenceIsDrawn() throws {
    let folder = try Self.folder(picture: Self.scene.replacing("dd ee", with: "dd gg"))
    try expectEqual(folder.galley("compare-ios", "a.yaml", "a.png", "--diff", "d.png").status, 1)
    let difference = try PNG.decode(try readFile(folder.path("d.png")))
    #expect(difference.size == PixelSize(width: 120, height: 80))
    let changed = (0..<120).flatMap { x in (0..<80).map { (x, $0) } }.filter { difference[$0.0, $0.1] == .difference }
    #expect(!changed.isEmpty && changed.allSatisfy { $0.0 >= 36 && $0.1 >= 20 })
  }

  @Test func anotherSizeIsSaidAndNeverAgrees() throws {
    let run = try Self.folder(picture: Self.scene.replacing("[60, 40]", with: "[64, 40]"))
      .galley("compare-ios", "a.yaml", "a.png")
    #expect(run.status == 1)
    #expect(
      Self.findings(run, "size") == [
        "the picture has 128 × 80 pixels, the scene 120 × 80; only the common area is compared"
      ])
  }

  @Test func aSceneWithStepsIsComparedAtAFrame() throws {
    let steps = """

      steps:
        - set: { view: title, text: "aa" }
          frame: short
        - set: { view: title, text: "aa bb" }
          frame: long
      """
    let folder = try TemporaryFolder(["a.yaml": Self.scene + steps])
    try expectEqual(folder.galley("render", "a.yaml", "--frame", "short", "-o", "ios.png").status, 0)
    try expectEqual(folder.galley("compare-ios", "a.yaml", "ios.png", "--frame", "short").status, 0)
    try expectEqual(folder.galley("compare-ios", "a.yaml", "ios.png").status, 1)
    let run = try folder.galley("compare-ios", "a.yaml", "ios.png", "--frame", "shrt")
    #expect(run.status == 2)
    #expect(run.errors == "galley: a.yaml: there is no frame \"shrt\"; did you mean \"short\"?\n")
  }

  @Test(
    arguments: [
      (["nothing.png"], "galley: nothing.png: cannot be read: No such file or directory\n"),
      (["a.yaml"], "galley: a.yaml: not a PNG: the bytes do not begin with the PNG signature\n"),
      (["a.png", "--layout", "no.json"], "galley: no.json: cannot be read: No such file or directory\n"),
      (
        ["a.png", "--ignore", "1,2,3"],
        "galley: --ignore takes four whole numbers of pixels from 0 to 1000000, x,y,width,height, as in 6,16,162,64, not "
          + "\"1,2,3\"\n"
      ),
      (
        ["a.png", "--ignore=-5,2,3,4"],
        "galley: --ignore takes four whole numbers of pixels from 0 to 1000000, x,y,width,height, as in 6,16,162,64, not "
          + "\"-5,2,3,4\"\n"
      ),
      (
        ["a.png", "--diff", "a.yaml"],
        "galley: a.yaml is the scene itself and would be overwritten: choose another output with --diff\n"
      ),
      (
        ["a.png", "--diff", "a.png"],
        "galley: a.png is the picture itself and would be overwritten: choose another output with --diff\n"
      ),
      (
        ["a.png", "--diff", "-"],
        "galley: --diff cannot be standard output (-), which has the report: give a file\n"
      ),
    ] as [([String], String)])
  func mistakesAreSaid(arguments: [String], message: String) throws {
    let run = try Self.folder().galley(["compare-ios", "a.yaml"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors == message)
    #expect(run.output == [])
  }

  @Test func theReportIsJSON() throws {
    let run = try Self.folder().galley("compare-ios", "a.yaml", "a.png", "--json")
    #expect(run.status == 0)
    let keys = run.text.split(separator: "\n").filter { $0.hasPrefix("  \"") }.map { $0.prefix { $0 != ":" } }
    #expect(
      keys == [
        "  \"galley\"", "  \"scene\"", "  \"picture\"", "  \"verdict\"", "  \"findings\"", "  \"layout\"",
        "  \"lines\"",
        "  \"glyphs\"", "  \"pixels\"", "  \"rule\"",
      ])
    #expect(run.text.contains("\"verdict\": \"agrees\""))
  }
}
