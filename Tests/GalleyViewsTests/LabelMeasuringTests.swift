import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Sizes that a label asks for.
@Suite struct LabelMeasuringTests {
  @Test(arguments: [nil, ""], [0, 1, 2])
  func withoutCharactersThereIsNoSize(text: String?, limit: Int) throws {
    let label = try monoLabel(text, size: 15, lines: limit)
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.sizeThatFits(Size(width: 100, height: 100)) == .zero)
    #expect(label.placement == nil)
    #expect(!label.isTruncated)
    #expect(label.firstBaseline == nil)
  }

  @Test(arguments: [
    (1.0, 15.0, Size(width: 45, height: 15)), (1, 15.1, Size(width: 46, height: 16)),
    (2, 15.1, Size(width: 45.5, height: 15.5)), (3, 15.1, Size(width: .thirds(136), height: .thirds(46))),
  ])
  func sizesAreRoundedUpToPixels(scale: Double, fontSize: Double, size: Size) throws {
    let label = try monoLabel("abcde", size: fontSize, scale: scale)
    #expect(label.intrinsicContentSize == size)
  }

  @Test(arguments: [LineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail])
  func oneLineIgnoresTheWidthItIsGiven(mode: LineBreakMode) throws {
    let label = try monoLabel("aaaa bbbb cccc", size: 15, mode: mode)
    label.preferredMaxLayoutWidth = 50
    let whole = Size(width: 126, height: 15)
    #expect(label.intrinsicContentSize == whole)
    #expect(label.sizeThatFits(Size(width: 50, height: 10)) == whole)
    #expect(label.sizeThatFits(.zero) == whole)
  }

  @Test(arguments: [
    (0.0, 0, Size(width: 126, height: 15)), (0, 2, Size(width: 126, height: 15)),
    (50, 0, Size(width: 45, height: 45)), (50, 2, Size(width: 45, height: 30)), (100, 0, Size(width: 90, height: 30)),
  ])
  func intrinsicSizeFollowsThePreferredWidth(width: Double, limit: Int, size: Size) throws {
    let label = try monoLabel("aaaa bbbb cccc", size: 15, lines: limit, mode: .byWordWrapping)
    label.preferredMaxLayoutWidth = width
    #expect(label.intrinsicContentSize == size)
    #expect(label.sizeThatFits(Size(width: width, height: 1)) == size)
  }

  /// The widest paragraph counts even if the limit hides it, and an ellipsis that tells of hidden paragraphs too.
  @Test(arguments: [(0, 72.0, 45.0), (1, 72, 15), (2, 81, 30), (3, 72, 45), (5, 72, 45)])
  func withoutAWidthTheWidestParagraphCounts(limit: Int, width: Double, height: Double) throws {
    let label = try monoLabel("a\nlong one\nbb", size: 15, lines: limit)
    #expect(label.intrinsicContentSize == Size(width: width, height: height))
  }

  @Test func trailingSpacesCountUpToTheWidth() throws {
    let label = try monoLabel("aaaa bbbb cccc dddd eeee ffff", size: 15, lines: 0, mode: .byWordWrapping)
    #expect(label.sizeThatFits(Size(width: 200, height: 0)) == Size(width: 180, height: 30))
    #expect(label.sizeThatFits(Size(width: 175, height: 0)) == Size(width: 175, height: 30))
  }

  @Test(
    arguments: [
      (30.0, Rect(x: 4, y: 7, width: 45, height: 30)), (44, Rect(x: 4, y: 7, width: 45, height: 30)),
      (20, Rect(x: 4, y: 2, width: 45, height: 20)), (17, Rect(x: 4, y: 0.5, width: 45, height: 17)),
      (0, Rect(x: 4, y: -8, width: 45, height: 0)),
    ] as [(Double, Rect)])
  func textRectIsAtTheTopOrOverhangsOnBothSides(height: Double, rect: Rect) throws {
    let label = try monoLabel("aaaa bbbb", size: 15, lines: 0, mode: .byWordWrapping, scale: 2)
    let bounds = Rect(x: 4, y: 7, width: 50, height: height)
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 0) == rect)
  }

  @Test func shrinkingChangesNoSize() throws {
    let label = try monoLabel("aaaa bbbb cccc", size: 15, lines: 2)
    let limit = Size(width: 50, height: 10)
    let bounds = Rect(x: 0, y: 0, width: 50, height: 10)
    let before = (label.intrinsicContentSize, label.sizeThatFits(limit))
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    #expect(label.intrinsicContentSize == before.0)
    #expect(label.sizeThatFits(limit) == before.1)
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 2) == rect)
  }

  @Test func indentsAreMeasuredWithTheText() throws {
    let label = Label(in: try makeContext())
    var text = AttributedText("aaaa bbbb", attributes: TextAttributes { $0.font = nil })
    text.updateAttributes {
      $0.paragraphStyle = ParagraphStyle {
        $0.headIndent = 20; $0.firstLineHeadIndent = 10
      }
    }
    label.attributedText = text
    label.font = try TestFonts.mono(10)
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == Size(width: 64, height: 10))
    // "aaaa " with its hanging space from 10 on, "bbbb" from 20 on.
    #expect(label.sizeThatFits(Size(width: 50, height: 0)) == Size(width: 44, height: 20))
  }

  @Test func aWidthOneGridStepAboveAPixelIsHeld() throws {
    // 0.6 · (10 + 2/65536) is 6 and one step: reported as 6 points, the letter would not fit.
    let label = try monoLabel("a", size: 10 + 2.0 / 65_536, scale: 2)
    #expect(label.intrinsicContentSize.width == 6.5)
    label.sizeToFit()
    #expect(label.shownLines == ["a"])
  }

  @Test func aLabelIsNeverWiderThanWhatItWasOffered() throws {
    let label = try monoLabel("aa aa", size: 10, lines: 0, mode: .byWordWrapping)
    #expect(label.sizeThatFits(Size(width: 17.5, height: 0)) == Size(width: 17.5, height: 20))
    #expect(label.sizeThatFits(Size(width: 29.5, height: 0)) == Size(width: 18, height: 20))
  }

  @Test func sizeToFitKeepsTheCorner() throws {
    let label = try monoLabel("abc", size: 15, frame: Rect(x: 3, y: 4, width: 100, height: 100))
    label.sizeToFit()
    #expect(label.frame == Rect(x: 3, y: 4, width: 27, height: 15))
  }
}
