public import GalleyBase
public import GalleyUnicode

/// A line of a layout, or a part of one between exclusions.
///
/// UIKit counterpart: a line fragment of NSLayoutManager. Points, y down, in the container's coordinates.
public struct LineFragment: Hashable, Sendable {
  /// UTF-16 offsets of the text that the line represents, including trailing spaces and hidden text, without
  /// separators.
  @Compact public var range: Range<Int>
  /// The range that an ellipsis replaces, without the spaces stripped next to it.
  @Compact public var hidden: Range<Int>?
  /// The kind of its end.
  public var ends: LineEnd
  /// True if this is the empty fragment after a trailing newline, NSLayoutManager's extra line fragment.
  public var isExtra = false
  /// Bidi level of the paragraph.
  public var baseLevel: BidiLevel
  /// Index of its paragraph in `ShapedText.paragraphs`.
  @Compact public var paragraph: Int
  /// Index of the container.
  @Compact public var container: Int = 0
  /// The whole strip across the container, whatever the indents, including line and paragraph spacing.
  public var rect: Rect
  /// The part that text uses, without paragraph spacing. Trailing spaces count up to the container's edge.
  public var usedRect: Rect
  /// Width that a container needs for the line: indents and advances including trailing spaces, limited to the
  /// container's width.
  public var extent: Double
  /// Distance of the baseline below the container's top, before any rounding to pixels.
  public var baseline: Double
  /// Distance of the baseline below the upper edge of `usedRect`: the maximum ascent of the line's fonts, after the
  /// paragraph's line height rules.
  public var baselineHeight: Double
  /// Line spacing below the text. Part of `usedRect`, except on a container's last line.
  var spacingBelow: Double
  /// Points removed from the advance of each cluster to avoid truncation; 0 if none.
  public var tightening: Double = 0
  /// Runs from left to right.
  public var runs: [GlyphRun] {
    get { placedRuns.runs }
    set { placedRuns = PlacedRuns(newValue) }
  }
  var placedRuns: PlacedRuns

  /// The size of the largest font, in points; 0 without runs.
  package var greatestPointSize: Double { placedRuns.greatestPointSize }
}
