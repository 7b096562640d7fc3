public import GalleyBase

/// The shadow of a view, which is drawn below the view.
///
/// UIKit counterpart: CALayer's `shadowColor`, `shadowOpacity`, `shadowOffset`, `shadowRadius` and `shadowPath`.
public struct ViewShadow: Hashable, Sendable {
  /// The colour of the shadow, including its opacity.
  public var color: Color
  /// The offset of the shadow from the view's drawing, in points.
  public var offset: Size
  /// The distance over which the edges fade, in points. It is the same as Core Animation's
  /// `shadowRadius`, which is half of a blur radius.
  public var radius: Double
  /// The outline of which the shadow is drawn; nil uses everything that the view draws.
  public var path: Path?

  /// Creates a shadow. Offset and radius have CALayer's defaults.
  public init(
    color: Color, offset: Size = Size(width: 0, height: -3), radius: Double = 3, path: Path? = nil
  ) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}
