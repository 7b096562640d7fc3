import GalleyBase
import GalleyDrawing
import GalleyScenes
import TestSupport
import Testing

/// The contact sheet: where pictures and captions stand on it.
@Suite struct FilmStripTests {
  private static let ground = Color(red: 229, green: 229, blue: 234)

  /// Frames of one colour, `width` by `height` pixels, at one pixel a point.
  private func sheet(
    _ count: Int, width: Int, height: Int, caption: String = "a", color: Color = .black
  ) throws -> Bitmap {
    let image = try Bitmap(size: PixelSize(width: width, height: height), color: color)
    let frames = (0..<count).map { _ in FilmStrip.Frame(image: image, caption: caption) }
    return try FilmStrip(frames, scale: 1, typesetter: TestFonts.typesetter()).picture()
  }

  /// Margins and gaps are 24 points, captions 12 points high and 8 points below, columns as many as make the sheet most
  /// like a screen: of five pictures that are higher than wide, three and two, not four and one.
  @Test(arguments: [
    (1, 200, 100, 248, 168), (2, 200, 100, 472, 168), (4, 200, 100, 472, 312), (3, 140, 400, 516, 468),
    (6, 300, 20, 348, 408), (5, 200, 300, 696, 712),
  ])
  func sheetsAreShapedLikeScreens(count: Int, width: Int, height: Int, sheetWidth: Int, sheetHeight: Int) throws {
    try expectEqual(sheet(count, width: width, height: height).size, PixelSize(width: sheetWidth, height: sheetHeight))
  }

  @Test func everyPictureHasAHairlineAroundIt() throws {
    let sheet = try sheet(2, width: 200, height: 100)
    let line = Color(red: 209, green: 209, blue: 214)
    for left in [24, 248] {
      #expect(sheet[left, 24] == .black)
      #expect(sheet[left + 199, 123] == .black)
      #expect(
        [sheet[left - 1, 60], sheet[left + 200, 60], sheet[left + 99, 23], sheet[left + 99, 124]] == [
          line, line, line, line,
        ])
      #expect(sheet[left - 2, 60] == Self.ground)
    }
  }

  @Test func transparentPixelsAreDrawnOnPaperColour() throws {
    try expectEqual(sheet(1, width: 200, height: 100, color: .clear)[30, 30], .white)
  }

  /// 132 points hold 16 characters of 7.2 points behind the number; a fourth line is not shown.
  @Test(arguments: [
    ("aaaa aaaa", 12), ("aaaaaaaaa bbbbbbbb", 24), ("aaaaaaaaaaaa bbbbbbbbbbbb cccccccccccc dddddddd", 36),
  ])
  func captionsWrapBelowNarrowPictures(caption: String, height: Int) throws {
    let sheet = try sheet(1, width: 20, height: 10, caption: caption)
    #expect(sheet.size == PixelSize(width: 24 + 132 + 24, height: 24 + 10 + 8 + height + 24))
    let left = (0..<sheet.height).compactMap { y in (0..<sheet.width).first { y > 40 && sheet[$0, y] != Self.ground } }
      .min()
    // The number stands at the margin.
    #expect(left.map { (24...26).contains($0) } == true)
  }

  /// 8 points a digit and 6 more: with a caption of 15 letters, 108 points, a number of three digits leaves too little
  /// of 132 points for one line, 102.
  @Test(arguments: [(9, 12), (99, 12), (100, 24)])
  func longNumbersLeaveLessForTheWords(count: Int, height: Int) throws {
    let one = try sheet(count, width: 20, height: 10, caption: "aaaaaaa aaaaaaa")
    // Of each row, above the bottom margin and a gap below.
    #expect((one.height - 24) % (10 + 8 + height + 24) == 0)
  }
}
