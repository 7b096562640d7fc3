public import GalleyBase

/// A path that text follows. UIKit has no counterpart; the rules are those of SVG's `textPath` (SVG 2 §11.8).
public struct TextPath: Hashable, Sendable {
  /// The side of the path that text is on, seen in the direction of the path.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Upright on a path from left to right; outside a circle drawn clockwise.
    case left
    /// The opposite side, reading from the path's end to its start.
    case right
  }

  /// The path, in points from the upper left corner of the text's rectangle, y down.
  public var path: Path
  /// The distance along the path, in points, added to the alignment's position at the path's start, middle or end.
  public var startOffset: Double
  /// The side of the path.
  public var side: Side

  /// Creates a path for text; by default the text is on its left side and begins at its start.
  public init(_ path: Path, startOffset: Double = 0, side: Side = .left) {
    self.path = path
    self.startOffset = startOffset
    self.side = side
  }
}
