public import GalleyBase
import GalleyFonts
import GalleyText

/// Why a label's text is where it is, and as large as it is. Lengths are points in the label's coordinates, y down.
public struct LabelExplanation: Hashable, Sendable {
  /// The label's bounds.
  public var bounds: Rect
  /// Space between bounds and text.
  public var insets: EdgeInsets
  /// What `textRect(forBounds:limitedToNumberOfLines:)` answers for the bounds.
  public var textRect: Rect
  /// Most lines to show; 0 is no limit.
  public var numberOfLines: Int
  /// Lines that show.
  public var lineCount: Int
  /// UTF-16 units of the text.
  public var textCount: Int
  /// What does not show; nil if all does.
  public var hidden: Range<Int>?
  /// Lines that the whole text would take in this width.
  public var wholeLineCount: Int
  /// Height that the whole text would take in this width.
  public var wholeHeight: Double
  /// Height of the text that shows.
  public var textHeight: Double
  /// Upper edge of the text, centred, before it is moved to a whole pixel and a baseline is kept.
  public var centeredTop: Double
  /// Upper edge of the text as it is drawn.
  public var top: Double
  /// Whether the text follows `textPath`; all else is then said of the straight text.
  public var followsPath: Bool
  /// What shrinking did; nil if `adjustsFontSizeToFitWidth` is off.
  public var shrinking: ShrinkingExplanation?
}

/// What `adjustsFontSizeToFitWidth` did to a label's text.
public struct ShrinkingExplanation: Hashable, Sendable {
  /// What came of it.
  public enum Outcome: String, Hashable, Sendable {
    /// The text shows in its own size.
    case fits
    /// It was made as much smaller as it takes.
    case shrunk
    /// Not even the smallest permitted size is small enough.
    case tooLong
    /// `lineBreakMode` wraps, and then nothing shrinks.
    case wraps
    /// `minimumScaleFactor` is 0 or at least 1, which keeps it from shrinking.
    case noMinimum
  }

  /// What came of it.
  public var outcome: Outcome
  /// Size of the label's font.
  public var pointSize: Double
  /// Size that it is drawn in: a whole number of quarter points, or the smallest permitted.
  public var drawnPointSize: Double
  /// The part of the size that text may shrink to.
  public var minimumScaleFactor: Double
  /// Where the text stands for being smaller, if that can be chosen: `baselineAdjustment` on a label of one line.
  public var baselineAdjustment: BaselineAdjustment?
  /// The first baseline as drawn.
  public var baseline: Double
  /// Where the first baseline of the text in full size would be, before rounding to pixels; nil unless it shrank.
  public var unshrunkBaseline: Double?
}

extension Label {
  /// Why the text is where it is in the label's present bounds; nil if there is none. What is measured is measured by
  /// the functions that measure and draw the label.
  public final var explanation: LabelExplanation? {
    guard let placement else { return nil }
    let rect = bounds.inset(by: insets)
    let width = max(0, rect.width)
    let whole = layout(inWidth: width, numberOfLines: 0, fontScale: placement.fontScale)
    let used = placement.layout.usedSize
    return LabelExplanation(
      bounds: bounds, insets: insets,
      textRect: textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines), numberOfLines: numberOfLines,
      lineCount: placement.layout.lines.count, textCount: placement.layout.shaped.text.count,
      hidden: placement.layout.hiddenRange, wholeLineCount: whole.lines.count, wholeHeight: whole.usedSize.height,
      textHeight: used.height, centeredTop: rect.minY + (rect.height - used.height) / 2, top: placement.origin.y,
      followsPath: textPath != nil, shrinking: shrinking(placement, width: width, in: rect))
  }

  private func shrinking(_ placement: TextPlacement, width: Double, in rect: Rect) -> ShrinkingExplanation? {
    guard adjustsFontSizeToFitWidth, let first = placement.layout.lines.first else { return nil }
    let isShrunk = placement.fontScale < 1
    let unshrunk = layout(drawnIn: Size(width: width, height: rect.height))
    let outcome: ShrinkingExplanation.Outcome =
      lineBreakMode.wraps
      ? .wraps
      : !(minimumScaleFactor > 0 && minimumScaleFactor < 1)
        ? .noMinimum : placement.layout.isTruncated ? .tooLong : isShrunk ? .shrunk : .fits
    return ShrinkingExplanation(
      outcome: outcome, pointSize: font.pointSize, drawnPointSize: (font.pointSize * placement.fontScale).onLengthGrid,
      minimumScaleFactor: minimumScaleFactor,
      baselineAdjustment: isShrunk && numberOfLines == 1 ? baselineAdjustment : nil,
      baseline: placement.drawnBaseline(of: first),
      unshrunkBaseline: isShrunk
        ? unshrunk.firstBaseline.map { rect.minY + (rect.height - unshrunk.usedSize.height) / 2 + $0 } : nil)
  }
}
