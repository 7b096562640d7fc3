import GalleyBase

/// A gradient that is ready for drawing: it is in device pixels, and the colour of the text is
/// replaced by an actual colour.
struct GradientShader {
  /// The transform from device pixels to the units of the gradient.
  private let inverse: AffineTransformation
  private let geometry: Gradient.Geometry
  private let line: ShadedLine

  /// Prepares a gradient for drawing. The result is nil if the transform flattens the plane, so
  /// that nothing is visible.
  init?(_ gradient: Gradient, transform: AffineTransformation, foreground: Color) {
    guard let inverse = transform.inverse else { return nil }
    self.inverse = inverse
    geometry = gradient.geometry
    line = ShadedLine(gradient.line, foreground: foreground)
  }

  /// Returns the premultiplied colour at the coordinates of a device pixel, as components of 0…1.
  /// It is transparent where the gradient has no colour.
  func color(x: Double, y: Double) -> SIMD4<Double> {
    let point = inverse.apply(to: Point(x: x, y: y))
    switch geometry {
    case .linear(let start, let end):
      let (alongX, alongY) = (end.x - start.x, end.y - start.y)
      let along = (point.x - start.x) * alongX + (point.y - start.y) * alongY
      return line.color(at: along / (alongX * alongX + alongY * alongY))
    case .radial(let start, let startRadius, let end, let endRadius):
      return GradientShader.radial(point, start, startRadius, end, endRadius).map { line.color(at: $0) } ?? .zero
    case .sweep(let center, let start, let end):
      let turns = Angles.turns(x: point.x - center.x, y: point.y - center.y)
      if start == end { return line.color(besides: turns - start) }
      return line.color(at: (turns - start) / (end - start))
    }
  }

  /// Returns the position on the colour line of the circle that passes through the point. If two
  /// circles do, returns the position of the circle that is drawn later. Returns nil if there is no
  /// such circle.
  ///
  /// Centre and radius are interpolated linearly between both circles: |p − c(t)| = r(t), r(t) ≥ 0.
  private static func radial(
    _ point: Point, _ start: Point, _ startRadius: Double, _ end: Point, _ endRadius: Double
  ) -> Double? {
    let (centerX, centerY, growth) = (end.x - start.x, end.y - start.y, endRadius - startRadius)
    let (x, y) = (point.x - start.x, point.y - start.y)
    let square = centerX * centerX + centerY * centerY - growth * growth
    let half = x * centerX + y * centerY + startRadius * growth
    let rest = x * x + y * y - startRadius * startRadius
    func isDrawn(_ place: Double) -> Bool { startRadius + place * growth >= 0 }
    if square == 0 {
      if half == 0 { return nil }
      let place = rest / (2 * half)
      return isDrawn(place) ? place : nil
    }
    let discriminant = half * half - square * rest
    if discriminant < 0 { return nil }
    let root = discriminant.squareRoot()
    let (first, second) = ((half + root) / square, (half - root) / square)
    let (later, earlier) = first > second ? (first, second) : (second, first)
    return isDrawn(later) ? later : (isDrawn(earlier) ? earlier : nil)
  }
}

/// A colour line in which the colour of the text is replaced by an actual colour.
private struct ShadedLine {
  let extend: ColorLine.Extend
  let offsets: [Double]
  let colors: [SIMD4<Double>]

  init(_ line: ColorLine, foreground: Color) {
    extend = line.extend
    offsets = line.stops.map(\.offset)
    colors = line.stops.map { $0.color.premultiplied(foreground: foreground) }
  }

  /// Returns the colour at a position. Before the first stop and after the last, it depends on
  /// `extend`.
  func color(at place: Double) -> SIMD4<Double> {
    let (first, last) = (offsets[0], offsets[offsets.count - 1])
    if first == last { return color(besides: place - first) }
    var place = place
    if extend != .pad {
      let periods = (place - first) / (last - first)
      let whole = periods.rounded(.down)
      let isMirrored = extend == .reflect && whole - (whole / 2).rounded(.down) * 2 == 1
      place = first + (isMirrored ? 1 - (periods - whole) : periods - whole) * (last - first)
    }
    // NaN counts as the first stop.
    guard place > first else { return colors[0] }
    guard let next = offsets.firstIndex(where: { $0 > place }) else { return colors[colors.count - 1] }
    let share = (place - offsets[next - 1]) / (offsets[next] - offsets[next - 1])
    return colors[next - 1] + (colors[next] - colors[next - 1]) * share
  }

  /// Returns the colour beside a line of length 0: the colour of the nearer end if `extend` is
  /// `pad`, else transparent.
  func color(besides distance: Double) -> SIMD4<Double> {
    if extend != .pad { return .zero }
    return distance < 0 ? colors[0] : colors[colors.count - 1]
  }
}

extension AffineTransformation {
  /// The inverse transform; nil if the transform flattens the plane.
  var inverse: AffineTransformation? {
    let determinant = a * d - b * c
    guard determinant.isFinite, determinant != 0 else { return nil }
    let (a, b, c, d) = (self.d / determinant, -self.b / determinant, -self.c / determinant, self.a / determinant)
    guard a.isFinite, b.isFinite, c.isFinite, d.isFinite else { return nil }
    return AffineTransformation(a: a, b: b, c: c, d: d, tx: -(tx * a + ty * c), ty: -(tx * b + ty * d))
  }
}
