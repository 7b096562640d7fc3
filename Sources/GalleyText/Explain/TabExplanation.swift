/// The stop that a tab uses, and the column after the tab (rule: tab-stops).
///
/// Lengths are points from the leading margin inside the padding, so from the right in right-to-left paragraphs.
public struct TabExplanation: Hashable, Sendable {
  /// The possible origins of a tab stop.
  public enum Source: String, Hashable, Sendable {
    /// The stop is one of `tabStops`.
    case tabStops
    /// The stop comes after the last of `tabStops`. Its position is a multiple of
    /// `defaultTabInterval` or of the interval of Apple's default stops, 28 points.
    case interval
    /// The next stop is beyond the margin. The tab has no width, and the rest of its line moves to
    /// the next line.
    case beyondMargin
    /// No stop is left, and the tab has no width.
    case none
  }

  /// The offset of the tab in the text.
  public var offset: Int
  /// The pen position before the tab, as a distance from the leading margin.
  public var pen: Double
  /// The origin of the stop, such as the paragraph's `tabStops`.
  public var source: Source
  /// The location of the tab stop; nil if no stop is left.
  public var location: Double?
  /// The position of the column relative to the stop: after the stop, before the stop or centred at
  /// the stop.
  public var side: TabSide
  /// The characters that end the column; nil if it ends only at tabs and line ends.
  public var columnTerminators: String?
  /// The part of the column that was measured for its alignment; nil if the column begins at the
  /// stop whatever its width.
  public var column: Range<Int>?
  /// The characters in `column`; nil if `column` is nil.
  public var columnText: String?
  /// The width of `column`. If the column is too wide for the space before the stop, this is the
  /// width up to the character that reaches the end of that space.
  public var columnWidth: Double?
  /// The terminator at the end of the column; nil if the column ends with a tab, a forced break or
  /// the end of the text.
  public var terminator: String?
  /// The position at which the text of the column begins.
  public var start: Double
  /// The left edge of the tab in the container, as in the layout.
  public var x: Double
  /// The width of the tab, as in the layout.
  public var width: Double

  /// True if the column begins at the tab itself, because it is too wide for the space before its
  /// stop. A tab never moves text backwards.
  public var isOverrun: Bool { (source == .tabStops || source == .interval) && side != .begins && start <= pen }
}
