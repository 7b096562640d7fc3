public import GalleyBase
public import GalleyText

/// A text container with its position in a view.
public struct PlacedTextContainer: Hashable, Sendable {
  /// The upper left corner of the container, in the view's coordinates.
  public var origin: Point
  /// The text container. Its exclusion paths are in the container's coordinates.
  public var container: TextContainer

  /// Creates a text container at a position.
  public init(origin: Point = .zero, container: TextContainer) {
    self.origin = Point(x: origin.x.asCoordinate, y: origin.y.asCoordinate)
    self.container = container
  }

  /// The container's rectangle in the view's coordinates. It is infinite along an axis without a
  /// limit.
  public var frame: Rect { Rect(origin: origin, size: container.size) }
}

/// A number of equally wide columns side by side.
public struct TextColumns: Hashable, Sendable {
  /// The number of columns, at least 1.
  public var count: Int
  /// The distance between adjacent columns, in points.
  public var spacing: Double

  /// Creates columns. A count below 1 becomes 1, and a spacing below 0 becomes 0.
  public init(count: Int, spacing: Double = 0) {
    self.count = max(1, count)
    self.spacing = spacing.asExtent
  }

  /// Returns the width of each column in a view of `width`. It is an equal share of the width
  /// without the spaces, rounded to the length grid.
  func columnWidth(in width: Double) -> Double {
    max(0, (width - Double(count - 1) * spacing) / Double(count)).onLengthGrid
  }

  /// Returns the width of a view whose columns are `columnWidth` wide.
  func width(ofColumns columnWidth: Double) -> Double { Double(count) * columnWidth + Double(count - 1) * spacing }
}
