import Foundation
import GalleyBase

extension Path {
  /// Creates a path with a rectangle. The path begins at the origin of the rectangle, and its first
  /// side is along x.
  init(rect: CGRect) {
    let rect = Rect(rect)
    self.init(elements: [
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY)),
      .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// Creates a path with the ellipse inside a rectangle. The path begins at the rightmost point and
  /// goes towards larger y.
  init(ellipseIn rect: CGRect) {
    let rect = Rect(rect)
    let (across, down) = (rect.width / 2, rect.height / 2)
    self = Path(elements: Path.quarters([(rect.midX, rect.midY)], across, down)).closed
  }

  /// Creates a path with a rectangle whose corners are quarter ellipses. The path begins in the
  /// middle of the right side and goes towards larger y.
  init(roundedRect rect: CGRect, corner: CGSize) {
    let box = Rect(rect)
    let (across, down) = (min(max(corner.width, 0), box.width / 2), min(max(corner.height, 0), box.height / 2))
    guard across > 0, down > 0 else {
      self.init(rect: rect)
      return
    }
    let (left, right) = (box.minX + across, box.maxX - across)
    let (top, bottom) = (box.minY + down, box.maxY - down)
    let corners = Path.quarters([(right, bottom), (left, bottom), (left, top), (right, top)], across, down)
    let start = Point(x: box.maxX, y: box.midY)
    self = Path(elements: [.move(start)] + corners.map { $0.lineInsteadOfMove }).closed
  }

  /// Returns four quarter ellipses around the given centres in turn; a single centre is used for
  /// all four. The first quarter is on the right and goes towards larger y. It begins with a move;
  /// each other quarter begins with a line if its centre differs.
  private static func quarters(_ centers: [(Double, Double)], _ across: Double, _ down: Double) -> [Element] {
    let directions = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)]
    let handle = quarterCircleHandle
    var elements: [Element] = []
    for quarter in 0..<4 {
      let (x, y) = centers[centers.count == 1 ? 0 : quarter]
      let (from, to) = (directions[quarter], directions[quarter + 1])
      func place(_ along: Double, _ onwards: Double) -> Point {
        Point(
          x: x + across * (from.0 * along + to.0 * onwards), y: y + down * (from.1 * along + to.1 * onwards))
      }
      if quarter == 0 {
        elements.append(.move(place(1, 0)))
      } else if centers.count > 1 {
        elements.append(.line(place(1, 0)))
      }
      elements.append(.cubic(control1: place(1, handle), control2: place(handle, 1), end: place(0, 1)))
    }
    return elements
  }

  private var closed: Path { Path(elements: elements + [.close]) }
}

extension Path.Element {
  fileprivate var lineInsteadOfMove: Path.Element {
    if case .move(let point) = self { return .line(point) }
    return self
  }
}
