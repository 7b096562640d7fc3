import GalleyBase
import GalleyFonts
import GalleyViews
import TestSupport
import Testing

@Suite struct DynamicTypeTests {
  @Test(arguments: zip(TextStyle.allCases, [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11]))
  func sizesOfTheDefaultCategory(style: TextStyle, size: Int) {
    #expect(style.metrics().pointSize == Double(size))
  }

  @Test(arguments: zip(TextStyle.allCases, [60, 58, 56, 55, 53, 49, 53, 51, 44, 43, 40]))
  func sizesOfTheLargestCategory(style: TextStyle, size: Int) {
    #expect(style.metrics(for: .accessibilityExtraExtraExtraLarge).pointSize == Double(size))
  }

  @Test(arguments: zip(TextStyle.allCases, [38, 31, 24, 22, 19, 16, 19, 18, 16, 13, 13]))
  func lineDistancesOfTheSmallestCategory(style: TextStyle, leading: Int) {
    #expect(style.metrics(for: .extraSmall).leading == Double(leading))
  }

  @Test(arguments: zip(ContentSizeCategory.allCases, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]))
  func sizesOfTheBodyStyle(category: ContentSizeCategory, size: Int) {
    #expect(TextStyle.body.metrics(for: category).pointSize == Double(size))
    #expect(TextStyle.headline.metrics(for: category) == TextStyle.body.metrics(for: category))
  }

  @Test func onlyTheHeadlineIsSemibold() {
    #expect(TextStyle.allCases.filter { $0.weight != 400 } == [.headline])
    #expect(TextStyle.headline.weight == 600)
  }

  @Test func accessibilityCategories() {
    #expect(ContentSizeCategory.allCases.map(\.isAccessibilityCategory).filter { $0 }.count == 5)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }

  @Test func lengthsScaleWithTheLineDistance() {
    let body = FontMetrics(forTextStyle: .body)
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    // 10 · 62/22 = 28.18, which is 84.55 pixels at 3×, rounded to 85.
    #expect(body.scaledValue(for: 10, category: largest, scale: 3) == (85.0 / 3).onLengthGrid)
    #expect(body.scaledValue(for: 10, category: largest, scale: 2) == 28)
    #expect(body.scaledValue(for: 10, category: .large, scale: 3) == 10)
    #expect(body.scaledValue(for: 10, category: largest, scale: 3, maximum: 20) == 20)
  }

  @Test(arguments: [
    (ContentSizeCategory.large, 1.0, 20.0), (.accessibilityExtraExtraExtraLarge, 1, 56),
    (.accessibilityExtraExtraExtraLarge, 3, 169.0 / 3), (.extraSmall, 2, 17.5),
  ])
  func customFontsScaleAsTheirStyle(category: ContentSizeCategory, scale: Double, size: Double) throws {
    // 20 · 62/22 = 56.36, and 20 · 19/22 = 17.27.
    let body = FontMetrics(forTextStyle: .body)
    let font = try TestFonts.varied(20, weight: 700)
    let scaled = body.scaledFont(for: font, category: category, scale: scale)
    #expect(scaled == font.withSize(size))
    let limited = body.scaledFont(for: font, category: category, scale: scale, maximumPointSize: 19)
    #expect(limited.pointSize == min(size, 19))
  }
}
