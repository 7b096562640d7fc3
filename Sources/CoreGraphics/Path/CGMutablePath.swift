public import Foundation
import GalleyBase

/// A mutable path. Lines and curves before any `move` begin at the origin.
public class CGMutablePath: CGPath {
  /// Creates an empty path.
  public convenience init() { self.init(outline: Path()) }

  // MARK: Steps

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.elements.append(.move(Point(point.applying(transform))))
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    beginIfNeeded()
    outline.elements.append(.line(Point(point.applying(transform))))
  }

  /// Adds a subpath of straight lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    beginIfNeeded()
    outline.elements.append(
      .quad(control: Point(control.applying(transform)), end: Point(end.applying(transform))))
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    beginIfNeeded()
    outline.elements.append(
      .cubic(
        control1: Point(control1.applying(transform)), control2: Point(control2.applying(transform)),
        end: Point(end.applying(transform))))
  }

  /// Closes the subpath with a line to its first point.
  public func closeSubpath() {
    guard let last = outline.elements.last, last != .close else { return }
    outline.elements.append(.close)
  }

  // MARK: Shapes

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Path(rect: rect), transform)
  }

  /// Adds rectangles as subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle whose corners are quarter ellipses, as a subpath.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append(Path(roundedRect: rect, corner: CGSize(width: cornerWidth, height: cornerHeight)), transform)
  }

  /// Adds the ellipse inside a rectangle as a subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Path(ellipseIn: rect), transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { append(path.outline, transform) }

  // MARK: Arcs

  /// Adds a circular arc, and a line from the current point to its start. Angles increase from the
  /// x axis towards the y axis. They decrease along a clockwise arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if clockwise {
      if sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
      sweep = min(sweep, turn)
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds a circular arc that extends over the angle `delta`, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = CircularArc(center: Point(center), radius: radius, start: startAngle, sweep: delta)
    let begin: Path.Element = outline.elements.isEmpty ? .move(arc.first) : .line(arc.first)
    append(Path(elements: [begin] + arc.elements), transform)
  }

  /// Adds an arc of a circle that is tangent to two lines: from the current point to `tangent1End`,
  /// and from there to `tangent2End`. A straight line is added from the current point to the start
  /// of the arc.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    beginIfNeeded()
    let pen = currentPoint.applying(transform.inverted())
    let (first, second) = (tangent1End.direction(to: pen), tangent1End.direction(to: tangent2End))
    let cosine = first.dx * second.dx + first.dy * second.dy
    let side = first.dx * second.dy - first.dy * second.dx
    guard radius > 0, side.magnitude > 1e-9, cosine > -1, cosine < 1 else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    // The distance from the corner along either line: the radius divided by the tangent of half the angle between them.
    let reach = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
    let from = CGPoint(x: tangent1End.x + first.dx * reach, y: tangent1End.y + first.dy * reach)
    let turn: CGFloat = side > 0 ? 1 : -1
    let center = CGPoint(x: from.x - first.dy * radius * turn, y: from.y + first.dx * radius * turn)
    let start = atan2(from.y - center.y, from.x - center.x)
    let angle = acos(max(-1, min(1, cosine)))
    addRelativeArc(
      center: center, radius: radius, startAngle: start, delta: -turn * (.pi - angle), transform: transform)
  }

  // MARK: Parts

  private func append(_ path: Path, _ transform: CGAffineTransform) {
    outline.elements += path.applying(transform).elements
  }

  /// Begins a subpath at the current point if no subpath is open.
  private func beginIfNeeded() {
    if outline.elements.isEmpty {
      outline.elements.append(.move(.zero))
    } else if outline.elements.last == .close, let start = outline.start {
      outline.elements.append(.move(start))
    }
  }
}

extension CGPoint {
  /// Returns the unit vector towards another point; the zero vector if the points are equal.
  fileprivate func direction(to other: CGPoint) -> CGVector {
    let (x, y) = (other.x - self.x, other.y - self.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGVector(dx: x / length, dy: y / length) : .zero
  }
}
