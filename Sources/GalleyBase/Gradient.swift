/// Colours that pass into each other along a line or between two circles. UIKit counterpart: CGGradient with its geometry.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place, 0…1.
  public struct Stop: Hashable, Sendable {
    /// The place.
    public var location: Double
    /// The colour.
    public var color: Color

    /// A colour at a place.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The course of the colours.
  public enum Shape: Hashable, Sendable {
    /// Along a line, the same across it.
    case linear(from: Point, to: Point)
    /// From a circle to another.
    case radial(from: Point, radius: Double, to: Point, endRadius: Double)
    /// Around a point, from an angle in radians on.
    case conic(center: Point, angle: Double)
  }

  /// The colours, by place.
  public var stops: [Stop]
  /// Their course.
  public var shape: Shape
  /// True if the first colour goes on before the start.
  public var extendsBefore: Bool
  /// True if the last colour goes on after the end.
  public var extendsAfter: Bool
  /// The transform from the shape's coordinates.
  public var transform: AffineTransformation

  /// Colours along a shape.
  public init(
    stops: [Stop], shape: Shape, extendsBefore: Bool = true, extendsAfter: Bool = true,
    transform: AffineTransformation = .identity
  ) {
    self.stops = stops
    self.shape = shape
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
    self.transform = transform
  }
}
