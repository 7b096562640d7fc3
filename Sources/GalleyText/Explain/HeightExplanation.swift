/// The height of a line, step by step (rule: line-height). Lengths are points.
public struct HeightExplanation: Hashable, Sendable {
  /// The contribution of a font or an attachment.
  public struct Share: Hashable, Sendable {
    /// The origin of a contribution.
    public enum Cause: String, Hashable, Sendable {
      /// A font that the text names.
      case font
      /// A fallback face for characters that the text's font lacks.
      case standIn
      /// An attachment.
      case attachment
    }

    /// The origin of the contribution.
    public var cause: Cause
    /// PostScript name of the font; empty for an attachment.
    public var font: String
    /// Size of the font; 0 for an attachment.
    public var size: Double
    /// Distance above the baseline, with `raise` applied.
    public var ascent: Double
    /// Distance below the baseline, including the line gap where it counts.
    public var descent: Double
    /// Points by which it is raised: `baselineOffset`, `superscript`.
    public var raise: Double
    /// The line gap that `descent` includes.
    public var leading: Double
  }

  /// The contributions in text order, each once: named fonts, then fallback faces if they count.
  public var shares: [Share]
  /// True if fallback faces count, as in TextKit; false in labels.
  public var countsStandIns: Bool
  /// The maximum ascent.
  public var ascent: Double
  /// The maximum descent.
  public var descent: Double
  /// The sum of ascent and descent.
  public var natural: Double
  /// The paragraph's `lineHeightMultiple`; 0 if it has none.
  public var multiple: Double
  /// The paragraph's `minimumLineHeight`; 0 if it has none.
  public var minimum: Double
  /// The paragraph's `maximumLineHeight`; 0 if it has none.
  public var maximum: Double
  /// The height after the multiple.
  public var multiplied: Double
  /// The height after the minimum.
  public var raised: Double
  /// The height of the text after the maximum, on the length grid.
  public var height: Double
  /// Space above, from `paragraphSpacingBefore`.
  public var spacingBefore: Double
  /// Space below, part of the used rectangle: the excess of `lineSpacing` over the line gap; 0 on a container's last
  /// line.
  public var lineSpacing: Double
  /// Space below, from `paragraphSpacing`.
  public var spacingAfter: Double
  /// The upper edge of the line, spacing included.
  public var top: Double
  /// The baseline, before any rounding to pixels.
  public var baseline: Double

  /// Height of the fragment, all spacing included.
  public var total: Double { spacingBefore + height + lineSpacing + spacingAfter }
}
