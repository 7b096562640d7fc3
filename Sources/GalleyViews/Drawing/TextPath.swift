public import GalleyBase

/// A path that text follows. UIKit has no counterpart; the rules are those of SVG's `textPath` (SVG 2 §11.8).
public struct TextPath: Hashable, Sendable {
  /// The side of the path on which text stands, seen in the direction of the path.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Upright on a path that leads to the right; outside a circle drawn clockwise.
    case left
    /// The other side, from the path's end to its start.
    case right
  }

  /// The path, in points from the upper left corner of the text's rectangle, y down.
  public var path: Path
  /// The distance along the path, in points, added to the alignment's position at the path's start, middle or end.
  public var startOffset: Double
  /// The side of the path.
  public var side: Side

  /// The path of text on the left side of `path` by default, from its start.
  public init(_ path: Path, startOffset: Double = 0, side: Side = .left) {
    self.path = path
    self.startOffset = startOffset
    self.side = side
  }
}
