import GalleyBase

extension RoundedRect {
  /// A rectangle after a transform: an upright rectangle if possible, else a path.
  enum Placed {
    case rounded(RoundedRect)
    case path(Path)
  }

  /// Returns the transformed rectangle. It is still a rectangle if `transform` only scales and
  /// translates. If it scales rounded corners unequally, the result is a path.
  func placed(by transform: AffineTransformation) -> Placed {
    if transform.isTranslation { return .rounded(offsetBy(dx: transform.tx, dy: transform.ty)) }
    let isUpright = transform.b == 0 && transform.c == 0
    guard isUpright, cornerRadius == 0 || transform.a.magnitude == transform.d.magnitude else {
      return .path(path.applying(transform))
    }
    return .rounded(
      RoundedRect(
        rect.uprightHull(of: transform), cornerRadius: cornerRadius * transform.a.magnitude, cornerCurve: cornerCurve))
  }

  /// Returns the path of a border: the edge of the rectangle and the same edge inset by `width`.
  /// Fill it by the even-odd rule.
  func frame(width: Double) -> Path {
    let limit = min(rect.width, rect.height) / 2
    let radius = min(cornerRadius, limit)
    let curve = cornerCurve.fitting(radius: radius, in: rect.size)
    var path = Path(roundedRect: rect, cornerRadius: radius, cornerCurve: curve)
    let inner = rect.insetBy(dx: width, dy: width)
    if !inner.isEmpty {
      path.elements += Path(roundedRect: inner, cornerRadius: max(0, radius - width), cornerCurve: curve).elements
    }
    return path
  }
}

extension Rect {
  /// Returns the transformed rectangle. `transform` may only scale and translate.
  func uprightHull(of transform: AffineTransformation) -> Rect {
    let (one, other) = (
      transform.apply(to: origin), transform.apply(to: Point(x: maxX, y: maxY))
    )
    return Rect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: (other.x - one.x).magnitude,
      height: (other.y - one.y).magnitude)
  }
}
