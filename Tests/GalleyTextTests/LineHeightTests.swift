import GalleyBase
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

/// The test face at 15 pt has 12 above and 3 below the baseline.
@Suite struct LineHeightTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var fragment: Double
    var baseline: Double
    var used: Double
    var usedTop = 0.0
    var style: @Sendable (inout ParagraphStyle) -> Void
  }

  static let cases = [
    Case(testDescription: "default", fragment: 15, baseline: 12, used: 15) { _ in },
    Case(testDescription: "fixed 18", fragment: 18, baseline: 15, used: 18) {
      $0.minimumLineHeight = 18
      $0.maximumLineHeight = 18
    },
    Case(testDescription: "fixed 10", fragment: 10, baseline: 7, used: 10) {
      $0.minimumLineHeight = 10
      $0.maximumLineHeight = 10
    },
    Case(testDescription: "multiple 1.5", fragment: 22.5, baseline: 19.5, used: 22.5) { $0.lineHeightMultiple = 1.5 },
    Case(testDescription: "multiple 1.5, at most 20", fragment: 20, baseline: 17, used: 20) {
      $0.lineHeightMultiple = 1.5
      $0.maximumLineHeight = 20
    },
    Case(testDescription: "multiple 2, at least 18", fragment: 30, baseline: 27, used: 30) {
      $0.lineHeightMultiple = 2
      $0.minimumLineHeight = 18
    },
    Case(testDescription: "at least 30, at most 20", fragment: 20, baseline: 17, used: 20) {
      $0.minimumLineHeight = 30
      $0.maximumLineHeight = 20
    },
    Case(testDescription: "multiple 0.8", fragment: 12, baseline: 9, used: 12) { $0.lineHeightMultiple = 0.8 },
    Case(testDescription: "spacing after, and before the first paragraph", fragment: 30, baseline: 12, used: 15) {
      $0.paragraphSpacingBefore = 15
      $0.paragraphSpacing = 15
    },
  ]

  @Test(arguments: cases) func heightsOfALineByItsStyle(_ wanted: Case) throws {
    let line = try #require(try Setting("Text", wanted.style).layout.lines.first)
    #expect(line.rect.height == wanted.fragment)
    #expect(line.baseline == wanted.baseline)
    #expect(line.usedRect.height == wanted.used)
    #expect(line.usedRect.minY == wanted.usedTop)
  }

  /// If minimum and maximum are the same, text that is lowered does not move the baseline.
  @Test func loweredTextDoesNotMoveLinesOfFixedHeight() throws {
    func line(_ height: Double, offset: Double) throws -> LineFragment? {
      let attributes = TextAttributes {
        $0.baselineOffset = offset
        $0.paragraphStyle = ParagraphStyle {
          $0.minimumLineHeight = height
          $0.maximumLineHeight = 18
        }
      }
      return try Setting(AttributedText("Text", attributes: attributes), font: try TestFonts.mono(15)).layout.lines
        .first
    }
    try expectEqual(line(18, offset: -5)?.baseline, 15)
    try expectEqual(line(18, offset: -5)?.runs.first?.origin.y, 15)
    try expectEqual(line(18, offset: 5)?.runs.first?.origin.y, 10)
    try expectEqual(line(18, offset: 0)?.baseline, 15)
    // If there is only a maximum, the line is cut at its top.
    try expectEqual(line(0, offset: -5)?.baseline, 10)
  }

  @Test func paragraphSpacingStandsBelowTheLastLine() throws {
    let lines = try Setting("one two\nthree", width: 30) { $0.paragraphSpacing = 10 }.layout.lines
    #expect(lines.map(\.rect.height) == [15, 25, 15, 25])
    #expect(lines.prefix(2).map(\.baseline) == [12, 27])
  }

  /// Recorded: a text view of one line with 8 pt before and after its paragraph is 8 pt higher than its text, not 16.
  @Test func theFirstParagraphHasNoSpacingBeforeIt() throws {
    let lines = try Setting("one\ntwo") { $0.paragraphSpacingBefore = 7 }.layout.lines
    #expect(lines.map(\.usedRect.minY) == [0, 22])
  }

  /// A container that is too low for its first line still shows it, unless there is another container.
  @Test func aLoneContainerShowsItsFirstLine() throws {
    let low = TextContainer(size: Size(width: 100, height: 5))
    try expectEqual(Setting("a\nb", size: 15, in: [low]).layout.lines.count, 1)
    let two = try Setting("a\nb", size: 15, in: [low, TextContainer(size: Size(width: 100, height: 40))])
    #expect(two.layout.lines.map(\.container) == [1, 1])
  }

  @Test func lineSpacingStandsBetweenLines() throws {
    let lines = try Setting("one two", width: 30) { $0.lineSpacing = 4 }.layout.lines
    #expect(lines.map(\.rect.height) == [19, 15])
    #expect(lines.map(\.usedRect.height) == [19, 15])
    #expect(lines.map(\.baseline) == [12, 31])
  }

  /// Galley Test Varied at 10 pt has 9 above and 2.5 below the baseline, and a line gap of 1. If the gap counts, the
  /// larger of the gap and the spacing separates lines; the recorded UITextView does not use the gap.
  @Test(arguments: [
    (0.0, 12.5, 11.5), (0.5, 12.5, 12), (1, 12.5, 12.5), (1.25, 12.75, 12.75), (30, 41.5, 41.5),
  ])
  func theLargerOfLineSpacingAndLineGapIsUsed(spacing: Double, inTextView: Double, inLabel: Double) throws {
    let text = try varied("a\nb") { $0.lineSpacing = spacing }
    let view = try Setting(text, font: try TestFonts.varied(10)).layout
    #expect(view.lines.map(\.baseline) == [9, 9 + inTextView])
    #expect(view.lines.map(\.usedRect.height) == [inTextView, 12.5])
    for options in [LayoutOptions.label(direction: .leftToRight), Self.withoutLeading] {
      let label = try Setting(text, font: try TestFonts.varied(10), options: options).layout
      #expect(label.lines.map(\.baseline) == [9, 9 + inLabel])
      #expect(label.lines.map(\.usedRect.height) == [inLabel, 11.5])
    }
  }

  /// The last line of a container has no line below it, so it has no line spacing.
  @Test func theLastLineOfAContainerHasNoLineSpacing() throws {
    let containers = (0..<2).map { _ in TextContainer(size: Size(width: 100, height: 20)) }
    let setting = try Setting("a\nb", size: 15, in: containers) { $0.lineSpacing = 4 }
    #expect(setting.layout.lines.map(\.container) == [0, 1])
    #expect(setting.layout.lines.map(\.rect.height) == [15, 15])
  }

  /// The options of string drawing without `usesFontLeading`.
  private static var withoutLeading: LayoutOptions {
    var options = LayoutOptions()
    options.lineHeights = .allFaces(usesFontLeading: false)
    return options
  }

  private func varied(_ string: String, _ style: (inout ParagraphStyle) -> Void) throws -> AttributedText {
    let font = try TestFonts.varied(10)
    return AttributedText(
      string,
      attributes: TextAttributes {
        $0.font = font
        $0.paragraphStyle = ParagraphStyle(style)
      })
  }

  /// Lines of a fixed height have no gap for the spacing to replace; a multiple enlarges the gap as well.
  @Test func lineSpacingOfLimitedAndMultipliedLines() throws {
    let fixed = try varied("a\nb") {
      $0.lineSpacing = 4
      $0.minimumLineHeight = 18
      $0.maximumLineHeight = 18
    }
    try expectEqual(Setting(fixed, font: try TestFonts.varied(10)).layout.lines.map(\.usedRect.height), [22, 18])
    let twice = try varied("a\nb") {
      $0.lineSpacing = 4
      $0.lineHeightMultiple = 2
    }
    try expectEqual(Setting(twice, font: try TestFonts.varied(10)).layout.lines.map(\.usedRect.height), [27, 25])
  }

  @Test func baselineOffsetRaisesTheGlyphs() throws {
    let font = try Setting("x").layout.shaped.defaultFont
    let text = AttributedText(
      "x",
      attributes: TextAttributes {
        $0.font = font
        $0.baselineOffset = 1.5
        $0.paragraphStyle = ParagraphStyle {
          $0.minimumLineHeight = 18
          $0.maximumLineHeight = 18
        }
      })
    let line = try #require(try Setting(text, font: font).layout.lines.first)
    #expect(line.rect.height == 18)
    #expect(line.runs.first?.origin.y == 13.5)
  }

  /// Raised and other text is shaped together; only the lines that contain raised text become higher.
  @Test func raisedTextMakesItsOwnLineHigher() throws {
    let font = try TestFonts.mono(15)
    var text = AttributedText("one ", attributes: TextAttributes { $0.baselineOffset = 5 })
    text.append("two three", attributes: TextAttributes())
    let layout = try Setting(text, font: font, width: 64).layout
    #expect(layout.shaped.paragraphs[0].items.count == 1)
    #expect(layout.lines.map(\.rect.height) == [20, 15])
    // A line that begins with text that is not raised includes the raised text after it.
    var mixed = AttributedText("two ", attributes: TextAttributes())
    mixed.append("one", attributes: TextAttributes { $0.baselineOffset = 5 })
    try expectEqual(Setting(mixed, font: font).layout.lines.map(\.rect.height), [20])
    // Larger text next to raised text is not raised.
    let small = try TestFonts.mono(10)
    var sized = AttributedText("up", attributes: TextAttributes { ($0.font, $0.baselineOffset) = (small, 5) })
    sized.append("large", attributes: TextAttributes())
    try expectEqual(Setting(sized, font: font).layout.lines.map(\.rect.height), [16])
  }

  /// Lines in further containers do not count, even if they are wider or lower.
  @Test(arguments: [(1, 45.0), (2, 30), (3, 15)]) func theUsedSizeIsThatOfTheFirstContainer(
    linesOfOthers: Int, height: Double
  ) throws {
    let first = TextContainer(size: Size(width: 90, height: height))
    let others = TextContainer(size: Size(width: 200, height: 15.0 * Double(linesOfOthers)))
    let layout = try Setting("one two\nthree\nfour five six seven", size: 15, in: [first, others]).layout
    #expect(layout.lines.contains { $0.container == 1 })
    let shown = layout.lines.filter { $0.container == 0 }
    #expect(layout.usedHeight == shown.last?.usedRect.maxY)
    #expect(layout.usedSize == Size(width: shown.map(\.extent).max() ?? 0, height: height))
    let rest = layout.lines.filter { $0.container == 1 }
    #expect(layout.usedSize(inContainer: 1).width == rest.map(\.extent).max())
    #expect(layout.usedSize(inContainer: 1).height == rest.last?.usedRect.maxY)
    #expect(layout.usedSize(inContainer: 2) == .zero)
  }

  @Test func spacingsOfNeighbouringParagraphsAddUp() throws {
    let lines = try Setting("a\nb") {
      $0.paragraphSpacing = 5
      $0.paragraphSpacingBefore = 7
    }.layout.lines
    #expect(lines.map(\.baseline) == [12, 39])
  }

  /// Indents in a container 320 wide with padding 5: the start and the maximum width of lines.
  @Test(arguments: [
    (0.0, 0.0, 0.0, 5.0, 310.0), (0, 0, -20, 5, 290), (0, 0, 200, 5, 200), (45, 45, 200, 50, 155),
    (45, 45, -20, 50, 245), (0, 0, 310, 5, 310), (0, 0, 400, 5, 310), (45, 45, 400, 50, 265),
  ])
  func indents(first: Double, head: Double, tail: Double, x: Double, width: Double) throws {
    let line = try #require(
      try Setting("word", width: 320, padding: 5) {
        $0.firstLineHeadIndent = first
        $0.headIndent = head
        $0.tailIndent = tail
      }.layout.lines.first)
    #expect(line.runs.first?.origin.x == x)
    // A fragment spans its container whatever the indents are (recorded).
    #expect(line.rect.minX == 0)
    #expect(line.rect.width == 320)
    #expect(line.usedRect.minX == x - 5)
    // The line has as many letters as fit into the width between the indents.
    let room = try Setting(String(repeating: "a", count: 60), width: 320, padding: 5) {
      $0.firstLineHeadIndent = first
      $0.headIndent = head
      $0.tailIndent = tail
    }
    #expect(room.layout.lines.first?.range.count == Int(width / 9))
  }

  @Test func aTailIndentBeyondTheContainerFromRightToLeft() throws {
    let setting = try Setting("\u{5D0}\u{5D1} \u{5D2}\u{5D3}", width: 40, padding: 5) { $0.tailIndent = 100 }
    #expect(setting.layout.lines.map(\.rect) == [0, 15].map { Rect(x: 0, y: $0, width: 40, height: 15) })
    #expect(setting.layout.lines.map(\.range) == [0..<3, 3..<5])
  }

  @Test func withoutRoomEachLineHasOneCluster() throws {
    let setting = try Setting("abc", width: 320) {
      $0.firstLineHeadIndent = 60
      $0.headIndent = 60
      $0.tailIndent = 50
    }
    #expect(setting.shown == ["a", "b", "c"])
  }
}
