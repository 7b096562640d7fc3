/// The reason why a line ends where it does. Lengths are in points.
public struct EndExplanation: Hashable, Sendable {
  /// The reason why a line holds no more text.
  public enum Cause: String, Hashable, Sendable {
    /// The next text is wider than the space that is left.
    case width
    /// The next text fits, but `lineBreakStrategy` moves it to the next line.
    case strategy
    /// A tab has no stop left, so the rest moves to the next line.
    case noTabStop
    /// The line ends at a separator or at the end of the text.
    case text
    /// The line is truncated or clipped, because it is the last line or its paragraph does not
    /// wrap.
    case lastLine
  }

  /// The way in which the line ends, as in the layout (`LineFragment.ends`).
  public var ends: LineEnd
  /// The reason why the line holds no more text.
  public var cause: Cause
  /// The line break mode that applies. It comes from the view, the container or the paragraph.
  public var lineBreakMode: LineBreakMode
  /// The width of the shaped line without trailing spaces, before truncation, tightening and
  /// justification.
  public var width: Double
  /// The width between the margins. It is infinite if the width has no limit.
  public var available: Double
  /// The range that would come next if the line held more text; nil if no text was left out.
  public var next: Range<Int>?
  /// The characters of `next`.
  public var nextText: String
  /// The minimum width of a line that also holds `next`.
  public var needed: Double?
}
