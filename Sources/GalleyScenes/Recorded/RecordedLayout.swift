public import GalleyBase

/// The views and lines of a layout file, written by `Scripts/record-on-mac` on an iOS simulator or
/// by `galley layout`. Lengths are in points, y down. Positions in a line are in the coordinates of
/// its view.
public struct RecordedLayout: Hashable, Sendable {
  /// The device and system of the recording, such as `iPhone 15, iOS 17.5`; nil if the file does
  /// not have them.
  public var origin: String?
  /// The size of the canvas in points.
  public var size = Size.zero
  /// The number of pixels per point.
  public var scale: Double = 1
  /// All views. A view comes before its subviews.
  public var views: [RecordedView] = []
}

/// A view of a recorded layout.
public struct RecordedView: Hashable, Sendable {
  /// The id of the view, or its path in the tree if it has none, such as `views[0].subviews[2]`.
  public var name = ""
  /// The frame in the superview's coordinates.
  public var frame: Rect?
  /// The text of the view; nil for a view without text.
  public var text: String?
  /// The lines of the text from top to bottom; nil if the file does not have them.
  public var lines: [RecordedLine]?
}

/// A line of a recorded layout.
public struct RecordedLine: Hashable, Sendable {
  /// The range of the line in UTF-16 offsets of the text.
  public var range = 0..<0
  /// The rectangle of the line fragment.
  public var rect: Rect?
  /// The part of the line fragment that the text occupies.
  public var usedRect: Rect?
  /// The unrounded baseline.
  public var baseline: Double?
  /// The baseline on which the text was drawn.
  public var drawnBaseline: Double?
  /// The glyphs from left to right; nil if the file does not have them.
  public var glyphs: [RecordedGlyph]?
}

/// A glyph of a recorded layout.
public struct RecordedGlyph: Hashable, Sendable {
  /// The index of the glyph in the font.
  public var glyph: Int
  /// The PostScript name of the font.
  public var font: String
  /// The origin of the glyph.
  public var origin: Point
  /// The UTF-16 offset of the glyph's cluster in the view's text.
  public var cluster: Int
}
