/// The shape of the curve in the corners of a rounded rectangle. UIKit counterpart:
/// CALayerCornerCurve.
public enum CornerCurve: String, Hashable, Sendable, CaseIterable {
  /// A quarter of a circle, the default of CALayer.
  case circular
  /// A curve whose curvature increases towards the middle of the corner. It begins 1.53 radii away
  /// from the corner. It is used by UIBezierPath(roundedRect:cornerRadius:) and by the rounded
  /// border of a text field.
  case continuous

  /// A cubic curve in a corner of radius 1. Its points are given as distances from the two edges
  /// that meet in the corner.
  struct Segment {
    var control1, control2, end: Point
  }

  /// The distance from the corner of the rectangle at which the curve begins, for a radius of 1.
  public var reach: Double { self == .circular ? 1 : 1.528_665 }

  /// The cubic curves of a corner of radius 1, from (`reach`, 0) to (0, `reach`). x is the distance
  /// from one edge, and y is the distance from the other edge.
  ///
  /// A quarter circle is one cubic curve, as in CGPath. The numbers of the continuous corner are those that
  /// UIBezierPath has drawn with since iOS 7: they were read off its paths and published in 2013 (recorded), to six
  /// digits.
  var segments: [Segment] {
    switch self {
    case .circular:
      let near = 1 - Path.quarterCircleHandle
      return [Segment(control1: Point(x: near, y: 0), control2: Point(x: 0, y: near), end: Point(x: 0, y: 1))]
    case .continuous:
      return [
        Segment(
          control1: Point(x: 1.088_493, y: 0), control2: Point(x: 0.868_407, y: 0),
          end: Point(x: 0.631_494, y: 0.074_911)),
        Segment(
          control1: Point(x: 0.372_824, y: 0.169_060), control2: Point(x: 0.169_060, y: 0.372_824),
          end: Point(x: 0.074_911, y: 0.631_494)),
        Segment(
          control1: Point(x: 0, y: 0.868_407), control2: Point(x: 0, y: 1.088_493), end: Point(x: 0, y: reach)),
      ]
    }
  }

  /// Returns the curve that a corner with `radius` has in a rectangle of `size`. A continuous
  /// corner without enough space becomes circular. This is Galley's choice; UIKit draws a curve
  /// between the two.
  public func fitting(radius: Double, in size: Size) -> CornerCurve {
    2 * reach * radius > min(size.width, size.height) ? .circular : self
  }

  /// Returns the corner as a path from (`reach`, 0) to (0, `reach`), both multiplied by the radius.
  public func path(radius: Double) -> Path {
    func scaled(_ point: Point) -> Point { Point(x: point.x * radius, y: point.y * radius) }
    let curves = segments.map { segment in
      Path.Element.cubic(
        control1: scaled(segment.control1), control2: scaled(segment.control2), end: scaled(segment.end))
    }
    return Path(elements: [.move(Point(x: reach * radius, y: 0))] + curves)
  }
}

extension Path {
  /// Creates the outline of a rectangle whose corners have `cornerRadius`, at most half its shorter side. UIKit
  /// counterpart: UIBezierPath(roundedRect:cornerRadius:), whose corners are continuous.
  public init(roundedRect rect: Rect, cornerRadius: Double, cornerCurve: CornerCurve = .circular) {
    self.init(roundedRect: rect, cornerRadius: cornerRadius, cornerCurve: cornerCurve, corners: .all)
  }

  /// Creates the outline of a rectangle in which some corners have `cornerRadius` and the others are square.
  package init(roundedRect rect: Rect, cornerRadius: Double, cornerCurve: CornerCurve, corners rounded: RectCorners) {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    guard radius > 0 else {
      self.init(elements: [
        .move(Point(x: left, y: top)), .line(Point(x: right, y: top)), .line(Point(x: right, y: bottom)),
        .line(Point(x: left, y: bottom)), .close,
      ])
      return
    }
    let corner = cornerCurve.fitting(radius: radius, in: rect.size).path(radius: radius)
    let square = Path(elements: [.move(Point(x: 0, y: 0))])
    func shape(of place: RectCorners) -> Path { rounded.contains(place) ? corner : square }
    let corners = [
      shape(of: .topRight).mapPoints { Point(x: right - $0.x, y: top + $0.y) },
      shape(of: .bottomRight).mapPoints { Point(x: right - $0.y, y: bottom - $0.x) },
      shape(of: .bottomLeft).mapPoints { Point(x: left + $0.x, y: bottom - $0.y) },
      shape(of: .topLeft).mapPoints { Point(x: left + $0.y, y: top + $0.x) },
    ]
    // The outline begins with the line from the last corner to the first.
    let start = Point(x: left + shape(of: .topLeft).reach, y: top)
    self.init(elements: [.move(start)] + corners.flatMap { $0.elements.startedByALine } + [.close])
  }

  /// The distance from the corner of the rectangle at which the path begins.
  private var reach: Double {
    if case .move(let point) = elements.first { return point.x }
    return 0
  }
}

extension [Path.Element] {
  /// The elements of the path with each move replaced by a line, so that the path continues a
  /// preceding path.
  fileprivate var startedByALine: [Path.Element] {
    map { element in
      if case .move(let point) = element { return .line(point) }
      return element
    }
  }
}
