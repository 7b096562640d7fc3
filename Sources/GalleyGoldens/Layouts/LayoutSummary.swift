public import GalleyBase

/// What a layout dump says about views and lines, as far as telling two of them apart in words needs it. Made from the
/// dump by whoever reads it; this module knows no file format.
public struct LayoutSummary: Hashable, Sendable {
  /// The canvas, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// All views, each before its subviews.
  public var views: [ViewSummary]
  /// The steps that were taken.
  public var steps: [StepSummary]

  /// A summary of these values.
  public init(size: Size, scale: Double, views: [ViewSummary], steps: [StepSummary] = []) {
    self.size = size
    self.scale = scale
    self.views = views
    self.steps = steps
  }
}

/// One view of a layout dump.
public struct ViewSummary: Hashable, Sendable {
  /// The view's id, or its place in the tree if it has none (`views[0].subviews[2]`).
  public var name: String
  /// In the superview's coordinates, in points.
  public var frame: Rect
  /// What the view says; empty for a view without text.
  public var text: String
  /// The visible line fragments from the top.
  public var lines: [LineSummary]

  /// A summary of these values.
  public init(name: String, frame: Rect, text: String = "", lines: [LineSummary] = []) {
    self.name = name
    self.frame = frame
    self.text = text
    self.lines = lines
  }
}

/// One line fragment of a layout dump. Points, y down, in the coordinates of the view; ranges in UTF-16 units.
public struct LineSummary: Hashable, Sendable {
  /// One grapheme cluster and how wide it is.
  public struct Cluster: Hashable, Sendable {
    /// The cluster's UTF-16 units in the view's text.
    public var range: Range<Int>
    /// In points.
    public var width: Double

    /// A cluster of these values.
    public init(range: Range<Int>, width: Double) {
      self.range = range
      self.width = width
    }
  }

  /// What of the view's text stands on the line.
  public var range: Range<Int>
  /// The line fragment: the room that the line had.
  public var rect: Rect
  /// What of the fragment the text takes up.
  public var usedRect: Rect
  /// The unrounded baseline.
  public var baseline: Double
  /// Why the line ends, in the dump's word.
  public var ends: String
  /// The text that truncation hides.
  public var hidden: Range<Int>?
  /// The graphemes in logical order.
  public var clusters: [Cluster]
  /// PostScript names of the fonts, in the order in which the line uses them, each once.
  public var fonts: [String]
  /// Glyph numbers in visual order.
  public var glyphs: [Int]

  /// A line of these values.
  public init(
    range: Range<Int>, rect: Rect, usedRect: Rect, baseline: Double, ends: String, hidden: Range<Int>? = nil,
    clusters: [Cluster] = [], fonts: [String] = [], glyphs: [Int] = []
  ) {
    self.range = range
    self.rect = rect
    self.usedRect = usedRect
    self.baseline = baseline
    self.ends = ends
    self.hidden = hidden
    self.clusters = clusters
    self.fonts = fonts
    self.glyphs = glyphs
  }
}
