/// The reason for the end of a line. Lengths are points.
public struct EndExplanation: Hashable, Sendable {
  /// The reason why a line holds no more text.
  public enum Cause: String, Hashable, Sendable {
    /// The next text does not fit into the width.
    case width
    /// The next text fits, but `lineBreakStrategy` moves it to the next line.
    case strategy
    /// A tab has no stop left, so the rest moves to the next line.
    case noTabStop
    /// The line ends at a separator or at the end of the text.
    case text
    /// The line stands for the rest of its paragraph but does not show all of it.
    case lastLine
  }

  /// The kind of end, as the layout has it.
  public var ends: LineEnd
  /// The reason why the line holds no more text.
  public var cause: Cause
  /// The mode in force: the view's, the container's or the paragraph's.
  public var lineBreakMode: LineBreakMode
  /// Width of the line as shaped, without trailing spaces, before truncation, tightening and justification.
  public var width: Double
  /// Width between the margins; infinite without a limit.
  public var available: Double
  /// The range that would have come next; nil if nothing was left out for lack of room.
  public var next: Range<Int>?
  /// The characters of `next`.
  public var nextText: String
  /// The minimum width in which the line would have taken `next`.
  public var needed: Double?
}
