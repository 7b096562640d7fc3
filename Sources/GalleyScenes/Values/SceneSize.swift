public import GalleyBase

/// A width or height in a scene.
public enum SceneExtent: Hashable, Sendable {
  /// The extent of the content.
  case auto
  /// So many points; not negative where it is an extent.
  case points(Double)

  /// The points; nil for `auto`.
  public var points: Double? {
    switch self {
    case .auto: nil
    case .points(let value): value
    }
  }
}

/// The size of the canvas or of a view.
public struct SceneSize: Hashable, Sendable {
  /// The width.
  public var width: SceneExtent
  /// The height.
  public var height: SceneExtent

  /// A size of `width` by `height`.
  public init(width: SceneExtent, height: SceneExtent) {
    self.width = width
    self.height = height
  }

  /// Whatever the content needs, both ways.
  public static let auto = SceneSize(width: .auto, height: .auto)
}

/// The frame of a view in its superview, in points, y down.
public struct SceneFrame: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// The size.
  public var size: SceneSize

  /// A frame at `origin`.
  public init(origin: Point = .zero, size: SceneSize = .auto) {
    self.origin = origin
    self.size = size
  }
}
