/// The stop that a tab took, and the cell after it (rule: tab-stops).
///
/// Lengths are points from the leading margin inside the padding, so from the right in right-to-left paragraphs.
public struct TabExplanation: Hashable, Sendable {
  /// The origin of a stop.
  public enum Source: String, Hashable, Sendable {
    /// A stop of `tabStops`.
    case tabStops
    /// A stop past the last one, from `defaultTabInterval` or the 28 points of Apple's default stops.
    case interval
    /// The next stop is beyond the margin: the tab has no width, and the rest moves to the next line.
    case beyondMargin
    /// No stop is left: the tab has no width.
    case none
  }

  /// Offset of the tab.
  public var offset: Int
  /// The pen at the tab.
  public var pen: Double
  /// The origin of the stop.
  public var source: Source
  /// The location of the stop; nil if none was left.
  public var location: Double?
  /// The side of the stop on which the cell lies.
  public var side: TabSide
  /// Characters that end the column; nil if there are none.
  public var columnTerminators: String?
  /// The part of the cell that was measured to align it; nil if the cell begins at the stop whatever its width.
  public var column: Range<Int>?
  /// The characters of `column`.
  public var columnText: String?
  /// Width of the column, measured only until it was too wide for its space.
  public var columnWidth: Double?
  /// The terminator that ended the column; nil if a tab, a forced break or the end of the text did.
  public var terminator: String?
  /// The beginning of the cell.
  public var start: Double
  /// Left edge of the tab in the container, y down; like `width`, as in the layout.
  public var x: Double
  /// Width of the tab.
  public var width: Double

  /// True if the column is too wide for its space, so that it begins at the tab: a tab never moves backwards.
  public var isOverrun: Bool { (source == .tabStops || source == .interval) && side != .begins && start <= pen }
}
