import GalleyBase

/// The position of a view in its superview, and the part of its own coordinates that is visible.
struct ViewGeometry: Hashable {
  /// The frame without `transform`, in the superview's coordinates.
  var untransformedFrame = Rect.zero
  /// The point of the view's own coordinates that is at its upper left corner.
  var boundsOrigin = Point.zero
  /// The transformation of the view about its anchor.
  var transform = AffineTransformation.identity
  /// The anchor within the bounds, as fractions of their size.
  var anchor = Point(x: 0.5, y: 0.5)

  /// The rectangle in the view's own coordinates. As in UIView, changing its size does not move the
  /// anchor in the superview.
  var bounds: Rect {
    get { Rect(origin: boundsOrigin, size: untransformedFrame.size) }
    set {
      boundsOrigin = newValue.origin
      guard newValue.size != untransformedFrame.size else { return }
      let position = position
      untransformedFrame.size = newValue.size
      self.position = position
    }
  }

  /// The position of the anchor in the superview's coordinates. With the anchor in the middle, this
  /// is the centre of the frame.
  var position: Point {
    get {
      Point(
        x: untransformedFrame.minX + untransformedFrame.width * anchor.x,
        y: untransformedFrame.minY + untransformedFrame.height * anchor.y)
    }
    set {
      untransformedFrame.origin = Point(
        x: (newValue.x - untransformedFrame.width * anchor.x).onLengthGrid,
        y: (newValue.y - untransformedFrame.height * anchor.y).onLengthGrid)
    }
  }

  /// The smallest rectangle around the transformed view, in the superview's coordinates.
  ///
  /// Setting it on a transformed view computes the size by the inverse transformation, as Core Animation does.
  var frame: Rect {
    get { transform == .identity ? untransformedFrame : placement.boundingRect(of: bounds) }
    set {
      guard transform != .identity else {
        untransformedFrame = newValue
        return
      }
      let determinant = transform.a * transform.d - transform.b * transform.c
      guard determinant != 0 else { return }
      let (a, b, c, d) = (transform.a.magnitude, transform.b.magnitude, transform.c.magnitude, transform.d.magnitude)
      let size = Size(
        width: ((d * newValue.width + c * newValue.height) / determinant.magnitude).asExtent,
        height: ((b * newValue.width + a * newValue.height) / determinant.magnitude).asExtent)
      untransformedFrame.size = size
      position =
        Point(
          x: newValue.minX + newValue.width * anchor.x, y: newValue.minY + newValue.height * anchor.y
        ).asGeometry
    }
  }

  /// The transformation from the view's own coordinates to its superview's.
  var placement: AffineTransformation {
    if transform == .identity {
      return .translation(
        x: untransformedFrame.minX - boundsOrigin.x, y: untransformedFrame.minY - boundsOrigin.y)
    }
    let (size, position) = (untransformedFrame.size, position)
    return AffineTransformation.translation(
      x: -boundsOrigin.x - size.width * anchor.x, y: -boundsOrigin.y - size.height * anchor.y
    )
    .concatenating(transform)
    .concatenating(.translation(x: position.x, y: position.y))
  }
}

extension AffineTransformation {
  /// Returns the smallest rectangle around the transformed rectangle.
  func boundingRect(of rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ].map(apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.reduce(.infinity, min), ys.reduce(.infinity, min))
    return Rect(
      x: left, y: top, width: xs.reduce(-.infinity, max) - left, height: ys.reduce(-.infinity, max) - top
    ).asGeometry
  }

  /// The inverse transformation; nil if the transformation cannot be inverted.
  var inverse: AffineTransformation? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransformation(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension Double {
  /// The number as a coordinate of a view: rounded to the length grid and limited by
  /// `View.largestLength`. NaN becomes 0.
  var asCoordinate: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -View.largestLength), View.largestLength).onLengthGrid
  }

  /// The number as a width or height of a view: a coordinate that is not negative.
  var asExtent: Double { Swift.max(0, asCoordinate) }
}

extension Point {
  /// The point with both coordinates rounded and limited like the geometry of views.
  var asGeometry: Point { Point(x: x.asCoordinate, y: y.asCoordinate) }
}

extension Rect {
  /// The rectangle with all lengths rounded and limited like the geometry of views.
  var asGeometry: Rect { Rect(origin: origin.asGeometry, size: Size(width: width.asExtent, height: height.asExtent)) }
}
