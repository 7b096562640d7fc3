/// A transition between colours along a line, between two circles or around a point. UIKit
/// counterpart: CGGradient and its geometry.
public struct Gradient: Hashable, Sendable {
  /// A colour and its location along the gradient, 0…1.
  public struct Stop: Hashable, Sendable {
    /// The location along the gradient, 0…1.
    public var location: Double
    /// The colour of the gradient at the location.
    public var color: Color

    /// Creates a stop with this colour and location.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The geometry along which the colours change.
  public enum Shape: Hashable, Sendable {
    /// Colours change along a line and are constant across it.
    case linear(from: Point, to: Point)
    /// Colours change from one circle to another.
    case radial(from: Point, radius: Double, to: Point, endRadius: Double)
    /// Colours change around a point, beginning at an angle in radians.
    case conic(center: Point, angle: Double)
  }

  /// The colours in the order of their locations.
  public var stops: [Stop]
  /// The geometry along which the colours change.
  public var shape: Shape
  /// True if the first colour continues before the start of the gradient.
  public var extendsBefore: Bool
  /// True if the last colour continues after the end of the gradient.
  public var extendsAfter: Bool
  /// The transform from the coordinates of the shape to those of the canvas.
  public var transform: AffineTransformation

  /// Creates a gradient from its colours and geometry.
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
