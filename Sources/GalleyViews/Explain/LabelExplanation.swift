public import GalleyBase
import GalleyFonts
import GalleyText

/// The reasons why a label's text has its position and size. Lengths are points in the label's
/// coordinates, y down.
public struct LabelExplanation: Hashable, Sendable {
  /// The label's bounds.
  public var bounds: Rect
  /// The space between the bounds and the text.
  public var insets: EdgeInsets
  /// The result of `textRect(forBounds:limitedToNumberOfLines:)` for the bounds.
  public var textRect: Rect
  /// The maximum number of lines; 0 means no limit.
  public var numberOfLines: Int
  /// The number of visible lines.
  public var lineCount: Int
  /// The number of UTF-16 units of the whole text.
  public var textCount: Int
  /// The UTF-16 range of the hidden text; nil if all text is visible.
  public var hidden: Range<Int>?
  /// The number of lines that the whole text needs in this width.
  public var wholeLineCount: Int
  /// The height that the whole text needs in this width.
  public var wholeHeight: Double
  /// The height of the visible text.
  public var textHeight: Double
  /// The upper edge of the centred text, before it is rounded to pixels and the baseline is
  /// adjusted.
  public var centeredTop: Double
  /// The upper edge of the text as drawn.
  public var top: Double
  /// True if the text follows `textPath`. The other properties then describe the text as if it were
  /// straight.
  public var followsPath: Bool
  /// The reasons for the font size; nil if `adjustsFontSizeToFitWidth` is false.
  public var shrinking: ShrinkingExplanation?
}

/// The effect of `adjustsFontSizeToFitWidth` on a label's text.
public struct ShrinkingExplanation: Hashable, Sendable {
  /// The result of shrinking text to fit the width.
  public enum Outcome: String, Hashable, Sendable {
    /// The text fits at its full size.
    case fits
    /// The text fits at a smaller size.
    case shrunk
    /// The text does not fit even at the smallest permitted size.
    case tooLong
    /// The text is not shrunk, because its `lineBreakMode` wraps.
    case wraps
    /// The text is not shrunk, because `minimumScaleFactor` is 0 or at least 1.
    case noMinimum
  }

  /// The result of shrinking.
  public var outcome: Outcome
  /// The size of the label's font.
  public var pointSize: Double
  /// The font size that is drawn: a multiple of a quarter point, or the smallest permitted size.
  public var drawnPointSize: Double
  /// The minimum font size, as a fraction of the label's font size.
  public var minimumScaleFactor: Double
  /// The label's `baselineAdjustment`; nil if it has no effect, because the text is not shrunk or
  /// has several lines.
  public var baselineAdjustment: BaselineAdjustment?
  /// The first baseline as it is drawn.
  public var baseline: Double
  /// The first baseline that the text would have at full size, before rounding to pixels; nil if
  /// the text is not shrunk.
  public var unshrunkBaseline: Double?
}

extension Label {
  /// The reasons why the text has its position and size in the label's current bounds; nil without
  /// text.
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
      hidden: placement.layout.hiddenRange, wholeLineCount: whole.lines.count, wholeHeight: whole.usedHeight,
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
        ? unshrunk.firstBaseline.map { rect.minY + (rect.height - unshrunk.usedHeight) / 2 + $0 } : nil)
  }
}
