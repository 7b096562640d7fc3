import GalleyBase

extension Canvas {
  /// The distance in points around the visible parts within which drawing is still recorded. The
  /// blur of a shadow may reach from there into the visible parts.
  private static let margin = 4096.0

  /// Returns the parts of a horizontal strip that may be visible, from left to right and without
  /// overlaps, in the coordinates of the canvas. Returns the whole strip if `visible` is nil, and
  /// no part if the transform has no inverse.
  /// - Parameters:
  ///   - line: the horizontal extent of the strip.
  ///   - top: its upper edge.
  ///   - bottom: its lower edge.
  package func visibleParts(of line: ClosedRange<Double>, top: Double, bottom: Double) -> [ClosedRange<Double>] {
    guard let visible else { return [line] }
    guard let inverse = transform.inverted else { return [] }
    var parts: [ClosedRange<Double>] = []
    for rect in visible {
      let local = rect.insetBy(dx: -Canvas.margin, dy: -Canvas.margin).hull(by: inverse)
      let (from, to) = (max(line.lowerBound, local.minX), min(line.upperBound, local.maxX))
      if from < to, local.minY < bottom, top < local.maxY { parts.append(from...to) }
    }
    parts.sort { $0.lowerBound < $1.lowerBound }
    return parts.reduce(into: []) { merged, part in
      if let last = merged.last, part.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, part.upperBound)
      } else {
        merged.append(part)
      }
    }
  }

  /// Extends the visible parts of the picture by those that become visible when the drawing is
  /// moved by (`dx`, `dy`).
  package mutating func showAlso(movedBy dx: Double, _ dy: Double) {
    visible = visible.map { $0 + $0.map { $0.offsetBy(dx: -dx, dy: -dy) } }
  }
}

extension Rect {
  /// Returns the smallest upright rectangle that contains this rectangle after `transform` is
  /// applied to it.
  fileprivate func hull(by transform: AffineTransformation) -> Rect {
    let corners = [origin, Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY)]
      .map(transform.apply(to:))
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
