import GalleyBase
import GalleyDrawing
import GalleyGoldens
import Testing

@Suite struct ImageComparisonTests {
  @Test func equalPicturesAreIdentical() throws {
    let picture = try gradient(width: 40, height: 20)
    let comparison = ImageComparison(expected: picture, actual: picture)
    #expect(comparison.isIdentical)
    #expect(comparison.differingPixels == 0)
    #expect(comparison.boundingBox == nil)
    #expect(comparison.firstPixel == nil)
    #expect(comparison.maxDelta == 0)
    #expect(comparison.sentence == "")
  }

  @Test(arguments: [(0, 0), (39, 19), (17, 8), (39, 0), (0, 19)])
  func oneStepInOneChannelOfOnePixelIsSeen(x: Int, y: Int) throws {
    let picture = try gradient(width: 40, height: 20)
    var other = picture
    other[x, y].blue ^= 1
    let comparison = ImageComparison(expected: picture, actual: other)
    #expect(!comparison.isIdentical)
    #expect(comparison.differingPixels == 1)
    #expect(comparison.boundingBox == PixelRect(x: x, y: y, width: 1, height: 1))
    #expect(comparison.firstPixel == PixelPoint(x: x, y: y))
    #expect(comparison.maxDelta == 1)
  }

  @Test func severalPixelsAreCountedAndBoxed() throws {
    let white = try Bitmap(size: PixelSize(width: 100, height: 50), color: .white)
    var other = white
    other[70, 10] = Color(red: 255, green: 250, blue: 255)
    other[20, 30] = Color(red: 55, green: 255, blue: 255)
    other[21, 30] = .black
    let comparison = ImageComparison(expected: white, actual: other)
    #expect(comparison.differingPixels == 3)
    #expect(comparison.boundingBox == PixelRect(x: 20, y: 10, width: 51, height: 21))
    #expect(comparison.firstPixel == PixelPoint(x: 70, y: 10))
    #expect(comparison.maxDelta == 255)
    #expect(
      comparison.sentence
        == "3 of 5000 pixels differ, in x 20–70, y 10–30, first at (70, 10), by up to 255 of 255")
  }

  @Test func opacityCountsAsAChannel() throws {
    let red = try Bitmap(size: PixelSize(width: 1, height: 1), color: Color(red: 255, green: 0, blue: 0))
    let faint = try Bitmap(
      size: PixelSize(width: 1, height: 1), color: Color(red: 255, green: 0, blue: 0, alpha: 248))
    #expect(ImageComparison(expected: red, actual: faint).maxDelta == 7)
  }

  @Test func theColourUnderFullTransparencyDoesNotCount() throws {
    let size = PixelSize(width: 2, height: 1)
    let one = try Bitmap(size: size, bytes: [0, 0, 0, 0, 9, 9, 9, 255])
    let other = try Bitmap(size: size, bytes: [255, 3, 1, 0, 9, 9, 9, 255])
    #expect(ImageComparison(expected: one, actual: other).isIdentical)
  }

  @Test(arguments: [
    (PixelSize(width: 12, height: 5), 10, PixelRect(x: 10, y: 0, width: 2, height: 5), PixelPoint(x: 10, y: 0)),
    (PixelSize(width: 10, height: 6), 10, PixelRect(x: 0, y: 5, width: 10, height: 1), PixelPoint(x: 0, y: 5)),
    (PixelSize(width: 11, height: 6), 16, PixelRect(x: 0, y: 0, width: 11, height: 6), PixelPoint(x: 10, y: 0)),
    (PixelSize(width: 0, height: 0), 50, PixelRect(x: 0, y: 0, width: 10, height: 5), PixelPoint(x: 0, y: 0)),
  ])
  func aDifferentSizeIsShownNotRefused(size: PixelSize, count: Int, box: PixelRect, first: PixelPoint) throws {
    let white = try Bitmap(size: PixelSize(width: 10, height: 5), color: .white)
    let other = try Bitmap(size: size, color: .white)
    for comparison in [
      ImageComparison(expected: white, actual: other), ImageComparison(expected: other, actual: white),
    ] {
      #expect(!comparison.isIdentical)
      #expect(comparison.differingPixels == count)
      #expect(comparison.boundingBox == box)
      #expect(comparison.firstPixel == first)
      #expect(comparison.maxDelta == 255)
    }
  }

  @Test func theSentenceNamesBothSizes() throws {
    let white = try Bitmap(size: PixelSize(width: 10, height: 5), color: .white)
    let other = try Bitmap(size: PixelSize(width: 10, height: 6), color: .white)
    #expect(
      ImageComparison(expected: white, actual: other).sentence
        == "size 10 × 5 → 10 × 6 pixels; 10 of 60 pixels differ, in x 0–9, y 5–5, first at (0, 5), by up to 255 of 255")
  }
}

@Suite struct PixelBudgetTests {
  @Test(arguments: [
    (PixelBudget.exact, false), (PixelBudget(maxDelta: 2, maxPixels: 3), true),
    (PixelBudget(maxDelta: 1, maxPixels: 3), false), (PixelBudget(maxDelta: 2, maxPixels: 2), false),
    (PixelBudget(maxDelta: 255, maxPixels: 0), false), (PixelBudget(maxDelta: 0, maxPixels: 1000), false),
  ])
  func bothAmountsMustHold(budget: PixelBudget, accepted: Bool) throws {
    let picture = try gradient(width: 8, height: 8)
    var other = picture
    for x in 0..<3 { other[x, 4].red ^= 2 }
    #expect(budget.accepts(ImageComparison(expected: picture, actual: other)) == accepted)
    #expect(budget.accepts(ImageComparison(expected: picture, actual: picture)))
  }

  @Test func noBudgetCoversADifferentSize() throws {
    let one = try Bitmap(size: PixelSize(width: 1, height: 1))
    let other = try Bitmap(size: PixelSize(width: 1, height: 0))
    let comparison = ImageComparison(expected: one, actual: other)
    #expect(!PixelBudget(maxDelta: 255, maxPixels: 1000).accepts(comparison))
  }
}

/// A picture in which no two neighbours are alike.
func gradient(width: Int, height: Int) throws -> Bitmap {
  var picture = try Bitmap(size: PixelSize(width: width, height: height))
  for y in 0..<height {
    for x in 0..<width {
      picture[x, y] = Color(red: UInt8(x * 5 % 256), green: UInt8(y * 7 % 256), blue: UInt8((x + y) % 256))
    }
  }
  return picture
}
