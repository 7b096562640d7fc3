/// Which stop a tab took, and where the cell after it begins (reference §C.2). Lengths are points from the leading
/// margin inside the padding: from the right in right-to-left paragraphs.
public struct TabExplanation: Hashable, Sendable {
  /// Where a stop comes from.
  public enum Source: String, Hashable, Sendable {
    /// `tabStops`.
    case tabStops
    /// Past the last stop: `defaultTabInterval`, or the 28 points of Apple's default stops.
    case interval
    /// The next one is beyond the margin: the tab has no width, and the rest goes to the next line.
    case beyondMargin
    /// None was left: the tab has no width.
    case none
  }

  /// Offset of the tab.
  public var offset: Int
  /// Where the tab was met.
  public var pen: Double
  /// Where the stop comes from.
  public var source: Source
  /// Where the stop is; nil if none was left.
  public var location: Double?
  /// How the cell lies at it.
  public var side: TabSide
  /// Characters that end the column.
  public var columnTerminators: String
  /// The part of the cell that was measured to align it: nil if it begins at the stop whatever its width.
  public var column: Range<Int>?
  /// The characters of `column`.
  public var columnText: String
  /// Width of the column; as measured, which stops once it is too wide for its place.
  public var columnWidth: Double
  /// What ended the column: a terminator; nil for a tab, a forced break or the end.
  public var terminator: String?
  /// Where the cell begins.
  public var start: Double
  /// Left edge of the tab in the container, y down; with `width` as in the layout.
  public var x: Double
  /// Width of the tab.
  public var width: Double

  /// Whether the column is too wide for its place, so that it begins where the tab was met: a tab never moves back.
  public var isOverrun: Bool { (source == .tabStops || source == .interval) && side != .begins && start <= pen }
}
