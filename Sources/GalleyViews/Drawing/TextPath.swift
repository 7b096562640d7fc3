public import GalleyBase

/// A path along which text is drawn. UIKit has no counterpart; the text follows the rules of SVG's
/// `textPath` (SVG 2 §11.8).
public struct TextPath: Hashable, Sendable {
  /// The side of the path on which the text is, as seen in the path's direction.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// The text is on the left side: upright on a path from left to right, and outside a circle
    /// that is drawn clockwise.
    case left
    /// The text is on the right side and is read from the path's end to its start.
    case right
  }

  /// The path, in points from the upper left corner of the text's rectangle, y down.
  public var path: Path
  /// The distance by which the text is moved along the path, in points. It is added to the position
  /// that results from the text's alignment.
  public var startOffset: Double
  /// The side of the path on which the text is.
  public var side: Side

  /// Creates a path for text. By default, the text is on the left side and begins at the path's
  /// start.
  public init(_ path: Path, startOffset: Double = 0, side: Side = .left) {
    self.path = path
    self.startOffset = startOffset
    self.side = side
  }
}
