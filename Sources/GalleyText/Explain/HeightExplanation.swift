/// The height of a line, step by step (rule: line-height). Lengths are points.
public struct HeightExplanation: Hashable, Sendable {
  /// The share of a font or an attachment.
  public struct Share: Hashable, Sendable {
    /// The origin of the share.
    public enum Cause: String, Hashable, Sendable {
      /// A font that the text names.
      case font
      /// A face that stands in for characters that the text's font lacks.
      case standIn
      /// An attachment.
      case attachment
    }

    /// The origin of the share.
    public var cause: Cause
    /// PostScript name of the font; empty for an attachment.
    public var font: String
    /// Size of the font; 0 for an attachment.
    public var size: Double
    /// Reach above the baseline, raised as the attributes say.
    public var ascent: Double
    /// Reach below it, the line gap included where it counts.
    public var descent: Double
    /// Points by which it is raised: `baselineOffset`, `superscript`.
    public var raise: Double
    /// The line gap that `descent` includes.
    public var leading: Double
  }

  /// The shares, each once, in text order: fonts that are named, then faces that stand in, where they count.
  public var shares: [Share]
  /// True if faces that stand in count, as they do in TextKit and not in labels.
  public var countsStandIns: Bool
  /// The greatest ascent.
  public var ascent: Double
  /// The greatest descent.
  public var descent: Double
  /// Ascent and descent.
  public var natural: Double
  /// The paragraph's `lineHeightMultiple`; 0 if it has none.
  public var multiple: Double
  /// The paragraph's `minimumLineHeight`; 0 if it has none.
  public var minimum: Double
  /// The paragraph's `maximumLineHeight`; 0 if it has none.
  public var maximum: Double
  /// After the multiple.
  public var multiplied: Double
  /// After the minimum.
  public var raised: Double
  /// The height of the text: after the maximum too, on the length grid.
  public var height: Double
  /// Space above: `paragraphSpacingBefore`.
  public var spacingBefore: Double
  /// Space below, part of the used rectangle: what `lineSpacing` has beyond the line gap; 0 on a container's last line.
  public var lineSpacing: Double
  /// Space below: `paragraphSpacing`.
  public var spacingAfter: Double
  /// The upper edge of the line, spacing included.
  public var top: Double
  /// The baseline, before any rounding to pixels.
  public var baseline: Double

  /// Height of the fragment, all spacing included.
  public var total: Double { spacingBefore + height + lineSpacing + spacingAfter }
}
