import GalleyBase
import GalleyRaster

extension Compositor {
  /// Fills the clip with a gradient, row by row.
  func draw(_ gradient: Gradient) {
    guard let inverse = gradient.transform.concatenating(.scale(x: scale, y: scale)).inverted else { return }
    let ramp = GradientRamp(gradient)
    let bounds = clip.bounds
    let painter = LayerPainter(surface: surface, clip: clip, opacity: 255, mode: mode)
    withUnsafeTemporaryAllocation(of: Pixel.self, capacity: max(1, bounds.width)) { row in
      guard let start = row.baseAddress else { return }
      for y in bounds.y..<bounds.maxY {
        for x in 0..<bounds.width {
          let center = Point(x: Double(bounds.x + x) + 0.5, y: Double(y) + 0.5)
          (start + x).initialize(to: ramp.pixel(at: inverse.apply(to: center)))
        }
        painter.draw(start, bounds: PixelRect(x: bounds.x, y: y, width: bounds.width, height: 1))
      }
    }
  }
}

/// Computes the colour of a gradient at each point. Colours are interpolated as straight (not
/// premultiplied) components.
private struct GradientRamp {
  private let gradient: Gradient
  private let colors: [SIMD4<Double>]

  init(_ gradient: Gradient) {
    self.gradient = gradient
    colors = gradient.stops.map { stop in
      SIMD4(Double(stop.color.red), Double(stop.color.green), Double(stop.color.blue), Double(stop.color.alpha))
    }
  }

  /// Returns the premultiplied colour at a point in the coordinates of the gradient.
  func pixel(at point: Point) -> Pixel {
    guard let place = place(of: point) else { return 0 }
    let bytes = color(at: place).rounded(.toNearestOrAwayFromZero)
    let straight = SIMD4(UInt32(bytes[0]), UInt32(bytes[1]), UInt32(bytes[2]), UInt32(bytes[3]))
    return Pixel(straight).premultiplied
  }

  private func color(at place: Double) -> SIMD4<Double> {
    let stops = gradient.stops
    let next = stops.firstIndex { $0.location > place } ?? stops.count
    if next == 0 { return colors[0] }
    if next == stops.count { return colors[stops.count - 1] }
    let (start, end) = (stops[next - 1].location, stops[next].location)
    return colors[next - 1] + (colors[next] - colors[next - 1]) * ((place - start) / (end - start))
  }

  /// Returns the location of a point along the gradient, 0…1; nil where the gradient draws nothing.
  private func place(of point: Point) -> Double? {
    switch gradient.shape {
    case .linear(let from, let to):
      let (x, y) = (to.x - from.x, to.y - from.y)
      let length = x * x + y * y
      guard length > 0 else { return nil }
      return limited(((point.x - from.x) * x + (point.y - from.y) * y) / length)
    case .radial(let from, let radius, let to, let endRadius):
      let (place, way) = (
        Point(x: point.x - from.x, y: point.y - from.y), Point(x: to.x - from.x, y: to.y - from.y)
      )
      return radial(place, way, radius, endRadius)
    case .conic(let center, let angle):
      let start = Point(onUnitCircleAt: angle)
      let (x, y) = (point.x - center.x, point.y - center.y)
      return partOfTurn(Point(x: x * start.x + y * start.y, y: y * start.x - x * start.y))
    }
  }

  /// Returns a location along the gradient, limited to 0…1 at ends that are extended. Returns nil
  /// for a location beyond an end that is not extended.
  private func limited(_ place: Double) -> Double? {
    if place < 0 { return gradient.extendsBefore ? 0 : nil }
    if place > 1 { return gradient.extendsAfter ? 1 : nil }
    return place == place ? place : nil
  }

  /// Returns the maximum location along the gradient whose circle passes through a point; nil if
  /// there is none. The point and `way`, the centre of the last circle, are relative to the centre
  /// of the first circle.
  private func radial(_ point: Point, _ way: Point, _ radius: Double, _ endRadius: Double) -> Double? {
    let growth = endRadius - radius
    let a = way.x * way.x + way.y * way.y - growth * growth
    let b = point.x * way.x + point.y * way.y + radius * growth
    let c = point.x * point.x + point.y * point.y - radius * radius
    var roots: [Double] = []
    if a == 0 {
      if b != 0 { roots = [c / (2 * b)] }
    } else {
      let square = b * b - a * c
      guard square >= 0 else { return nil }
      let root = square.squareRoot()
      roots = [(b + root) / a, (b - root) / a].sorted(by: >)
    }
    for root in roots where radius + root * growth >= 0 {
      if let place = limited(root) { return place }
    }
    return nil
  }

  /// Returns the angle from the x axis to a direction as a fraction of a full turn, 0…1; 0 for a
  /// direction of no length.
  private func partOfTurn(_ direction: Point) -> Double? {
    let (x, y) = (direction.x.magnitude, direction.y.magnitude)
    guard x > 0 || y > 0 else { return 0 }
    // First the tangent of the angle, at most 1, then that of a quarter of the angle, whose series converges quickly.
    var tangent = min(x, y) / max(x, y)
    for _ in 0..<2 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    var (angle, power) = (0.0, tangent)
    for odd in stride(from: 1, through: 23, by: 2) {
      angle += power / Double(odd)
      power *= -tangent * tangent
    }
    var part = angle * 4 / (2 * .pi)
    if y > x { part = 0.25 - part }
    if direction.x < 0 { part = 0.5 - part }
    return direction.y < 0 ? 1 - part : part
  }
}
