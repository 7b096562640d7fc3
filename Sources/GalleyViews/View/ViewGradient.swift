public import GalleyBase

/// A colour gradient that covers a view, above its background. UIKit counterpart: a CAGradientLayer
/// below the content.
public struct ViewGradient: Hashable, Sendable {
  /// The shape of the gradient. UIKit counterpart: CAGradientLayerType.
  public enum Course: String, Hashable, Sendable, CaseIterable {
    /// The colours change along a line.
    case axial
    /// The colours change from a point outwards, in an ellipse whose radii are the horizontal and
    /// vertical distances to the end point.
    case radial
  }

  /// The colours with their locations, from 0 to 1.
  public var stops: [Gradient.Stop]
  /// The shape of the gradient.
  public var course: Course
  /// The point where the gradient begins, as fractions of the bounds. For a radial gradient, it is
  /// the centre.
  public var start: Point
  /// The point where the gradient ends, as fractions of the bounds.
  public var end: Point

  /// Creates a gradient. As in CAGradientLayer, it extends from the upper to the lower edge by
  /// default.
  public init(
    stops: [Gradient.Stop], course: Course = .axial, start: Point = Point(x: 0.5, y: 0),
    end: Point = Point(x: 0.5, y: 1)
  ) {
    (self.stops, self.course, self.start, self.end) = (stops, course, start, end)
  }

  /// Returns the gradient that covers a rectangle.
  func gradient(over rect: Rect) -> Gradient {
    func place(_ point: Point) -> Point {
      Point(x: rect.minX + rect.width * point.x, y: rect.minY + rect.height * point.y)
    }
    switch course {
    case .axial: return Gradient(stops: stops, shape: .linear(from: place(start), to: place(end)))
    case .radial:
      let center = place(start)
      let (across, down) = ((place(end).x - center.x).magnitude, (place(end).y - center.y).magnitude)
      let circle = Gradient.Shape.radial(from: .zero, radius: 0, to: .zero, endRadius: 1)
      return Gradient(
        stops: stops, shape: circle,
        transform: AffineTransformation.scale(x: max(across, 0.001), y: max(down, 0.001))
          .concatenating(.translation(x: center.x, y: center.y)))
    }
  }
}
