public import GalleyBase

/// The parts of a layout dump from which two dumps are compared in words.
public struct LayoutSummary: Hashable, Sendable {
  /// The canvas, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// All views, each before its subviews.
  public var views: [ViewSummary]
  /// The steps that were taken.
  public var steps: [StepSummary] = []
}

/// One view of a layout dump.
public struct ViewSummary: Hashable, Sendable {
  /// The view's id, or its place in the tree if it has none (`views[0].subviews[2]`).
  public var name: String
  /// In the superview's coordinates, in points.
  public var frame: Rect
  /// The view's text; empty for a view without text.
  public var text = ""
  /// The visible line fragments from the top.
  public var lines: [LineSummary] = []
}

/// One line fragment of a layout dump. Points, y down, in the coordinates of the view; ranges in UTF-16 units.
public struct LineSummary: Hashable, Sendable {
  /// A grapheme cluster and its width.
  public struct Cluster: Hashable, Sendable {
    /// The cluster's UTF-16 units in the view's text.
    public var range: Range<Int>
    /// In points.
    public var width: Double
  }

  /// The part of the view's text on the line.
  public var range: Range<Int>
  /// The line fragment.
  public var rect: Rect
  /// The part of the fragment that the text takes up.
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
}
