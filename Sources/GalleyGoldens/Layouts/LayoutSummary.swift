public import GalleyBase
import GalleyFiles

/// The parts of a layout dump whose differences are reported in words.
public struct LayoutSummary: Hashable, Sendable {
  /// The size of the canvas, in points.
  public var size: Size
  /// The number of pixels per point.
  public var scale: Double
  /// All views, each before its subviews.
  public var views: [ViewSummary]
  /// The steps that were played, with the state after each.
  public var steps: [StepSummary] = []
  /// The other members of the scene as a whole, such as its traits, constraints and keyboard.
  var properties: [Property] = []
  /// The digests of the font files, by PostScript name.
  var digests: [String: String] = [:]
  /// The characters for which no font has glyphs, by view.
  var missing: [MissingSummary] = []
}

/// A member of a dump of which only the value is compared, without knowledge of its parts.
struct Property: Hashable, Sendable {
  var name: String
  var value: JSON
}

/// Characters in a view for which no font has glyphs.
struct MissingSummary: Hashable, Sendable {
  var view: String
  var text: String
}

/// One view of a layout dump.
public struct ViewSummary: Hashable, Sendable {
  /// The view's id. For a view without an id, its position in the tree (`views[0].subviews[2]`).
  public var name: String
  /// The frame in the superview's coordinates, in points.
  public var frame: Rect
  /// The view's text; empty for a view without text.
  public var text = ""
  /// The visible line fragments, from top to bottom.
  public var lines: [LineSummary] = []
  /// The kind of the view, such as `label`.
  var type = ""
  /// The index of the superview among the views; nil for a view on the canvas.
  var parent: Int?
  /// The sizes that the view returns for itself: `sizeThatFits` and `intrinsicContentSize`.
  var ownSizes: [Size] = []
  /// The extents (`width`, `height`) that follow from the view's subviews.
  var automatic: [String] = []
  /// The text of the placeholder; nil if it is not visible.
  var placeholder: String?
  /// The line fragments of the placeholder.
  var placeholderLines: [LineSummary] = []
  /// The styles of ranges of the text and of the placeholder.
  var styles: [StyleSummary] = []
  var placeholderStyles: [StyleSummary] = []
  /// The factor by which the text was shrunk to fit.
  var fontScale = 1.0
  /// True if a part of the text is not visible for lack of space.
  var isTruncated = false
  /// The other properties that are set on the view.
  var properties: [Property] = []
  /// Other values that follow from set properties.
  var derived: [Property] = []
}

/// A range of text with a single style. Ranges count UTF-16 units.
struct StyleSummary: Hashable, Sendable {
  var range: Range<Int>
  var properties: [Property]
}

/// A line fragment in a layout dump. Lengths are points, y down, in the view's coordinates. Ranges
/// count UTF-16 units.
public struct LineSummary: Hashable, Sendable {
  /// A grapheme cluster with its position and width.
  public struct Cluster: Hashable, Sendable {
    /// The range of the cluster in the view's text, in UTF-16 units.
    public var range: Range<Int>
    /// The left edge of the cluster, in points.
    public var x = 0.0
    /// The width of the cluster, in points.
    public var width: Double
  }

  /// The range of the view's text that is on the line.
  public var range: Range<Int>
  /// The rectangle of the line fragment.
  public var rect: Rect
  /// The part of the fragment that text fills.
  public var usedRect: Rect
  /// The baseline, without rounding.
  public var baseline: Double
  /// The reason why the line ends, as the layout dump words it.
  public var ends: String
  /// The range of text that truncation hides; nil if none is hidden.
  public var hidden: Range<Int>?
  /// The grapheme clusters in logical order.
  public var clusters: [Cluster] = []
  /// The PostScript names of the fonts in the line, without duplicates, in the order in which they
  /// are used.
  public var fonts: [String] = []
  /// The glyph numbers in visual order.
  public var glyphs: [Int] = []
  /// The fonts of ranges of the text, as styles with `font`, `size` and related members.
  var runs: [StyleSummary] = []
}
