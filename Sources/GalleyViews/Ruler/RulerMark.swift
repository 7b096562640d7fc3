/// A mark on the ruler of a text view: an indent or a tab stop of a paragraph.
///
/// UIKit has no ruler; AppKit counterpart: NSRulerMarker, as text views show it on their NSRulerView.
public struct RulerMark: Hashable, Sendable {
  /// The kind of a mark, which determines its shape.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The indent of the first line, drawn in the upper half as a triangle that points down.
    case firstLineHeadIndent
    /// The indent of the other lines, drawn in the lower half as a triangle that points up.
    case headIndent
    /// The trailing end of lines, drawn in the lower half as a triangle that points up.
    case tailIndent
    /// A tab stop at the left edge of its column, drawn as a stem with a foot to the right.
    case leftTab
    /// A tab stop at the right edge of its column, drawn as a stem with a foot to the left.
    case rightTab
    /// A tab stop in the middle of its column, drawn as a stem with a foot on both sides.
    case centerTab
    /// A tab stop at the decimal separators of its column, drawn like `centerTab` with a point
    /// beside its stem.
    case decimalTab
  }

  /// The kind of the mark, which determines its shape.
  public var kind: Kind
  /// The horizontal position of the mark from the left edge of the content, in points.
  public var x: Double

  /// Creates a mark at a horizontal position.
  public init(kind: Kind, x: Double) {
    self.kind = kind
    self.x = x
  }
}
