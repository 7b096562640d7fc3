public import GalleyBase

/// The shadow of a view, drawn below it. UIKit counterpart: CALayer's `shadowColor`, `shadowOpacity`, `shadowOffset`,
/// `shadowRadius` and `shadowPath`.
public struct ViewShadow: Hashable, Sendable {
  /// The colour, with its opacity.
  public var color: Color
  /// The distance of the shadow from what casts it, in points.
  public var offset: Size
  /// The distance over which the edges fade, in points; Core Animation's `shadowRadius`, which is half a blur.
  public var radius: Double
  /// The outline that casts the shadow; nil is all that the view draws.
  public var path: Path?

  /// A shadow with CALayer's defaults of offset and radius.
  public init(
    color: Color, offset: Size = Size(width: 0, height: -3), radius: Double = 3, path: Path? = nil
  ) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}
