public import GalleyBase

/// A path that text follows instead of a straight line. UIKit has no counterpart; SVG has `textPath`, whose rules these
/// are (SVG 2 §11.8).
public struct TextPath: Hashable, Sendable {
  /// On which side of the path the text stands, seen along it.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Upright on a path that leads to the right; outside of a circle drawn clockwise.
    case left
    /// On the other side, running from the path's end to its start.
    case right
  }

  /// The path. Points, y down, from the upper left corner of the text's rectangle.
  public var path: Path
  /// Points along the path by which the text is moved on from where its alignment puts it: at the path's start, middle
  /// or end.
  public var startOffset: Double
  /// On which side the text stands.
  public var side: Side

  /// Text on the left of `path`, from its start.
  public init(_ path: Path, startOffset: Double = 0, side: Side = .left) {
    self.path = path
    self.startOffset = startOffset
    self.side = side
  }
}
