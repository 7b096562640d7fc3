import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// `text` against `attributedText`, and the style of both.
@Suite struct LabelTextTests {
  let red = Color(red: 255, green: 0, blue: 0)
  let blue = Color(red: 0, green: 0, blue: 255)
  let label: Label

  init() throws { label = Label(frame: Rect(x: 0, y: 0, width: 300, height: 40), in: try makeContext()) }

  @Test func defaults() throws {
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
    #expect(label.font == (try TestFonts.mono(17)))
    #expect(label.textColor == .black)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(label.shadowColor == nil)
    #expect(label.shadowOffset == Size(width: 0, height: -1))
    #expect(label.highlightedTextColor == nil)
    #expect(!label.isHighlighted)
    #expect(label.isEnabled)
    #expect(label.clipsToBounds)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0)
    #expect(label.minimumFontSize == 0)
    #expect(!label.allowsDefaultTighteningForTruncation)
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(label.preferredMaxLayoutWidth == 0)
    #expect(label.insets == .zero)
  }

  @Test func inTheDarkTextIsWhite() throws {
    #expect(Label(in: try makeContext(style: .dark)).textColor == .white)
  }

  @Test func theLastTextWinsAndBothGettersShowIt() {
    label.text = "one"
    #expect(label.attributedText?.string == "one")
    label.attributedText = AttributedText("two")
    #expect(label.text == "two")
    label.text = "three"
    #expect(label.attributedText?.string == "three")
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func theStyleReadsAsThatOfTheFirstCharacter() throws {
    let small = try TestFonts.mono(9)
    var text = AttributedText(
      "a",
      attributes: TextAttributes {
        $0.font = small
        $0.foregroundColor = red
        $0.shadow = Shadow(color: blue, offset: Point(x: 2, y: 3))
        $0.paragraphStyle = ParagraphStyle {
          $0.alignment = .right
          $0.lineBreakMode = .byClipping
        }
      })
    text.append("b", attributes: TextAttributes { $0.foregroundColor = blue })
    label.attributedText = text
    #expect(label.font == small)
    #expect(label.textColor == red)
    #expect(label.shadowColor == blue)
    #expect(label.shadowOffset == Size(width: 2, height: 3))
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byClipping)
    // What the first character had is the label's own from now on.
    label.text = "plain"
    #expect(label.font == small)
    #expect(label.textColor == red)
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byClipping)
    #expect(label.attributedText?.runs.count == 1)
  }

  @Test func runsWithoutColourHaveTheLabelsOwn() throws {
    label.textColor = blue
    label.attributedText = AttributedText("a", attributes: TextAttributes { $0.foregroundColor = red })
    #expect(label.textColor == red)
    label.attributedText = AttributedText("b")
    #expect(label.textColor == blue)
    #expect(label.attributedText?.runs.map(\.attributes.foregroundColor) == [blue])
  }

  @Test func anEmptyAttributedTextKeepsTheStyle() throws {
    label.textColor = red
    label.font = try TestFonts.mono(9)
    label.attributedText = AttributedText("", attributes: TextAttributes { $0.foregroundColor = blue })
    #expect(label.textColor == red)
    #expect(label.font == (try TestFonts.mono(9)))
  }

  @Test func theLabelFillsInOnlyWhatIsMissing() throws {
    label.font = try TestFonts.mono(9)
    label.textColor = red
    label.textAlignment = .center
    var text = AttributedText("a", attributes: TextAttributes { $0.foregroundColor = blue })
    text.append("b", attributes: TextAttributes())
    label.attributedText = text
    let runs = try #require(label.attributedText?.runs)
    #expect(runs.map(\.attributes.foregroundColor) == [blue, red])
    try expectEqual(runs.map(\.attributes.font), [TestFonts.mono(9), TestFonts.mono(9)])
    #expect(runs.map(\.attributes.paragraphStyle?.alignment) == [.center, .center])
    #expect(runs.map(\.attributes.paragraphStyle?.lineBreakMode) == [.byTruncatingTail, .byTruncatingTail])
  }

  @Test func aPropertySetLaterHoldsForTheWholeText() throws {
    var text = AttributedText(
      "a\n",
      attributes: TextAttributes {
        $0.foregroundColor = blue; $0.underlineStyle = .single
      })
    text.append(
      "b",
      attributes: TextAttributes {
        $0.font = try? TestFonts.mono(30)
        $0.paragraphStyle = ParagraphStyle {
          $0.alignment = .right; $0.lineSpacing = 4
        }
      })
    label.attributedText = text
    label.font = try TestFonts.mono(9)
    label.textColor = red
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingHead
    label.shadowColor = blue
    let runs = try #require(label.attributedText?.runs)
    #expect(runs.count == 2)
    #expect(try runs.allSatisfy { try $0.attributes.font == TestFonts.mono(9) && $0.attributes.foregroundColor == red })
    #expect(runs.allSatisfy { $0.attributes.paragraphStyle?.alignment == .center })
    #expect(runs.allSatisfy { $0.attributes.paragraphStyle?.lineBreakMode == .byTruncatingHead })
    #expect(runs.allSatisfy { $0.attributes.shadow == Shadow(color: blue, offset: Point(x: 0, y: -1)) })
    // What the label has no property for stays.
    #expect(runs[0].attributes.underlineStyle == .single)
    #expect(runs[1].attributes.paragraphStyle?.lineSpacing == 4)
  }

  @Test func aShadowSetLaterReplacesThoseOfTheCharacters() throws {
    var text = AttributedText(
      "a", attributes: TextAttributes { $0.shadow = Shadow(color: red, offset: Point(x: 2, y: 3)) })
    text.append("b", attributes: TextAttributes())
    label.attributedText = text
    label.shadowColor = blue
    let shadow = Shadow(color: blue, offset: Point(x: 2, y: 3))
    #expect(label.attributedText?.runs.map(\.attributes.shadow) == [shadow])
    label.shadowColor = nil
    #expect(label.attributedText?.runs.map(\.attributes.shadow) == [nil])
  }

  @Test func aParagraphStyleWinsUntilTheAlignmentIsSetAgain() throws {
    label.font = try TestFonts.mono(10)
    label.textAlignment = .center
    label.attributedText = AttributedText(
      "abc", attributes: TextAttributes { $0.paragraphStyle = ParagraphStyle { $0.alignment = .right } })
    #expect(label.textAlignment == .right)
    #expect(leftEdges == [282])
    label.textAlignment = .left
    #expect(leftEdges == [0])
  }

  @Test func paragraphsKeepTheirOwnAlignments() throws {
    label.font = try TestFonts.mono(10)
    label.textAlignment = .center
    label.numberOfLines = 0
    var text = AttributedText(
      "abc\n", attributes: TextAttributes { $0.paragraphStyle = ParagraphStyle { $0.alignment = .right } })
    text.append("abc", attributes: TextAttributes())
    label.attributedText = text
    #expect(leftEdges == [282, 141])
    label.textAlignment = .left
    #expect(leftEdges == [0, 0])
  }

  @Test func theModeOfTheFirstParagraphHoldsForAll() throws {
    label.font = try TestFonts.mono(10)
    label.frame = Rect(x: 0, y: 0, width: 36, height: 40)
    var text = AttributedText(
      "aaaa bbbb\n",
      attributes: TextAttributes { $0.paragraphStyle = ParagraphStyle { $0.lineBreakMode = .byCharWrapping } })
    text.append(
      "cccc dddd",
      attributes: TextAttributes { $0.paragraphStyle = ParagraphStyle { $0.lineBreakMode = .byTruncatingTail } })
    label.attributedText = text
    label.numberOfLines = 0
    #expect(label.shownLines == ["aaaa b", "bbb", "cccc d", "ddd"])
    label.lineBreakMode = .byWordWrapping
    #expect(label.shownLines == ["aaaa", "bbbb", "cccc", "dddd"])
  }

  @Test func resettingGoesBackToTheDefaults() throws {
    label.attributedText = AttributedText(
      "abc",
      attributes: TextAttributes {
        $0.font = try? TestFonts.mono(9); $0.foregroundColor = red
      })
    label.resetFont()
    label.resetTextColor()
    #expect(label.font == (try TestFonts.mono(17)))
    #expect(label.textColor == .black)
    #expect(label.intrinsicContentSize == Size(width: 31, height: 17))
  }

  @Test func badNumbersBecomeTheNearestGoodOnes() {
    label.numberOfLines = -3
    label.preferredMaxLayoutWidth = .nan
    label.insets = EdgeInsets(top: .nan, left: .infinity, bottom: 1.000001, right: -.infinity)
    #expect(label.numberOfLines == 0)
    #expect(label.preferredMaxLayoutWidth == 0)
    #expect(
      label.insets
        == EdgeInsets(top: 0, left: View.largestLength, bottom: 1, right: -View.largestLength))
  }

  private var leftEdges: [Double] {
    label.placement?.layout.lines.map { $0.runs.first?.origin.x ?? -1 } ?? []
  }
}
