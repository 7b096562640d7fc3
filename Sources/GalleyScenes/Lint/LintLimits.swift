/// The limits of rules of `galley lint`.
public struct LintLimits: Hashable, Sendable {
  /// The least contrast of text, by WCAG 2: (lighter + 0.05) / (darker + 0.05) of relative luminances.
  public var contrast = 4.5
  /// The least contrast of large text: from 18 points on, of bold text from 14.
  public var largeContrast = 3.0
  /// True if text in a colour of the system on a background of the system is measured too.
  public var measuresSystemColors = false
  /// The least size of text, in points.
  public var textSize = 11.0
  /// The least factor by which text may be made smaller.
  public var fontScale = 0.75
  /// The most that a letter may move towards the one before it, as a part of the size of the font.
  public var tightening = 0.05
  /// The least side of a control, in points.
  public var touchTarget = 44.0

  /// The usual limits.
  public init() {}
}
