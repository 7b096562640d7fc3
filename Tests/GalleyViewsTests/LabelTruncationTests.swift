import GalleyBase
import GalleyDrawing
import GalleyText
import GalleyViews
import Testing

/// The worked numbers of the manual: mono face at 10 points (advance 6), 45 points of width.
@Suite struct LabelTruncationTests {
  @Test(arguments: [
    ("Hello world", LineBreakMode.byTruncatingTail, "Hello…", 36.0),
    ("Hello world", .byTruncatingHead, "…world", 36), ("Hello world", .byTruncatingMiddle, "Hel…rld", 42),
    ("Hello world", .byClipping, "Hello world", 45), ("ABCDEFGHIJK", .byTruncatingTail, "ABCDEF…", 42),
  ])
  func oneLineInFortyFivePoints(text: String, mode: LineBreakMode, shown: String, width: Double) throws {
    let label = try monoLabel(text, size: 10, frame: Rect(x: 0, y: 0, width: 45, height: 10), mode: mode)
    #expect(label.shownLines == [shown])
    #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).size == Size(width: width, height: 10))
    #expect(label.isTruncated)
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, 5..<11), (.byTruncatingHead, 0..<6), (.byTruncatingMiddle, 3..<8),
  ])
  func theHiddenRangeGoesFromTheFirstToTheLastHiddenCharacter(mode: LineBreakMode, hidden: Range<Int>) throws {
    let label = try monoLabel("Hello world", size: 10, frame: Rect(x: 0, y: 0, width: 45, height: 10), mode: mode)
    let range = try #require(label.hiddenRange)
    // Spaces stripped beside the ellipsis may count to either side.
    #expect(range.clamped(to: hidden) == range || hidden.clamped(to: range) == hidden)
    #expect(range.count >= hidden.count - 1 && range.count <= hidden.count)
  }

  /// The ellipsis looks like the character that it replaces, not like its neighbour that is left.
  @Test(arguments: [
    (LineBreakMode.byTruncatingHead, ["glyphs 1 at 0.0,8.0 #FF0000", "glyphs 5 at 6.0,8.0 #0000FF"]),
    (.byTruncatingTail, ["glyphs 5 at 0.0,8.0 #FF0000", "glyphs 1 at 30.0,8.0 #0000FF"]),
  ])
  func theEllipsisIsDrawnLikeTheReplacedText(mode: LineBreakMode, drawn: [String]) throws {
    let label = try monoLabel(nil, size: 10, frame: Rect(x: 0, y: 0, width: 45, height: 10))
    var text = AttributedText("Hello ", attributes: TextAttributes { $0.foregroundColor = LabelDrawingTests.red })
    text.append("world", attributes: TextAttributes { $0.foregroundColor = LabelDrawingTests.blue })
    label.attributedText = text
    label.lineBreakMode = mode
    #expect(LabelDrawingTests.drawn(label) == drawn)
  }

  /// From a picture. Several lines end before a word.
  @Test(arguments: [(1, "Hello world"), (2, "Hello")])
  func oneLineIsNotWrappedAtAWord(lines: Int, shown: String) throws {
    let frame = Rect(x: 0, y: 0, width: 45, height: 10)
    let label = try monoLabel("Hello world", size: 10, frame: frame, lines: lines, mode: .byWordWrapping)
    #expect(label.shownLines == [shown])
    #expect(label.isTruncated)
    #expect(label.placement?.layout.lines.first?.ends == (lines == 1 ? .clipped : .word))
    #expect(displayList(of: label).dump.contains("pushClip") == (lines == 1))
    #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).size == Size(width: 45, height: 10))
    #expect(label.lineBreakMode == .byWordWrapping)
  }

  @Test func oneLineInItsOwnSizeIsWhole() throws {
    let label = try monoLabel("Hello world ", size: 10, lines: 1, mode: .byWordWrapping)
    label.frame.size = label.sizeThatFits(.zero)
    #expect(label.frame.width == 72)
    #expect(!label.isTruncated)
  }

  /// Clipping hides nothing behind a token; what the edge cuts off is told apart.
  @Test func clippedTextIsKnown() throws {
    let label = try monoLabel(
      "Hello world", size: 10, frame: Rect(x: 0, y: 0, width: 45, height: 10), mode: .byClipping)
    let layout = try #require(label.placement?.layout)
    #expect(label.isTruncated && label.hiddenRange == nil)
    // Half of the eighth letter is left.
    #expect(layout.clippedRanges(with: label.context.typesetter) == [7..<11])
    label.frame.size.width = 47
    #expect(label.placement?.layout.clippedRanges(with: label.context.typesetter) == [8..<11])
    label.frame.size.width = 66
    #expect(label.placement?.layout.clippedRanges(with: label.context.typesetter) == [])
  }

  @Test func nothingIsHiddenFromTextThatFits() throws {
    let label = try monoLabel("Hello", size: 10, frame: Rect(x: 0, y: 0, width: 30, height: 10))
    #expect(label.hiddenRange == nil)
    #expect(!label.isTruncated)
  }

  @Test(arguments: [
    (LineBreakMode.byWordWrapping, ["aaaa", "bbbb"]), (.byCharWrapping, ["aaaa b", "bbb cc"]),
    (.byClipping, ["aaaa", "bbbb cccc dddd"]), (.byTruncatingTail, ["aaaa", "bbbb…"]),
    (.byTruncatingHead, ["aaaa", "…dddd"]), (.byTruncatingMiddle, ["aaaa", "bb…ddd"]),
  ])
  func theModeActsOnTheLastPermittedLine(mode: LineBreakMode, lines: [String]) throws {
    let frame = Rect(x: 0, y: 0, width: 36, height: 20)
    let label = try monoLabel("aaaa bbbb cccc dddd", size: 10, frame: frame, lines: 2, mode: mode)
    #expect(label.shownLines == lines)
    #expect(label.isTruncated)
  }

  @Test(arguments: [(1, ["one…"]), (2, ["one", "two…"]), (3, ["one", "two", "three"]), (0, ["one", "two", "three"])])
  func paragraphsPastTheLastPermittedLineShowAsAnEllipsis(limit: Int, lines: [String]) throws {
    let frame = Rect(x: 0, y: 0, width: 100, height: 40)
    let label = try monoLabel("one\ntwo\nthree", size: 10, frame: frame, lines: limit)
    #expect(label.shownLines == lines)
    #expect(label.isTruncated == (limit == 1 || limit == 2))
  }

  @Test func aWidthTooSmallForAnEllipsisShowsItCut() throws {
    let label = try monoLabel("abc", size: 10, frame: Rect(x: 0, y: 0, width: 4, height: 10))
    #expect(label.shownLines == ["…"])
    let clips = displayList(of: label).dump.split(separator: "\n").filter { $0.hasPrefix("pushClip ") }
    #expect(clips.count == 1)
    label.bounds.size.width = 6
    #expect(!displayList(of: label).dump.contains("pushClip"))
  }
}
