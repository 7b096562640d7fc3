/// Why a line ended where it did. Lengths are points.
public struct EndExplanation: Hashable, Sendable {
  /// What stopped a line that the paragraph goes on after.
  public enum Cause: String, Hashable, Sendable {
    /// What comes next does not fit into the width.
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

  /// How the layout calls it.
  public var ends: LineEnd
  /// What stopped the line.
  public var cause: Cause
  /// How lines that are too long end here: the view's, the container's or the paragraph's mode.
  public var mode: LineBreakMode
  /// Width of what the line is made from, without trailing spaces: as shaped, before text is cut, tightened or justified.
  public var width: Double
  /// Room between the margins; infinite without a limit.
  public var available: Double
  /// What would have come next; nil if nothing was left out for lack of room.
  public var next: Range<Int>?
  /// The characters of `next`.
  public var nextText: String
  /// The least room in which the line would have taken `next`.
  public var needed: Double?
}
