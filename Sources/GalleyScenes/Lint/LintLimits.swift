/// The limits of rules of `galley lint`.
public struct LintLimits: Hashable, Sendable {
  /// The minimum contrast of text, by WCAG 2: (lighter + 0.05) / (darker + 0.05) of relative luminances.
  public var contrast = 4.5
  /// The minimum contrast of large text: 18 points or more, or bold and 14 points or more.
  public var largeContrast = 3.0
  /// True if text in a colour of the system on a background of the system is measured too.
  public var measuresSystemColors = false
  /// The minimum size of text, in points.
  public var textSize = 11.0
  /// The minimum factor by which text may be shrunk.
  public var fontScale = 0.75
  /// The maximum tightening of a letter, as a fraction of the font size.
  public var tightening = 0.05
  /// The minimum side of a control, in points.
  public var touchTarget = 44.0

  /// The usual limits.
  public init() {}
}
