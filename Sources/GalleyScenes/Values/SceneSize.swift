public import GalleyBase

/// A width or height in a scene.
public enum SceneExtent: Hashable, Sendable {
  /// The length follows from the content.
  case auto
  /// A fixed number of points. A width or height is not negative.
  case points(Double)

  /// The number of points; nil for `auto`.
  public var points: Double? {
    switch self {
    case .auto: nil
    case .points(let value): value
    }
  }
}

/// The size of the canvas or of a view.
public struct SceneSize: Hashable, Sendable {
  /// The width: a number of points or `auto`.
  public var width: SceneExtent
  /// The height: a number of points or `auto`.
  public var height: SceneExtent

  /// Creates a size from a width and a height.
  public init(width: SceneExtent, height: SceneExtent) {
    self.width = width
    self.height = height
  }

  /// The size that the content needs in both directions.
  public static let auto = SceneSize(width: .auto, height: .auto)
}

/// The frame of a view in its superview, in points, y down.
public struct SceneFrame: Hashable, Sendable {
  /// The upper left corner of the view.
  public var origin: Point
  /// The width and height, each a number of points or `auto`.
  public var size: SceneSize

  /// Creates a frame with an origin and a size.
  public init(origin: Point = .zero, size: SceneSize = .auto) {
    self.origin = origin
    self.size = size
  }
}
