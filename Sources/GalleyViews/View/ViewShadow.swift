public import GalleyBase

/// The shadow of a view, drawn below it.
///
/// UIKit counterpart: CALayer's `shadowColor`, `shadowOpacity`, `shadowOffset`, `shadowRadius` and `shadowPath`.
public struct ViewShadow: Hashable, Sendable {
  /// The colour, with its opacity.
  public var color: Color
  /// The offset of the shadow from the drawing that casts it, in points.
  public var offset: Size
  /// The distance over which the edges fade, in points: Core Animation's `shadowRadius`, which is half of a blur
  /// radius.
  public var radius: Double
  /// The outline that casts the shadow; nil uses everything that the view draws.
  public var path: Path?

  /// Creates a shadow with CALayer's default offset and radius.
  public init(
    color: Color, offset: Size = Size(width: 0, height: -3), radius: Double = 3, path: Path? = nil
  ) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}
