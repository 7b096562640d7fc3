public import GalleyBase
public import GalleyUnicode

/// A line of a layout, or the part of a line between two exclusions.
///
/// UIKit counterpart: a line fragment of NSLayoutManager. Points, y down, in the container's coordinates.
public struct LineFragment: Hashable, Sendable {
  /// The UTF-16 offsets of the text that the fragment represents, including trailing spaces and
  /// hidden text, without separators.
  @Compact public var range: Range<Int>
  /// The range that an ellipsis replaces, without the spaces that were removed next to it.
  @Compact public var hidden: Range<Int>?
  /// The way in which the fragment ends.
  public var ends: LineEnd
  /// True if this is the empty fragment after a trailing newline (NSLayoutManager's extra line
  /// fragment).
  public var isExtra = false
  /// The bidirectional level of the paragraph, which is odd if the paragraph reads from right to
  /// left.
  public var baseLevel: BidiLevel
  /// The index of the paragraph in `ShapedText.paragraphs`.
  @Compact public var paragraph: Int
  /// The index of the container in the layout's `containers`.
  @Compact public var container: Int = 0
  /// The whole strip of the fragment, including line and paragraph spacing. It spans the container
  /// whatever the indents.
  public var rect: Rect
  /// The part of the strip that text uses, without paragraph spacing. Trailing spaces count up to
  /// the edge of the container.
  public var usedRect: Rect
  /// The width that a container needs for the line: indents and advances, including trailing
  /// spaces. It is limited to the width of the container.
  public var extent: Double
  /// The distance of the baseline below the top of the container, before it is rounded to pixels.
  public var baseline: Double
  /// The distance of the baseline below the upper edge of `usedRect`: the maximum ascent of the
  /// fonts, changed by the line height rules of the paragraph.
  public var baselineHeight: Double
  /// The line spacing below the text. It is a part of `usedRect`, except on the last line of a
  /// container.
  var spacingBelow: Double
  /// The length in points that was removed from the advance of each cluster to avoid truncation; 0
  /// if none was removed.
  public var tightening: Double = 0
  /// The glyph runs of the fragment, from left to right.
  public var runs: [GlyphRun] {
    get { placedRuns.runs }
    set { placedRuns = PlacedRuns(newValue) }
  }
  var placedRuns: PlacedRuns

  /// The size of the largest font, in points; 0 without runs.
  package var greatestPointSize: Double { placedRuns.greatestPointSize }
}
