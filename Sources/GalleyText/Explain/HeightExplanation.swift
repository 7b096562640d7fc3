/// The height of a line and the steps of its computation (rule: line-height). Lengths are in
/// points.
public struct HeightExplanation: Hashable, Sendable {
  /// The height that one font or attachment contributes to the line.
  public struct Share: Hashable, Sendable {
    /// The origin of a contribution to the line height.
    public enum Cause: String, Hashable, Sendable {
      /// A font that the attributes of the text contain, or the default font.
      case font
      /// A fallback face for characters that the font of the text does not have.
      case standIn
      /// An attachment in the text.
      case attachment
    }

    /// The origin of the contribution: a font, a fallback face or an attachment.
    public var cause: Cause
    /// The PostScript name of the font that contributes; empty for an attachment.
    public var font: String
    /// The size in points of the font that contributes; 0 for an attachment.
    public var size: Double
    /// The distance above the baseline, including `raise`.
    public var ascent: Double
    /// The distance below the baseline, including the line gap if `leading` is not 0.
    public var descent: Double
    /// The distance by which `baselineOffset` and `superscript` raise the text.
    public var raise: Double
    /// The line gap of the font, which is a part of `descent`; 0 if line gaps do not count.
    public var leading: Double
  }

  /// The contributions in text order without repetitions: fonts that the attributes contain, then
  /// those fallback faces that count for the height.
  public var shares: [Share]
  /// True if fallback faces contribute to the height, as in TextKit. False in labels.
  public var countsStandIns: Bool
  /// The maximum ascent of all contributions.
  public var ascent: Double
  /// The maximum descent of all contributions.
  public var descent: Double
  /// The natural height: the sum of ascent and descent.
  public var natural: Double
  /// The `lineHeightMultiple` of the paragraph; 0 if not set.
  public var multiple: Double
  /// The `minimumLineHeight` of the paragraph; 0 if not set.
  public var minimum: Double
  /// The `maximumLineHeight` of the paragraph; 0 if not set.
  public var maximum: Double
  /// The natural height multiplied by `multiple`; the natural height if `multiple` is 0.
  public var multiplied: Double
  /// The height `multiplied`, or `minimum` if that is greater.
  public var raised: Double
  /// The height of the text: `raised`, or `maximum` if that is smaller and not 0, rounded to
  /// 1/65536 pt.
  public var height: Double
  /// The space above the line from `paragraphSpacingBefore`.
  public var spacingBefore: Double
  /// The space below the text inside the used rectangle: the part of `lineSpacing` that exceeds the
  /// line gap. It is 0 on the last line of a container.
  public var lineSpacing: Double
  /// The space below the line from `paragraphSpacing`.
  public var spacingAfter: Double
  /// The distance of the upper edge of the line, which includes the spacing above, from the top of
  /// the container, in points.
  public var top: Double
  /// The distance of the baseline from the top of the container, in points, before the baseline is
  /// rounded to pixels.
  public var baseline: Double

  /// The height of the fragment, including all spacing.
  public var total: Double { spacingBefore + height + lineSpacing + spacingAfter }
}
