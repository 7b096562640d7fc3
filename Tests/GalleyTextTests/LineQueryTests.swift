import GalleyBase
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

/// Queries about the positions of text. Glyphs are 9 wide and lines 15 high; the container is 100 wide with a padding
/// of 5, so ten characters fit.
struct LineQueryTests {
  static func setting(_ string: String, _ style: (inout ParagraphStyle) -> Void = { _ in }) throws -> Setting {
    try Setting(string, size: 15, width: 100, padding: 5, style)
  }

  /// As in the manual's figure, fragments span the container, and used rectangles span the text with its trailing
  /// spaces.
  @Test func usedRectsCountTrailingSpacesUpToTheFragment() throws {
    let lines = try Self.setting("Hello this is a\nend  ").layout.lines
    #expect(lines.map(\.range) == [0..<11, 11..<15, 16..<21])
    #expect(lines.allSatisfy { $0.rect.minX == 0 && $0.rect.width == 100 })
    #expect(lines.map(\.usedRect.width) == [100, 46, 55])
  }

  @Test(arguments: [(0, 0), (10, 0), (11, 1), (14, 1), (15, 1), (16, 2), (21, 2)])
  func findsTheLineOfAnOffset(offset: Int, line: Int) throws {
    try expectEqual(Self.setting("Hello this is a\nend  ").layout.lineFragmentIndex(at: offset), line)
  }

  /// The rest of the text has no line, but the last line has an end where a caret can be.
  @Test func theCaretBeforeOverflowingTextIsAtTheEndOfTheLine() throws {
    let setting = try Setting("Hello this is a", size: 15, width: 100, padding: 5, lines: 1) {
      $0.lineBreakMode = .byWordWrapping
    }
    #expect(setting.layout.overflow == 11..<15)
    let caret = setting.layout.caret(at: 11, affinity: .upstream, with: setting.typesetter)
    #expect(caret != nil && caret == setting.layout.carets(of: setting.layout.lines[0], with: setting.typesetter).last)
    #expect(setting.layout.caret(at: 11, affinity: .downstream, with: setting.typesetter) == nil)
  }

  /// The third glyph spans 23 to 32.
  @Test(arguments: [(27.0, 2, TextAffinity.downstream), (28, 3, .upstream)])
  func aPointSelectsTheNearerEdgeOfACharacter(x: Double, offset: Int, affinity: TextAffinity) throws {
    let setting = try Self.setting("Hello this is a")
    let found = try #require(setting.layout.position(nearest: Point(x: x, y: 5), with: setting.typesetter))
    #expect(found.offset == offset && found.affinity == affinity)
  }

  /// Trailing spaces and tabs take the direction of the paragraph (UAX 9, rule L1).
  @Test func spacesAndTabsBetweenDirectionsFollowTheParagraph() throws {
    let wrapped = try Setting("אבג דה", width: 40) { $0.baseWritingDirection = .leftToRight }
    #expect(wrapped.layout.lines.count == 2)
    #expect(wrapped.extent(of: "אבג") == [0, 27])
    let tabbed = try Setting("אב\tגד", width: 100) { $0.baseWritingDirection = .leftToRight }
    #expect(tabbed.extent(of: "אב") == [0, 18])
    #expect(tabbed.extent(of: "גד") == [28, 46])
  }

  /// Half of three steps of the length grid is rounded, and text that is too wide begins where its line begins.
  @Test func alignedTextIsOnTheGridAndInItsLine() throws {
    let steps = Double.lengthStepsPerPoint
    let centred = try Setting("abcde", width: 45 + 3 / steps) { $0.alignment = .center }
    let left = centred.extent(of: "abcde")[0] * steps
    #expect(left == left.rounded() && left >= 1)
    let wide = try Setting("abcdefghij", width: 45, lines: 1) {
      $0.alignment = .right
      $0.lineBreakMode = .byClipping
    }
    #expect(wide.extent(of: "abcdefghij")[0] == 0)
  }

  @Test func enumeratesTheLinesOfARange() throws {
    let layout = try Self.setting("Hello this is a\nend  ").layout
    var starts: [Int] = []
    layout.enumerateLineFragments(in: 12..<17) {
      starts.append($0.range.lowerBound)
      return true
    }
    #expect(starts == [11, 16])
    starts = []
    layout.enumerateLineFragments(in: 0..<21) {
      starts.append($0.range.lowerBound)
      return false
    }
    #expect(starts == [0])
  }

  @Test func knowsTheExtraFragment() throws {
    #expect(try Self.setting("a").layout.extraLineFragment == nil)
    try expectEqual(Self.setting("a\n").layout.extraLineFragment?.range, 2..<2)
    try expectEqual(Self.setting("a\n").layout.usedRect(ofContainer: 0), Rect(x: 0, y: 0, width: 19, height: 30))
    try expectEqual(Self.setting("").layout.extraLineFragment?.rect, Rect(x: 0, y: 0, width: 100, height: 15))
  }

  @Test func countsTheCharactersOfEachContainer() throws {
    let container = TextContainer(size: Size(width: 45, height: 30))
    let setting = try Setting("aaa bbb\nccc ddd eee", size: 15, in: [container, container])
    #expect(setting.layout.characterRange(ofContainer: 0) == 0..<8)
    #expect(setting.layout.characterRange(ofContainer: 1) == 8..<16)
    #expect(setting.layout.overflow == 16..<19)
    #expect(setting.layout.lines.map(\.container) == [0, 0, 1, 1])
    #expect(setting.layout.lines.map(\.rect.minY) == [0, 15, 0, 15])
  }

  /// Full lines are selected from padding to padding, the last line up to its last character (rule: selection-rects).
  @Test func selectionReachesTheMarginsOfWholeLines() throws {
    let setting = try Self.setting("Hello this is a\nend")
    let rects = setting.layout.selectionRects(for: 2..<18, with: setting.typesetter)
    #expect(
      rects.map(\.rect) == [
        Rect(x: 23, y: 0, width: 72, height: 15), Rect(x: 5, y: 15, width: 90, height: 15),
        Rect(x: 5, y: 30, width: 18, height: 15),
      ])
    #expect(rects.map(\.containsStart) == [true, false, false])
    #expect(rects.map(\.containsEnd) == [false, false, true])
  }

  @Test func selectionOfMixedTextHasGaps() throws {
    // "ab" spans 0–18, then Hebrew 1 2 3 spans 18–45 from right to left.
    let setting = try Setting("ab\u{5D0}\u{5D1}\u{5D2}")
    let rects = setting.layout.selectionRects(for: 1..<3, with: setting.typesetter)
    #expect(rects.map(\.rect.minX) == [9, 36])
    #expect(rects.map(\.rect.width) == [9, 9])
    #expect(rects.map(\.isRightToLeft) == [false, true])
  }

  @Test func caretsSplitWhereDirectionsMeet() throws {
    let setting = try Setting("ab\u{5D0}\u{5D1}\u{5D2}")
    let caret = try #require(setting.layout.splitCaret(at: 2, with: setting.typesetter))
    #expect(caret.upstream.x == 18)
    #expect(caret.downstream.x == 45)
    let inside = try #require(setting.layout.splitCaret(at: 3, with: setting.typesetter))
    #expect(inside.upstream.x == 36 && inside.downstream.x == 36)
    let end = try #require(setting.layout.caret(at: 5, with: setting.typesetter))
    #expect(end.x == 18)
  }

  @Test func caretsAtALineEndDependOnAffinity() throws {
    let setting = try Self.setting("Hello this is a")
    let upstream = try #require(setting.layout.caret(at: 11, affinity: .upstream, with: setting.typesetter))
    #expect((upstream.x, upstream.top) == (104, 0))
    let downstream = try #require(setting.layout.caret(at: 11, with: setting.typesetter))
    #expect((downstream.x, downstream.top) == (5, 15))
  }

  @Test func caretOfAnEmptyLineStandsAtItsMargin() throws {
    let setting = try Self.setting("a\n")
    let caret = try #require(setting.layout.caret(at: 2, with: setting.typesetter))
    #expect((caret.x, caret.top) == (5, 15))
    #expect(setting.layout.caret(at: -1, with: setting.typesetter) == nil)
  }

  @Test func charactersUnderAPoint() throws {
    let setting = try Self.setting("Hello")
    let hit = try #require(setting.layout.characterIndex(at: Point(x: 5 + 18 + 2.25, y: 3), with: setting.typesetter))
    #expect((hit.offset, hit.fraction) == (2, 0.25))
    let far = try #require(setting.layout.characterIndex(at: Point(x: 99, y: 99), with: setting.typesetter))
    #expect((far.offset, far.fraction) == (4, 1))
  }

  @Test func aPointHitsTheNearerFragmentOfALine() throws {
    let path = Path(roundedRect: Rect(x: 40, y: 0, width: 20, height: 15), cornerRadius: 0)
    let container = TextContainer(size: Size(width: 100, height: 100), exclusionPaths: [path])
    let setting = try Setting("abc def ghi", size: 15, in: [container])
    #expect(setting.layout.lines.map(\.range) == [0..<4, 4..<8, 8..<11])
    let hit = setting.layout.position(nearest: Point(x: 71, y: 5), with: setting.typesetter)
    #expect(hit?.offset == 5)
  }

  /// If the line has no right edge, hanging spaces of right-to-left text lie inside of it.
  @Test func rightToLeftTextOfAnyWidthBeginsAtTheMargin() throws {
    let line = try Setting("\u{5D0}\u{5D1}  ", padding: 5).layout.lines[0]
    #expect(line.runs.map(\.origin.x).min() == 5)
    #expect(line.usedRect.minX == 0)
    #expect(line.usedRect.width == line.runs.reduce(10) { $0 + $1.width })
  }
}
