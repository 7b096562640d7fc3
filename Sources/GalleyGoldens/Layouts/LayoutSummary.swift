public import GalleyBase
import GalleyFiles

/// The parts of a layout dump that are compared in words.
public struct LayoutSummary: Hashable, Sendable {
  /// The canvas, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// All views, each before its subviews.
  public var views: [ViewSummary]
  /// The steps that were played.
  public var steps: [StepSummary] = []
  /// The other members of the scene as a whole: its traits, constraints, keyboard.
  var properties: [Property] = []
  /// Digests of the files of the faces, by PostScript name.
  var digests: [String: String] = [:]
  /// Characters that no face has, by view.
  var missing: [MissingSummary] = []
}

/// A member of a dump that is compared by its value alone.
struct Property: Hashable, Sendable {
  var name: String
  var value: JSON
}

/// Characters of a view that no face has.
struct MissingSummary: Hashable, Sendable {
  var view: String
  var text: String
}

/// One view of a layout dump.
public struct ViewSummary: Hashable, Sendable {
  /// The view's id, or its position in the tree if it has none (`views[0].subviews[2]`).
  public var name: String
  /// In the superview's coordinates, in points.
  public var frame: Rect
  /// The view's text; empty for a view without text.
  public var text = ""
  /// The visible line fragments from the top.
  public var lines: [LineSummary] = []
  /// The kind of the view, such as `label`.
  var type = ""
  /// The index of the superview among the views; nil for a view on the canvas.
  var parent: Int?
  /// The sizes that the view asks for: `sizeThatFits` and `intrinsicContentSize`.
  var ownSizes: [Size] = []
  /// The extents that follow from its subviews.
  var automatic: [String] = []
  /// The placeholder; nil if none shows.
  var placeholder: String?
  /// The lines of the placeholder.
  var placeholderLines: [LineSummary] = []
  /// The styles of ranges of the text and of the placeholder.
  var styles: [StyleSummary] = []
  var placeholderStyles: [StyleSummary] = []
  /// The factor by which the text was shrunk.
  var fontScale = 1.0
  /// True if some of the text is not visible.
  var isTruncated = false
  /// The other properties that were set on the view.
  var properties: [Property] = []
  /// Other values that follow from what was set.
  var derived: [Property] = []
}

/// A range of text with one style. Ranges in UTF-16 units.
struct StyleSummary: Hashable, Sendable {
  var range: Range<Int>
  var properties: [Property]
}

/// One line fragment of a layout dump. Points, y down, in the coordinates of the view; ranges in UTF-16 units.
public struct LineSummary: Hashable, Sendable {
  /// A grapheme cluster and its width.
  public struct Cluster: Hashable, Sendable {
    /// The cluster's UTF-16 units in the view's text.
    public var range: Range<Int>
    /// The left edge, in points.
    public var x = 0.0
    /// In points.
    public var width: Double
  }

  /// The part of the view's text on the line.
  public var range: Range<Int>
  /// The line fragment.
  public var rect: Rect
  /// The part of the fragment that the text fills.
  public var usedRect: Rect
  /// The unrounded baseline.
  public var baseline: Double
  /// The reason why the line ends, in the dump's word.
  public var ends: String
  /// The text that truncation hides.
  public var hidden: Range<Int>?
  /// The graphemes in logical order.
  public var clusters: [Cluster] = []
  /// PostScript names of the fonts, in the order in which the line uses them, each once.
  public var fonts: [String] = []
  /// Glyph numbers in visual order.
  public var glyphs: [Int] = []
  /// The fonts of ranges of the text, as styles: `font`, `size` and related members.
  var runs: [StyleSummary] = []
}
