public import GalleyBase

/// Colours that pass into each other over a view, above its background. UIKit counterpart: a CAGradientLayer below the
/// content.
public struct ViewGradient: Hashable, Sendable {
  /// The course of the colours. UIKit counterpart: CAGradientLayerType.
  public enum Course: String, Hashable, Sendable, CaseIterable {
    /// Along a line.
    case axial
    /// From a point outwards, in an ellipse whose end is at the other point.
    case radial
  }

  /// The colours with their places, 0…1.
  public var stops: [Gradient.Stop]
  /// The course of the colours.
  public var course: Course
  /// The beginning, in parts of the bounds; the middle of a radial one.
  public var start: Point
  /// The end, in parts of the bounds.
  public var end: Point

  /// Colours from the upper edge to the lower one, as CAGradientLayer has it.
  public init(
    stops: [Gradient.Stop], course: Course = .axial, start: Point = Point(x: 0.5, y: 0),
    end: Point = Point(x: 0.5, y: 1)
  ) {
    (self.stops, self.course, self.start, self.end) = (stops, course, start, end)
  }

  /// The gradient over a rectangle.
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
