public import Foundation
import GalleyBase
import GalleyDrawing
import GalleyRaster

extension CGContext {
  // MARK: Building

  /// Discards the current path.
  public func beginPath() { currentPath = CGMutablePath() }
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point) }
  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }
  /// Adds a subpath of straight lines between points.
  public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points) }
  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuadCurve(to: end, control: control) }
  /// Closes the subpath with a line to its first point.
  public func closePath() { currentPath.closeSubpath() }
  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }
  /// Adds rectangles as subpaths.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects) }
  /// Adds the ellipse inside a rectangle as a subpath.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }
  /// Adds the elements of another path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path) }
  /// Adds a circular arc. Angles decrease along a clockwise arc.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Adds a circular arc that is tangent to two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  // MARK: Questions

  /// The current path; nil if it is empty.
  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.copy() }
  /// True if the current path is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }
  /// The current point of the path.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint }
  /// The smallest rectangle that contains the path. Control points are not taken into account.
  public var boundingBoxOfPath: CGRect { currentPath.boundingBoxOfPath }
  /// Returns true if drawing the path in this mode would cover the point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isInside = currentPath.contains(
      point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    if mode == .fill || mode == .eoFill { return isInside }
    let line = CGPath(currentPath.outline.stroked(state.stroke, scale: canvas.scale))
    return line.contains(point) || (mode != .stroke && isInside)
  }

  /// Replaces the current path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    currentPath = CGMutablePath(currentPath.outline.stroked(state.stroke, scale: pixelsPerUnit))
  }

  // MARK: Drawing

  /// Draws the path and discards it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path, .nonzero)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .nonzero)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
  }

  /// Fills the path and discards it.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), FillRule(rule)) }
  /// Strokes the path and discards it.
  public func strokePath() { stroke(takePath()) }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { paint { $0.fill(Rect(rect), $1) } }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills the ellipse inside a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), .nonzero) }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect: rect)) }
  /// Strokes a rectangle with a line of this width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.stroke.width
    state.stroke.width = width
    stroke(Path(rect: rect))
    state.stroke.width = before
  }
  /// Strokes the ellipse inside a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  /// Strokes separate lines. Each pair of points in the list is a line.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.addLines(between: [points[index], points[index + 1]])
    }
    stroke(path.outline)
  }

  /// Makes the pixels in a rectangle transparent.
  public func clear(_ rect: CGRect) {
    canvas.clear(Rect(rect))
    finishDrawing()
  }

  // MARK: Clips

  /// Clips to the current path and discards it.
  public func clip(using rule: CGPathFillRule = .winding) { canvas.clip(to: takePath(), rule: FillRule(rule)) }
  /// Clips to a rectangle.
  public func clip(to rect: CGRect) { canvas.clip(to: Rect(rect)) }
  /// Clips to the union of rectangles.
  public func clip(to rects: [CGRect]) {
    canvas.clip(to: Path(elements: rects.flatMap { Path(rect: $0).elements }))
    currentPath = CGMutablePath()
  }
  /// Clips by the opacity of an image. An image mask clips by its darkness instead.
  public func clip(to rect: CGRect, mask: CGImage) {
    canvas.clip(to: Rect(rect), mask: mask.coverage.flippedVertically())
  }

  private func takePath() -> Path {
    defer { currentPath = CGMutablePath() }
    return currentPath.outline
  }
}
