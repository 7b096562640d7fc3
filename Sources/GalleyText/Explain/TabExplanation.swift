/// The stop that a tab uses, and the column after the tab (rule: tab-stops).
///
/// Lengths are points from the leading margin inside the padding, so from the right in right-to-left paragraphs.
public struct TabExplanation: Hashable, Sendable {
  /// The possible origins of a tab stop.
  public enum Source: String, Hashable, Sendable {
    /// The stop is one of `tabStops`.
    case tabStops
    /// The stop follows the last one. Its position comes from `defaultTabInterval` or from the
    /// interval of Apple's default stops, 28 points.
    case interval
    /// The next stop is beyond the margin. The tab has no width, and the rest of its line moves to
    /// the next line.
    case beyondMargin
    /// No stop is left, and the tab has no width.
    case none
  }

  /// The offset of the tab in the text.
  public var offset: Int
  /// The pen position before the tab.
  public var pen: Double
  /// The origin of the stop.
  public var source: Source
  /// The location of the stop; nil if no stop is left.
  public var location: Double?
  /// The side of the stop on which the column lies.
  public var side: TabSide
  /// The characters that end the column; nil if only tabs and line ends do.
  public var columnTerminators: String?
  /// The part of the column that was measured for its alignment; nil if the column begins at the
  /// stop whatever its width.
  public var column: Range<Int>?
  /// The characters in `column`.
  public var columnText: String?
  /// The width of the column. It is measured only until the column is too wide for its space.
  public var columnWidth: Double?
  /// The terminator at the end of the column; nil if the column ends with a tab, a forced break or
  /// the end of the text.
  public var terminator: String?
  /// The position at which the column begins.
  public var start: Double
  /// The left edge of the tab in the container, as in the layout.
  public var x: Double
  /// The width of the tab, as in the layout.
  public var width: Double

  /// True if the column is too wide for its space and therefore begins at the tab. A tab never
  /// moves text backwards.
  public var isOverrun: Bool { (source == .tabStops || source == .interval) && side != .begins && start <= pen }
}
