/// The reason for the end of a line. Lengths are points.
public struct EndExplanation: Hashable, Sendable {
  /// The reason for which a line took no more.
  public enum Cause: String, Hashable, Sendable {
    /// The text that comes next does not fit into the width.
    case width
    /// It fits, but `lineBreakStrategy` moves it to the next line.
    case strategy
    /// A tab has no stop left, so that the rest goes to the next line.
    case noTabStop
    /// The line ends at a separator or with the text.
    case text
    /// The line stands for all that is left of its paragraph, and does not show it all.
    case lastLine
  }

  /// The end in the layout's terms.
  public var ends: LineEnd
  /// The reason for which it took no more.
  public var cause: Cause
  /// The mode in force: the view's, the container's or the paragraph's.
  public var lineBreakMode: LineBreakMode
  /// Width of the line as shaped, without trailing spaces, before text is cut, tightened or justified.
  public var width: Double
  /// Room between the margins; infinite without a limit.
  public var available: Double
  /// The range that would have come next; nil if nothing was left out for lack of room.
  public var next: Range<Int>?
  /// The characters of `next`.
  public var nextText: String
  /// The least room in which the line would have taken `next`.
  public var needed: Double?
}
