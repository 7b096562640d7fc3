/// A mark on the ruler of a text view: an indent or a tab stop of a paragraph. UIKit has no ruler; AppKit counterpart:
/// NSRulerMarker, as text views put them on their NSRulerView.
public struct RulerMark: Hashable, Sendable {
  /// What a mark stands for, and so what it looks like.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Where the first line begins: a triangle in the upper half that points down.
    case firstLineHeadIndent
    /// Where the other lines begin: a triangle in the lower half that points up.
    case headIndent
    /// Where lines end: a triangle in the lower half that points up.
    case tailIndent
    /// A stop whose column begins there on the left: a stem with a foot to the right.
    case leftTab
    /// A stop whose column ends there: a stem with a foot to the left.
    case rightTab
    /// A stop in the middle of its column: a stem with a foot to both sides.
    case centerTab
    /// A stop at the separator of its column: that of the middle, with a point beside its stem.
    case decimalTab
  }

  /// What it stands for.
  public var kind: Kind
  /// Where it stands, in points of the content's coordinates, from the left.
  public var x: Double

  /// A mark at a place.
  public init(kind: Kind, x: Double) {
    self.kind = kind
    self.x = x
  }
}
