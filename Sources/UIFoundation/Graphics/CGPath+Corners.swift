import CoreGraphics
import Foundation
import GalleyBase

extension CGPath {
  /// Creates a rectangle whose corners all have a continuous curve.
  convenience init(continuousRect rect: CGRect, radius: CGFloat) {
    self.init(Path(roundedRect: Rect(rect), cornerRadius: radius, cornerCurve: .continuous))
  }

  /// Creates a rectangle in which the given corners have a continuous curve. A corner without
  /// enough space for this curve is circular.
  convenience init(continuousRect rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
    let box = Rect(rect)
    let radius = max(0, min(Double(radius), min(box.width, box.height) / 2))
    let curve = CornerCurve.continuous.fitting(radius: radius, in: box.size)
    let corner = curve.path(radius: radius)
    let (left, top, right, bottom) = (box.minX, box.minY, box.maxX, box.maxY)
    let places: [(UIRectCorner, Point, (Point) -> Point)] = [
      (.topRight, Point(x: right, y: top), { Point(x: right - $0.x, y: top + $0.y) }),
      (.bottomRight, Point(x: right, y: bottom), { Point(x: right - $0.y, y: bottom - $0.x) }),
      (.bottomLeft, Point(x: left, y: bottom), { Point(x: left + $0.x, y: bottom - $0.y) }),
      (.topLeft, Point(x: left, y: top), { Point(x: left + $0.y, y: top + $0.x) }),
    ]
    let isRound = corners.contains(.topLeft) && radius > 0
    var elements: [Path.Element] = [
      .move(Point(x: isRound ? left + curve.reach * radius : left, y: top))
    ]
    for (name, point, place) in places {
      guard corners.contains(name), radius > 0 else {
        elements.append(.line(point))
        continue
      }
      for element in corner.mapPoints(place).elements {
        if case .move(let start) = element { elements.append(.line(start)) } else { elements.append(element) }
      }
    }
    self.init(Path(elements: elements + [.close]))
  }

  /// The path in the reverse direction. The last subpath comes first.
  var reversed: CGPath {
    var subpaths: [[Path.Element]] = []
    for element in Path(self).elements {
      if case .move = element { subpaths.append([]) }
      if subpaths.isEmpty { subpaths.append([.move(.zero)]) }
      subpaths[subpaths.count - 1].append(element)
    }
    return CGPath(Path(elements: subpaths.reversed().flatMap { reversed($0) }))
  }

  private func reversed(_ subpath: [Path.Element]) -> [Path.Element] {
    let steps = subpath.filter { $0 != .close }
    guard let last = steps.last?.end else { return [] }
    var elements: [Path.Element] = [.move(last)]
    for (before, step) in zip(steps, steps.dropFirst()).reversed() {
      guard let start = before.end else { continue }
      switch step {
      case .quad(let control, _): elements.append(.quad(control: control, end: start))
      case .cubic(let control1, let control2, _):
        elements.append(.cubic(control1: control2, control2: control1, end: start))
      case .move, .line, .close: elements.append(.line(start))
      }
    }
    return subpath.contains(.close) ? elements + [.close] : elements
  }
}

extension Path.Element {
  /// The point at which the path element ends; nil for an element that closes a subpath.
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point): point
    case .close: nil
    }
  }
}
