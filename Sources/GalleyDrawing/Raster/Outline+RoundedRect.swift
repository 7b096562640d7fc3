import GalleyBase
import GalleyRaster

extension Outline {
  /// Creates the outline of a rounded rectangle in points, at `scale` pixels per point.
  init(_ shape: RoundedRect, scale: Double) {
    self.init()
    let rect = SubpixelRect(shape.rect, scale: scale)
    let radius = min(shape.cornerRadius * scale, rect.size.shorterSide / 2)
    append(rect, radius: radius, shape.cornerCurve.fitting(radius: radius, in: rect.size))
  }

  /// Creates a border as CALayer draws it: the ring between a rounded rectangle and the same
  /// rectangle inset by `width`. The radius of the inner rectangle is smaller by `width`. The
  /// corners of both have the curve that fits in the outer rectangle (`CornerCurve.fitting`).
  init(frame shape: RoundedRect, width: Double, scale: Double) {
    self.init()
    let outer = SubpixelRect(shape.rect, scale: scale)
    let inner = outer.inset(by: Subpixel(pixels: width * scale))
    let radius = min(shape.cornerRadius * scale, outer.size.shorterSide / 2)
    let curve = shape.cornerCurve.fitting(radius: radius, in: outer.size)
    append(outer, radius: radius, curve)
    append(inner, radius: max(0, radius - width * scale), curve, isHole: true)
  }

  /// Adds a rectangle clockwise, or anticlockwise for a hole. All corners are mirror images of one curve on the grid,
  /// so that the shape is as symmetric as its rectangle.
  private mutating func append(_ rect: SubpixelRect, radius: Double, _ curve: CornerCurve, isHole: Bool = false) {
    guard !rect.isEmpty else { return }
    let limited = max(0, min(radius, rect.size.shorterSide / 2))
    let corner = Corner(radius: limited, curve).points
    var points = corner.map { Position(x: rect.right - $0.x, y: rect.top + $0.y) }
    points += corner.reversed().map { Position(x: rect.right - $0.x, y: rect.bottom - $0.y) }
    points += corner.map { Position(x: rect.left + $0.x, y: rect.bottom - $0.y) }
    points += corner.reversed().map { Position(x: rect.left + $0.x, y: rect.top + $0.y) }
    if isHole { points.reverse() }
    move(to: points[0])
    for point in points.dropFirst() { line(to: point) }
    close()
  }
}

/// A corner as straight lines. Its points are given as distances from the two edges that meet in
/// the corner.
private struct Corner {
  private(set) var points: [Outline.Position] = []

  /// Creates the corner of a rectangle with a radius in pixels.
  init(radius: Double, _ curve: CornerCurve) {
    for element in curve.path(radius: radius).elements {
      guard case .cubic(let control1, let control2, let end) = element, let start = points.last else {
        if case .move(let point) = element { points = [Outline.Position(pixels: point)] }
        continue
      }
      points += Outline.ends(
        ofCubicFrom: start, Outline.Position(pixels: control1), Outline.Position(pixels: control2),
        to: Outline.Position(pixels: end))
    }
  }
}

extension SubpixelRect {
  /// The size in pixels.
  fileprivate var size: Size { Size(width: (right - left).pixels, height: (bottom - top).pixels) }
}

extension Size {
  fileprivate var shorterSide: Double { min(width, height) }
}
