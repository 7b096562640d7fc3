import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Text that is drawn smaller to fit.
@Suite struct LabelShrinkingTests {
  static let recordedSizes = (0..<10).map { 4.01 + 8 * Double($0) }

  @Test(arguments: zip(recordedSizes, [3.5, 10.75, 18, 25.25, 32.5, 39.5, 46.75, 54, 61.25, 68.5]))
  func minimumSizeAfterAFactorOfNineTenths(size: Double, minimum: Double) throws {
    let label = try monoLabel("a", size: size)
    label.minimumScaleFactor = 0.9
    #expect(label.minimumFontSize == minimum)
  }

  @Test(arguments: zip(recordedSizes, [0.5, 1.25, 2, 2.75, 3.5, 4.5, 5.25, 6, 6.75, 7.5]))
  func minimumSizeAfterAFactorOfOneTenth(size: Double, minimum: Double) throws {
    let label = try monoLabel("a", size: size)
    label.minimumScaleFactor = 0.1
    #expect(label.minimumFontSize == minimum)
  }

  @Test(arguments: [(25.44, 33.0), (50.77, 67)])
  func factorAfterAMinimumSize(minimum: Double, percent: Double) throws {
    let label = try monoLabel("a", size: 76.01)
    label.minimumFontSize = minimum
    #expect((label.minimumScaleFactor * 100).rounded() == percent)
    // A later font keeps the factor.
    label.font = try TestFonts.mono(10)
    #expect((label.minimumScaleFactor * 100).rounded() == percent)
    #expect(label.minimumFontSize == (10 * label.minimumScaleFactor * 4).rounded() / 4)
  }

  /// "HELLOWORLD" at 20 points is 120 wide.
  @Test(
    arguments: [
      (120.0, 0.5, 1.0, "HELLOWORLD"), (90, 0.5, 0.75, "HELLOWORLD"), (60, 0.5, 0.5, "HELLOWORLD"),
      // 100 / 120 · 20 = 16.67, down to a quarter.
      (100, 0.5, 16.5 / 20, "HELLOWORLD"),
      // Not small enough: the rest is truncated.
      (90, 0.8, 0.8, "HELLOWOR…"), (59, 0.5, 0.5, "HELLOWOR…"),
      // The smallest size, 10.2, is between two quarters: text that needs 10 does not get it.
      (60, 0.51, 0.51, "HELLOWOR…"),
      // No factor, no shrinking.
      (90, 0, 1, "HELLOW…"), (90, 1, 1, "HELLOW…"),
    ] as [(Double, Double, Double, String)])
  func oneLineShrinksToTheWidth(width: Double, minimum: Double, scale: Double, shown: String) throws {
    let label = try monoLabel("HELLOWORLD", size: 20, frame: Rect(x: 0, y: 0, width: width, height: 5))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = minimum
    #expect(label.placement?.fontScale == scale)
    #expect(label.shownLines == [shown])
  }

  /// Half as large as the text, so that as many letters stand before it as before an ellipsis.
  @Test func aTokenWithAFontOfItsOwnShrinksToo() throws {
    let label = try monoLabel("HELLOWORLD", size: 20, frame: Rect(x: 0, y: 0, width: 59, height: 20))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    let font = try TestFonts.mono(20)
    label.truncationToken = AttributedText("+", attributes: TextAttributes { $0.font = font })
    #expect(label.placement?.layout.lines[0].runs.map(\.font.pointSize) == [10, 10])
    #expect(label.shownLines == ["HELLOWOR…"])
  }

  /// Ten letters give way by five points, whether the label or its text lets them: 17.5 points are 105 wide.
  @Test(arguments: [true, false]) func lettersMoveTogetherBeforeTextShrinks(isOfTheLabel: Bool) throws {
    let label = try monoLabel("HELLOWORLD", size: 20, frame: Rect(x: 0, y: 0, width: 100, height: 20))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    if isOfTheLabel {
      label.allowsDefaultTighteningForTruncation = true
    } else {
      let style = ParagraphStyle {
        $0.lineBreakMode = .byTruncatingTail
        $0.allowsDefaultTighteningForTruncation = true
      }
      label.attributedText = AttributedText("HELLOWORLD", attributes: TextAttributes { $0.paragraphStyle = style })
    }
    #expect(label.placement?.fontScale == 17.5 / 20)
    #expect(label.shownLines == ["HELLOWORLD"])
  }

  @Test(arguments: [
    (LineBreakMode.byWordWrapping, 1.0), (.byCharWrapping, 1), (.byClipping, 0.75), (.byTruncatingHead, 0.75),
    (.byTruncatingMiddle, 0.75), (.byTruncatingTail, 0.75),
  ])
  func modesThatWrapDoNotShrink(mode: LineBreakMode, scale: Double) throws {
    let label = try monoLabel("HELLOWORLD", size: 20, frame: Rect(x: 0, y: 0, width: 90, height: 20), mode: mode)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(label.placement?.fontScale == scale)
  }

  @Test func withoutTheFlagNothingShrinks() throws {
    let label = try monoLabel("HELLOWORLD", size: 20, frame: Rect(x: 0, y: 0, width: 90, height: 20))
    label.minimumScaleFactor = 0.5
    #expect(label.placement?.fontScale == 1)
  }

  /// Two words of four letters: 48 wide each at 20 points, 20 high.
  @Test(
    arguments: [
      // Two lines fit.
      (2, 48.0, 40.0, 1.0), (0, 48, 40, 1),
      // Too narrow: a word would be cut; 4 · 0.6 · 18.75 = 45.
      (2, 45, 40, 18.75 / 20), (2, 36, 40, 0.75),
      // Too low: two lines of 15; in one line the height lets them be larger than the width does.
      (2, 48, 30, 0.75), (0, 48, 30, 0.75),
    ] as [(Int, Double, Double, Double)])
  func severalLinesShrinkToWidthAndHeight(limit: Int, width: Double, height: Double, scale: Double) throws {
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    let label = try monoLabel("aaaa bbbb", size: 20, frame: frame, lines: limit)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.25
    #expect(label.placement?.fontScale == scale)
    #expect(label.placement?.layout.isTruncated == false)
  }

  @Test func oneFactorHoldsForAllFonts() throws {
    let label = try monoLabel(nil, size: 20, frame: Rect(x: 0, y: 0, width: 60, height: 20))
    let large = try TestFonts.mono(40)
    var text = AttributedText("0123")
    text.append("45", attributes: TextAttributes { $0.font = large })
    label.attributedText = text
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    // 4 · 12 + 2 · 24 = 96 wide; 20 · 60 / 96 = 12.5.
    let placement = try #require(label.placement)
    #expect(placement.fontScale == 0.625)
    #expect(placement.layout.lines[0].runs.map(\.font.pointSize) == [12.5, 25])
  }

  @Test func lettersMoveTogetherBeforeTheyShrink() throws {
    // 120 wide in 116: ten clusters give up at most half a point each.
    let label = try monoLabel("HELLOWORLD", size: 20, frame: Rect(x: 0, y: 0, width: 116, height: 20))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(label.placement?.fontScale == 19.25 / 20)
    label.allowsDefaultTighteningForTruncation = true
    #expect(label.placement?.fontScale == 1)
    #expect(label.shownLines == ["HELLOWORLD"])
    #expect(label.placement?.layout.lines[0].tightening ?? 0 > 0)
    // Without either it is cut.
    label.allowsDefaultTighteningForTruncation = false
    label.adjustsFontSizeToFitWidth = false
    #expect(label.shownLines == ["HELLOWOR…"])
  }

  @Test func aNewTextIsFittedAgain() throws {
    let label = try monoLabel("HELLOWORLD", size: 20, frame: Rect(x: 0, y: 0, width: 60, height: 20))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    #expect(label.placement?.fontScale == 0.5)
    label.text = "HELLO"
    #expect(label.placement?.fontScale == 1)
    label.text = "HELLOWORLD"
    label.numberOfLines = 2
    label.minimumScaleFactor = 0.75
    #expect(label.placement?.fontScale == 0.75)
  }
}
