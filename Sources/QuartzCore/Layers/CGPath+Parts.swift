import CoreGraphics
import Foundation

extension CGPath {
  /// Returns the part of the path between two fractions of its length; nil if it is empty. Curves
  /// are replaced by short lines.
  func part(from start: CGFloat, to end: CGFloat) -> CGPath? {
    guard start > 0 || end < 1 else { return self }
    let lines = flattened
    let total = lines.reduce(0) { $0 + $1.length }
    let (first, last) = (max(0, start) * total, min(1, end) * total)
    guard last > first else { return nil }
    let part = CGMutablePath()
    var passed: CGFloat = 0
    var pen: CGPoint?
    for line in lines {
      let (from, to) = (max(first - passed, 0), min(last - passed, line.length))
      passed += line.length
      guard from < to else { continue }
      let begin = line.point(at: from)
      if pen != begin { part.move(to: begin) }
      let end = line.point(at: to)
      part.addLine(to: end)
      pen = end
    }
    return part
  }

  /// A straight segment of a path.
  private struct Line {
    var start: CGPoint
    var end: CGPoint
    var length: CGFloat { ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot() }

    func point(at distance: CGFloat) -> CGPoint {
      let part = length > 0 ? distance / length : 0
      return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }

  /// The number of lines that replace a curve.
  private static let steps = 32

  private var flattened: [Line] {
    var lines: [Line] = []
    var (pen, start) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      if end != pen { lines.append(Line(start: pen, end: end)) }
      pen = end
    }
    applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: (pen, start) = (points[0], points[0])
      case .addLineToPoint: line(to: points[0])
      case .addQuadCurveToPoint:
        let (a, b, c) = (pen, points[0], points[1])
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          let (u, v, w) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          line(to: CGPoint(x: u * a.x + v * b.x + w * c.x, y: u * a.y + v * b.y + w * c.y))
        }
      case .addCurveToPoint:
        let (a, b, c, d) = (pen, points[0], points[1], points[2])
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          let s = 1 - t
          let (k, l, m, n) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          line(to: CGPoint(x: k * a.x + l * b.x + m * c.x + n * d.x, y: k * a.y + l * b.y + m * c.y + n * d.y))
        }
      case .closeSubpath: line(to: start)
      }
    }
    return lines
  }
}
