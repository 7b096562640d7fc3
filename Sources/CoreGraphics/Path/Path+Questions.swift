import Foundation
import GalleyBase
import GalleyRaster

extension Path {
  /// Returns the path transformed by `transform`; the path itself without a transform.
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }

  /// Returns the path transformed by `transform`.
  func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : applying(AffineTransformation(transform))
  }

  /// The current point; nil in an empty path.
  var pen: Point? {
    switch elements.last {
    case nil: return nil
    case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point): return point
    case .close: return start
    }
  }

  /// The start of the last subpath; nil if the path has no subpath.
  var start: Point? {
    for element in elements.reversed() {
      if case .move(let point) = element { return point }
    }
    return nil
  }

  /// The rectangle if the path consists of a single rectangle; nil for any other path.
  var asRect: CGRect? {
    guard elements.count == 5 || elements.count == 6, let box = controlBounds else { return nil }
    var corners: [Point] = []
    for element in elements {
      switch element {
      case .move(let point) where corners.isEmpty: corners.append(point)
      case .line(let point) where !corners.isEmpty: corners.append(point)
      case .close: break
      default: return nil
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4, elements.last == .close || elements.count == 5 else { return nil }
    let steps = zip(corners, corners.dropFirst() + corners.prefix(1)).map { $0.x == $1.x ? 1 : $0.y == $1.y ? 2 : 0 }
    guard steps == [1, 2, 1, 2] || steps == [2, 1, 2, 1] else { return nil }
    return CGRect(box)
  }

  /// Returns the winding number of the path around a point, and the number of times that a ray from
  /// the point crosses the path.
  func turns(around point: Point) -> (winding: Int, crossings: Int) {
    var (winding, crossings) = (0, 0)
    for line in flattened(scale: 1) {
      for (from, to) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) {
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x {
          winding += to.y > from.y ? 1 : -1
          crossings += 1
        }
      }
    }
    return (winding, crossings)
  }
}
