import GalleyBase

/// The frame and the bounds' origin of a view; without transforms, frame and bounds have the same size.
struct ViewGeometry: Hashable {
  /// The frame in the superview's coordinates.
  var frame = Rect.zero
  /// The point of the view's own coordinates at its upper left corner.
  var boundsOrigin = Point.zero

  /// The rectangle in the view's own coordinates. Changing its size keeps the centre, as on UIView.
  var bounds: Rect {
    get { Rect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      guard newValue.size != frame.size else { return }
      let center = center
      frame.size = newValue.size
      self.center = center
    }
  }

  /// The centre of the frame, in the superview's coordinates.
  var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = Point(
        x: (newValue.x - frame.width / 2).onLengthGrid, y: (newValue.y - frame.height / 2).onLengthGrid)
    }
  }
}

extension Double {
  /// The number as a coordinate of a view: on the length grid and within `View.largestLength`; NaN is 0.
  var asCoordinate: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -View.largestLength), View.largestLength).onLengthGrid
  }

  /// The number as an extent of a view: a coordinate that is not below 0.
  var asExtent: Double { Swift.max(0, asCoordinate) }
}

extension Point {
  /// The point with both coordinates as views keep them.
  var asGeometry: Point { Point(x: x.asCoordinate, y: y.asCoordinate) }
}

extension Rect {
  /// The rectangle with all lengths as views keep them.
  var asGeometry: Rect { Rect(origin: origin.asGeometry, size: Size(width: width.asExtent, height: height.asExtent)) }
}
