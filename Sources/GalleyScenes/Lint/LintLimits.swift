/// The limits that the rules of `galley lint` check.
public struct LintLimits: Hashable, Sendable {
  /// The minimum contrast ratio of text by WCAG 2: (lighter + 0.05) / (darker + 0.05), from
  /// relative luminances.
  public var contrast = 4.5
  /// The minimum contrast ratio of large text: 18 points or more, or bold and 14 points or more.
  public var largeContrast = 3.0
  /// True if text in a system colour on a system background is measured too.
  public var measuresSystemColors = false
  /// The minimum font size of text, in points.
  public var textSize = 11.0
  /// The minimum factor to which text may be shrunk.
  public var fontScale = 0.75
  /// The maximum tightening per letter, as a fraction of the font size.
  public var tightening = 0.05
  /// The minimum width and height of a control, in points.
  public var touchTarget = 44.0

  /// Creates the default limits.
  public init() {}
}
