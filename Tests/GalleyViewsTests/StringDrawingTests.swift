import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// With the mono face for the recorded ones: at 15 points every glyph is 9 wide, 12 above and
/// 3 below the baseline.
@Suite struct StringDrawingTests {
  static func text(_ string: String, size: Double = 15, _ style: (inout ParagraphStyle) -> Void = { _ in }) throws
    -> AttributedText
  {
    let font = try TestFonts.mono(size)
    return AttributedText(
      string,
      attributes: TextAttributes {
        $0.font = font
        $0.paragraphStyle = ParagraphStyle(style)
      })
  }

  static func rect(_ text: AttributedText, width: Double = 0, height: Double = 0, _ options: StringDrawingOptions)
    throws -> Rect
  {
    text.boundingRect(with: Size(width: width, height: height), options: options, in: try makeContext())
  }

  @Test(arguments: [("Hello", 45.0), (" ", 9), ("", 0), ("two\nlines", 27)])
  func onTheBaselineTheFirstLineCountsFromItsDescent(string: String, width: Double) throws {
    try expectEqual(Self.rect(try Self.text(string), width: 20, []), Rect(x: 0, y: -3, width: width, height: 15))
  }

  @Test func linesHonourNewlinesAndTheWidth() throws {
    let options = StringDrawingOptions.usesLineFragmentOrigin
    try expectEqual(Self.rect(try Self.text("two\nlines"), options), Rect(x: 0, y: 0, width: 45, height: 30))
    try expectEqual(Self.rect(try Self.text(""), options), Rect(x: 0, y: 0, width: 0, height: 15))
    // "world, this " is 108 wide with the space that hangs: the width is all that is reported.
    let long = try Self.text("Hello world, this is quite a long line of text")
    try expectEqual(Self.rect(long, width: 100, options), Rect(x: 0, y: 0, width: 100, height: 75))
  }

  @Test func theHeightMayExceedTheGivenOne() throws {
    let text = try Self.text("aa bb cc")
    try expectEqual(Self.rect(text, width: 20, height: 20, .usesLineFragmentOrigin).height, 45)
  }

  @Test func sizeNeverWraps() throws {
    try expectEqual(Self.text("two\nlines").size(in: makeContext()), Size(width: 45, height: 30))
  }

  /// Recorded: 0.85 for each line, not rounded. The varied face has a gap of a tenth of its size.
  @Test func lineGapsCountOnlyIfAsked() throws {
    let font = try TestFonts.varied(8.5)
    let text = AttributedText("a\nb", attributes: TextAttributes { $0.font = font })
    let without = try Self.rect(text, .usesLineFragmentOrigin).height
    let with = try Self.rect(text, [.usesLineFragmentOrigin, .usesFontLeading]).height
    #expect(without == 2 * font.lineHeight)
    #expect(with == without + 2 * font.leading && abs(font.leading - 0.85) < 0.0001)
  }

  @Test func truncatingDropsLinesThatDoNotFit() throws {
    let text = try Self.text("aaaa bbbb cccc dddd")
    let options: StringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    try expectEqual(Self.rect(text, width: 90, height: 15, options), Rect(x: 0, y: 0, width: 90, height: 15))
    // Without lines there is nothing to truncate.
    try expectEqual(Self.rect(text, width: 90, height: 15, .truncatesLastVisibleLine).width, 171)
  }

  /// Boxes of the mono face at 10 points: "a" from 0.5 to 5.5 and 5 high, "p" goes 2 below the baseline.
  @Test func deviceMetricsAreInk() throws {
    let text = try Self.text("ap", size: 10)
    let lines = try Self.rect(text, [.usesLineFragmentOrigin, .usesDeviceMetrics])
    #expect(lines == Rect(x: 0.5, y: 3, width: 11, height: 7))
    try expectEqual(Self.rect(text, .usesDeviceMetrics), Rect(x: 0.5, y: -2, width: 11, height: 7))
    try expectEqual(Self.rect(try Self.text("  "), .usesDeviceMetrics), .zero)
  }

  /// GNUstep's tests, checked against AppKit (rule: string-width).
  @Test func indentsDoNotCountAsWidth() throws {
    let text = try Self.text("Hello") { $0.firstLineHeadIndent = 20 }
    try expectEqual(Self.rect(text, width: 200, .usesLineFragmentOrigin), Rect(x: 0, y: 0, width: 45, height: 15))
  }

  // MARK: Context

  @Test func fontsShrinkUntilNoWordIsCut() throws {
    var context = StringDrawingContext(minimumScaleFactor: 0.5)
    let text = try Self.text("HELLOWORLD", size: 20)
    let rect = text.boundingRect(
      with: Size(width: 90, height: 0), options: .usesLineFragmentOrigin, context: &context, in: try makeContext())
    #expect(context.actualScaleFactor == 0.75)
    #expect(rect == Rect(x: 0, y: 0, width: 90, height: 15))
    #expect(context.totalBounds == rect)
  }

  @Test func theMinimumHoldsEvenIfItIsTooLittle() throws {
    var context = StringDrawingContext(minimumScaleFactor: 0.8)
    let text = try Self.text("HELLOWORLD", size: 20)
    let rect = text.boundingRect(
      with: Size(width: 90, height: 0), options: .usesLineFragmentOrigin, context: &context, in: try makeContext())
    #expect(context.actualScaleFactor == 0.8)
    // Ten cells of 9.6 are 96: nine stand on the first line, one on the second.
    #expect(rect.height == 32 && abs(rect.width - 86.4) < 0.001)
  }

  @Test func textThatFitsIsUnchanged() throws {
    var context = StringDrawingContext(minimumScaleFactor: 0.5)
    let text = try Self.text("HELLO WORLD", size: 15)
    _ = text.boundingRect(
      with: Size(width: 90, height: 0), options: .usesLineFragmentOrigin, context: &context, in: try makeContext())
    #expect(context.actualScaleFactor == 1)
    // One line high: it has to be at most 90 / 99 of its size.
    _ = text.boundingRect(
      with: Size(width: 90, height: 15), options: .usesLineFragmentOrigin, context: &context, in: try makeContext())
    #expect(context.actualScaleFactor == (4096.0 * 90 / 99).rounded(.down) / 4096)
  }

  /// "HELLOWORLD" at 15 points is 90 wide.
  @Test(
    arguments: [
      (90.0, -0.5, 0.0, 0.0, 1.0), (85, -0.5, 0, -0.5, 1), (88, -0.5, 0, -205.0 / 1024, 1),
      // Not close enough, and no smaller fonts either: as close as may be.
      (80, -0.5, 0, -0.5, 1), (80, 0, 0, 0, 1), (80, 1, 0, 0, 1),
      // First closer, then smaller: 10 · (9 · s − 0.5) = 80.
      (80, -0.5, 0.5, -0.5, (4096.0 * 8.5 / 9).rounded(.down) / 4096), (40, -0.5, 0.9, -0.5, 0.9),
    ] as [(Double, Double, Double, Double, Double)])
  func lettersMoveTogetherBeforeFontsShrink(
    width: Double, minimum: Double, factor: Double, tracking: Double, scale: Double
  ) throws {
    var context = StringDrawingContext(minimumScaleFactor: factor, minimumTrackingAdjustment: minimum)
    let text = try Self.text("HELLOWORLD")
    for options in [StringDrawingOptions.usesLineFragmentOrigin, []] {
      let rect = text.boundingRect(
        with: Size(width: width, height: 0), options: options, context: &context, in: try makeContext())
      #expect(context.actualTrackingAdjustment == tracking)
      #expect(context.actualScaleFactor == scale)
      if options.isEmpty { #expect(abs(rect.width - 10 * (9 * scale + tracking)) < 0.01) }
    }
  }

  @Test func wrappedTextMovesTogetherToTakeFewerLines() throws {
    var context = StringDrawingContext(minimumTrackingAdjustment: -1)
    let text = try Self.text("aaaa bbbb")
    let rect = text.boundingRect(
      with: Size(width: 77, height: 15), options: .usesLineFragmentOrigin, context: &context, in: try makeContext())
    // Nine letters of 9 points are 81.
    #expect(rect.height == 15 && rect.width <= 77)
    #expect(context.actualTrackingAdjustment == (-4.0 / 9 * 1024).rounded(.down) / 1024)
    let rows = try drawn {
      text.draw(
        with: Rect(x: 0, y: 0, width: 77, height: 15), options: .usesLineFragmentOrigin, context: &context, on: &$0,
        in: $1)
    }
    #expect(rows.count == 1 && context.actualTrackingAdjustment < 0)
  }

  /// The paragraph style's own tightening, by half a point at most, holds for strings too.
  @Test(arguments: [(88.0, 1), (84, 2)])
  func aParagraphThatMayTightenDoesBeforeItIsCut(width: Double, runs: Int) throws {
    let text = try Self.text("HELLOWORLD") {
      $0.lineBreakMode = .byTruncatingTail
      $0.allowsDefaultTighteningForTruncation = true
    }
    var context = StringDrawingContext(minimumScaleFactor: 0.99)
    let rect = text.boundingRect(
      with: Size(width: width, height: 0), options: .usesLineFragmentOrigin, context: &context, in: try makeContext())
    #expect(rect.width <= width)
    #expect(context.actualScaleFactor == (runs == 1 ? 1 : 0.99))
  }

  // MARK: Drawing

  private func drawn(_ draw: (inout Canvas, RenderContext) -> Void) throws -> [String] {
    let context = try makeContext(scale: 2)
    var canvas = Canvas(scale: 2)
    draw(&canvas, context)
    return canvas.displayList.commands.map { command in
      guard case .glyphs(let glyphs) = command else { return "other" }
      return "\(glyphs.glyphs.count) at \(glyphs.origin.x),\(glyphs.origin.y) \(glyphs.color.hex)"
    }
  }

  /// Lines wholly inside are drawn, and the first one always.
  @Test(arguments: [(45.0, 3), (44.9, 2), (30, 2), (29, 1), (15, 1), (4, 1)])
  func linesAreDrawnIfTheyFit(height: Double, count: Int) throws {
    let text = try Self.text("aa bb cc")
    let commands = try drawn { text.draw(in: Rect(x: 10, y: 5, width: 20, height: height), on: &$0, in: $1) }
    #expect(
      commands == Array(["3 at 10.0,17.0 #000000", "3 at 10.0,32.0 #000000", "2 at 10.0,47.0 #000000"][..<count]))
  }

  @Test func drawingAtAPointNeverWraps() throws {
    let text = try Self.text("aa bb cc")
    try expectEqual(drawn { text.draw(at: Point(x: 3, y: 4), on: &$0, in: $1) }, ["8 at 3.0,16.0 #000000"])
  }

  @Test func withoutLineOriginThePointIsOnTheBaseline() throws {
    let text = try Self.text("aa\nbb")
    let rect = Rect(x: 3, y: 40, width: 0, height: 0)
    try expectEqual(drawn { text.draw(with: rect, options: [], on: &$0, in: $1) }, ["2 at 3.0,40.0 #000000"])
  }

  /// Two lines of Galley Test Varied, 10 points: 9 above and 2.5 below the baseline, line gap 1. Where the gap counts, the
  /// spacing stands for it between the lines, and the gap stays below the last.
  @Test(arguments: [(30.0, 54.0, 53.0), (0.5, 25, 23.5), (0, 25, 23)])
  func lineSpacingAndTheLineGap(spacing: Double, withLeading: Double, without: Double) throws {
    let font = try TestFonts.varied(10)
    let text = AttributedText(
      "a\nb",
      attributes: TextAttributes {
        $0.font = font
        $0.paragraphStyle = ParagraphStyle { $0.lineSpacing = spacing }
      })
    try expectEqual(Self.rect(text, width: 100, [.usesLineFragmentOrigin, .usesFontLeading]).height, withLeading)
    try expectEqual(Self.rect(text, width: 100, .usesLineFragmentOrigin).height, without)
    let label = Label(in: try makeContext())
    label.attributedText = text
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize.height == without.rounded(.up))
    let view = TextView(in: try makeContext())
    view.attributedText = text
    #expect(view.sizeThatFits(Size(width: 100, height: 1000)).height == withLeading + 16)
  }

  // MARK: Cells

  static let cell = """
    Every compositor worth a line knows a forme of type is only lead until somebody has read it twice over.
    """

  @Test func aCellIsTheCeiledTextAndItsInsets() throws {
    let options: StringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let text = try Self.text(Self.cell)
    let height = try Self.rect(text, width: 320 - 2 * 15, options).height.rounded(.up) + 2 * 15
    #expect(height == 90)
    let label = Label(in: try makeContext())
    label.attributedText = text
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 290
    #expect(label.intrinsicContentSize.height + 30 == height)
    label.frame = Rect(x: 15, y: 15, width: 290, height: 60)
    #expect(
      label.shownLines == [
        "Every compositor worth a line", "knows a forme of type is only", "lead until somebody has read it",
        "twice over.",
      ])
    let higher = try Self.text(Self.cell) { ($0.minimumLineHeight, $0.maximumLineHeight) = (17.9, 17.9) }
    let measured = try Self.rect(higher, width: 290, options).height
    #expect(abs(measured - 71.6) < 0.001 && measured.rounded(.up) + 30 == 102)
  }
}
