import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Where text stands in a text view and how large its content is.
@Suite struct TextViewGeometryTests {
  @Test func theFirstGlyphIsAtFiveAndEight() throws {
    let view = try monoTextView("ab")
    let placement = try #require(view.placement)
    let run = placement.layout.lines[0].runs[0]
    #expect(view.textContainerInset == EdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(placement.origin.x + run.origin.x == 5)
    #expect(placement.origin.y + placement.layout.lines[0].rect.minY == 8)
    #expect(placement.drawnBaseline(of: placement.layout.lines[0]) == 20)
  }

  /// The ten measured heights, in lines of 1.193359375 em; empty text counts one line.
  @Test(
    arguments: [
      (0.5, 17.0), (1, 18), (2, 19), (3, 20), (4, 21), (5, 22), (10, 28), (11, 30), (100, 136), (1000, 1210),
    ], [false, true])
  func theHeightOfOneLineIsRoundedUpToAPoint(_ row: (size: Double, height: Double), isEmpty: Bool) throws {
    let view = try monoTextView(size: row.size)
    let attributes = TextAttributes {
      $0.paragraphStyle = ParagraphStyle { $0.lineHeightMultiple = 1.193359375 }
    }
    if isEmpty {
      view.typingAttributes = attributes
    } else {
      view.attributedText = AttributedText("x", attributes: attributes)
    }
    view.frame.size.width = 2000
    #expect(view.contentSize == Size(width: 2000, height: row.height))
    #expect(view.sizeThatFits(Size(width: 2000, height: 1)).height == row.height)
  }

  @Test func contentThatIsTooHighScrolls() throws {
    let view = try monoTextView("a\nb\nc\nd\ne\nf")
    #expect(view.contentSize == Size(width: 300, height: 106))
    #expect(view.minimumContentOffset == .zero)
    #expect(view.maximumContentOffset == Point(x: 0, y: 6))
    view.contentOffset = Point(x: 3, y: 50)
    view.layoutIfNeeded()
    #expect(view.contentOffset == Point(x: 0, y: 6))
    view.text = "a"
    view.layoutIfNeeded()
    #expect(view.contentOffset == .zero)
  }

  /// It begins at the top, and is not centred as a label's text is.
  @Test func contentThatFitsDoesNotScroll() throws {
    let view = try monoTextView("a")
    #expect(view.contentSize == Size(width: 300, height: 31))
    #expect(view.maximumContentOffset == .zero)
  }

  @Test func anExtraLineCounts() throws {
    try expectEqual(monoTextView("a\n").contentSize.height, 46)
    try expectEqual(monoTextView("").contentSize.height, 31)
  }

  @Test func sizesHoldTextPaddingAndInsets() throws {
    let view = try monoTextView("aaaa bbbb", size: 10)
    view.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.sizeThatFits(Size(width: 0, height: 0)) == Size(width: 70, height: 14))
    #expect(view.sizeThatFits(Size(width: 60, height: 0)) == Size(width: 46, height: 24))
    #expect(view.intrinsicContentSize == Size(width: -1, height: -1))
    view.isScrollEnabled = false
    view.frame.size.width = 60
    #expect(view.intrinsicContentSize == Size(width: 46, height: 24))
  }

  /// 7 characters of 6.6 points in 30: whole points, not pixels.
  @Test func sizesAreWholePoints() throws {
    let view = try monoTextView("abcdefg", size: 11, scale: 3)
    #expect(view.sizeThatFits(Size(width: 300, height: 0)) == Size(width: 57, height: 27))
  }

  @Test func exclusionsAreInTheContainersCoordinates() throws {
    let view = try monoTextView("aaaa bbbb", size: 10, frame: Rect(x: 0, y: 0, width: 100, height: 60))
    view.textContainer.exclusionPaths = [Path(roundedRect: Rect(x: 0, y: 0, width: 50, height: 10), cornerRadius: 0)]
    let lines = try #require(view.placement).layout.lines
    #expect(lines.map(\.rect) == [Rect(x: 50, y: 0, width: 50, height: 10), Rect(x: 0, y: 10, width: 100, height: 10)])
    #expect(view.contentSize.height == 36)
  }

  @Test func aLineLimitEndsTheText() throws {
    let view = try monoTextView("a\nb\nc", size: 10)
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    #expect(view.shownLines == ["a", "b…"])
    #expect(view.contentSize.height == 36)
  }

  /// The container of a view that does not scroll ends where its bounds do.
  @Test func withoutScrollingWholeLinesShow() throws {
    let view = try monoTextView("a\nb\nc", size: 10, frame: Rect(x: 0, y: 0, width: 100, height: 44))
    #expect(view.shownLines == ["a", "b", "c"])
    view.isScrollEnabled = false
    #expect(view.shownLines == ["a", "b"])
    #expect(view.intrinsicContentSize.height == 46)
  }

  /// Natural alignment is that of the text, not of the interface (rule: natural-alignment).
  @Test func naturalAlignmentFollowsTheText() throws {
    let view = TextView(frame: Rect(x: 0, y: 0, width: 100, height: 60), in: try makeContext())
    view.font = try TestFonts.varied(10)
    view.text = "a\nש"
    let lines = try #require(view.placement).layout.lines
    #expect(lines[0].usedRect.minX == 0 && lines[1].usedRect.maxX == 100)
  }

  /// Without insets and padding it is a label but for the gap of the font and the way baselines are rounded.
  @Test(arguments: ["one line", "some words that need more than one line", "two\nparagraphs of text here"])
  func withoutInsetsItIsALabel(_ text: String) throws {
    let frame = Rect(x: 0, y: 0, width: 150, height: 60)
    let view = try monoTextView(text, size: 15, frame: frame)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    let label = try monoLabel(text, size: 15, frame: frame, lines: 0, mode: .byWordWrapping)
    let size = Size(width: 150, height: 1000)
    #expect(view.sizeThatFits(size) == label.sizeThatFits(size))
    label.sizeToFit()
    view.frame = label.frame
    let (own, other) = (try #require(view.placement), try #require(label.placement))
    #expect(own.layout.lines.map(\.rect) == other.layout.lines.map(\.rect))
    #expect(own.layout.lines.map(\.runs) == other.layout.lines.map(\.runs))
    #expect(own.origin == other.origin)
  }

  /// The differences that remain: 13 points in the varied face give a line of 14.95 in a label and of 16.25 in a text view.
  @Test func gapAndBaselineDifferFromALabel() throws {
    let context = try makeContext(scale: 2)
    let label = Label(in: context)
    let view = TextView(frame: Rect(x: 0, y: 0, width: 150, height: 60), in: context)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    label.font = try TestFonts.varied(13)
    view.font = try TestFonts.varied(13)
    label.text = "ab"
    view.text = "ab"
    #expect(label.sizeThatFits(.unlimited).height == 15)
    #expect(view.sizeThatFits(.unlimited).height == 17)
  }
}
