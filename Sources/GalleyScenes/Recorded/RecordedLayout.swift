public import GalleyBase

/// The views and lines of a layout file, written by `Scripts/record-on-mac` on an iOS simulator or by `galley layout`.
/// Points, y down; positions in a line are in the coordinates of its view.
public struct RecordedLayout: Hashable, Sendable {
  /// The device and system of the recording, such as `iPhone 15, iOS 17.5`; nil if the file does not have them.
  public var origin: String?
  /// The canvas.
  public var size = Size.zero
  /// Pixels per point.
  public var scale: Double = 1
  /// All views, each before its subviews.
  public var views: [RecordedView] = []
}

/// A view of a recorded layout.
public struct RecordedView: Hashable, Sendable {
  /// The id, or the position in the tree if it has none (`views[0].subviews[2]`).
  public var name = ""
  /// In the superview's coordinates.
  public var frame: Rect?
  /// Its text; nil for a view without any.
  public var text: String?
  /// Its lines from the top; nil if the file does not have them.
  public var lines: [RecordedLine]?
}

/// A line of a recorded layout.
public struct RecordedLine: Hashable, Sendable {
  /// The UTF-16 offsets of the text on the line.
  public var range = 0..<0
  /// The line fragment.
  public var rect: Rect?
  /// The part of the fragment that the text fills.
  public var usedRect: Rect?
  /// The unrounded baseline.
  public var baseline: Double?
  /// The baseline that was drawn on.
  public var drawnBaseline: Double?
  /// Glyphs from left to right; nil if the file does not have them.
  public var glyphs: [RecordedGlyph]?
}

/// A glyph of a recorded layout.
public struct RecordedGlyph: Hashable, Sendable {
  /// Index in the font.
  public var glyph: Int
  /// The PostScript name of the font.
  public var font: String
  /// Its origin.
  public var origin: Point
  /// UTF-16 offset of its cluster in the view's text.
  public var cluster: Int
}
