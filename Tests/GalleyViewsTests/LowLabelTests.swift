import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// A label that is lower than its text (from pictures): the whole lines that fit, from the first on, the
/// line break mode acting on the last of them. The mono face at 10 points: advance 6, lines of 10.
@Suite struct LowLabelTests {
  private static let text = "aaaa bbbb cccc dddd eeee"

  @Test(
    arguments: [
      (LineBreakMode.byWordWrapping, ["aaaa", "bbbb"], 10..<24), (.byCharWrapping, ["aaaa b", "bbb cc"], 12..<24),
      (.byClipping, ["aaaa", "bbbb cccc dddd eeee"], nil), (.byTruncatingTail, ["aaaa", "bbbb…"], 10..<24),
      (.byTruncatingHead, ["aaaa", "…eeee"], 5..<19), (.byTruncatingMiddle, ["aaaa", "bb…eee"], 7..<21),
    ] as [(LineBreakMode, [String], Range<Int>?)])
  func theModeActsOnTheLastLineThatFits(mode: LineBreakMode, lines: [String], hidden: Range<Int>?) throws {
    // Half a line is left over: the block of 20 points is centred in 25.
    let label = try monoLabel(
      Self.text, size: 10, frame: Rect(x: 0, y: 0, width: 36, height: 25), lines: 0, mode: mode, scale: 2)
    #expect(label.shownLines == lines)
    #expect(label.hiddenRange == hidden)
    #expect(label.isTruncated)
    #expect(label.placement?.origin.y == 2.5)
    #expect(label.lastBaseline == 20.5)
  }

  @Test(arguments: [(0, 1), (9, 1), (19.5, 1), (20, 2), (29.5, 2), (50, 5), (60, 5)])
  func wholeLinesAndAtLeastOneShow(height: Double, count: Int) throws {
    let label = try monoLabel(
      Self.text, size: 10, frame: Rect(x: 0, y: 0, width: 30, height: height), lines: 0, scale: 2)
    #expect(label.placement?.layout.lines.count == count)
    #expect(label.isTruncated == (count < 5))
  }

  @Test func theLimitOnLinesHoldsBesides() throws {
    let label = try monoLabel(Self.text, size: 10, frame: Rect(x: 0, y: 0, width: 30, height: 25), lines: 3)
    #expect(label.shownLines == ["aaaa", "bbbb…"])
    label.numberOfLines = 1
    #expect(label.shownLines == ["aaaa…"])
  }

  @Test func paragraphsThatAreTooLowShowAsAnEllipsis() throws {
    let label = try monoLabel("a\nb\nc", size: 10, frame: Rect(x: 0, y: 0, width: 100, height: 20), lines: 0)
    #expect(label.shownLines == ["a", "b…"])
    #expect(label.placement?.origin.y == 0)
  }

  @Test func hiddenTextCannotBeHit() throws {
    let label = try monoLabel(Self.text, size: 10, frame: Rect(x: 0, y: 0, width: 36, height: 25), lines: 0)
    let placement = try #require(label.placement)
    #expect(placement.position(nearest: Point(x: 1, y: 24), with: label.context.typesetter)?.offset == 5)
  }

  @Test func sizesStayThoseOfAllLines() throws {
    let label = try monoLabel(Self.text, size: 10, frame: Rect(x: 0, y: 0, width: 36, height: 20), lines: 0)
    #expect(label.sizeThatFits(Size(width: 36, height: 20)) == Size(width: 30, height: 50))
    #expect(
      label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0) == Rect(x: 0, y: -15, width: 30, height: 20))
  }

  /// Lines of 15.1 points make heights between pixels, which are rounded up: the last line must not be missed.
  @Test(arguments: [1.0, 2, 3]) func aLabelInItsOwnSizeShowsAll(scale: Double) throws {
    for size in [7.3, 10.1, 15.1, 17] {
      let label = try monoLabel(Self.text, size: size, lines: 0, scale: scale)
      label.frame.size = label.sizeThatFits(Size(width: size * 3, height: 0))
      #expect(!label.isTruncated)
      #expect(label.placement?.layout.lines.count == 5)
    }
  }

  @Test func lineSpacingBelowTheLastLineTakesNoRoom() throws {
    let label = try monoLabel(nil, size: 10, frame: Rect(x: 0, y: 0, width: 30, height: 25), lines: 0)
    label.attributedText = AttributedText(
      Self.text, attributes: TextAttributes { $0.paragraphStyle = ParagraphStyle { $0.lineSpacing = 5 } })
    label.lineBreakMode = .byTruncatingTail
    #expect(label.shownLines == ["aaaa", "bbbb…"])
  }

  @Test func shrinkingComesFirst() throws {
    let label = try monoLabel(Self.text, size: 20, frame: Rect(x: 0, y: 0, width: 60, height: 25), lines: 0)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(label.placement?.fontScale == 0.5)
    #expect(label.shownLines == ["aaaa bbbb", "cccc dddd…"])
    #expect(label.explanation?.shrinking?.outcome == .tooLong)
  }

  @Test func rightToLeft() throws {
    let text = "\u{5D0}\u{5D1} \u{5D2}\u{5D3} \u{5D4}\u{5D5}"
    let label = Label(frame: Rect(x: 0, y: 0, width: 24, height: 25), in: try makeContext(direction: .rightToLeft))
    label.font = try TestFonts.mono(10)
    label.text = text
    label.numberOfLines = 0
    let last = try #require(label.placement?.layout.lines.last)
    #expect(label.placement?.layout.lines.count == 2)
    #expect(last.hidden == 6..<8)
    #expect(last.runs.map(\.kind) == [.token, .text])
    #expect(last.usedRect == Rect(x: 6, y: 10, width: 18, height: 10))
  }
}
