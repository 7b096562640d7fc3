/// A mark on the ruler of a text view: an indent or a tab stop of a paragraph.
///
/// UIKit has no ruler; AppKit counterpart: NSRulerMarker, as text views show it on their NSRulerView.
public struct RulerMark: Hashable, Sendable {
  /// A kind of mark, with its own shape.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The indent of the first line: a triangle in the upper half that points down.
    case firstLineHeadIndent
    /// The indent of the other lines: a triangle in the lower half that points up.
    case headIndent
    /// The trailing end of lines: a triangle in the lower half that points up.
    case tailIndent
    /// A stop whose column begins there on the left: a stem with a foot to the right.
    case leftTab
    /// A stop whose column ends there: a stem with a foot to the left.
    case rightTab
    /// A stop in the middle of its column: a stem with a foot to both sides.
    case centerTab
    /// A stop at the separator of its column: like `centerTab`, with a point beside its stem.
    case decimalTab
  }

  /// The kind of the mark.
  public var kind: Kind
  /// The position of the mark, in points of the content's coordinates, from the left.
  public var x: Double

  /// Creates a mark at a position.
  public init(kind: Kind, x: Double) {
    self.kind = kind
    self.x = x
  }
}
