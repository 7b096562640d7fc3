import GalleyBase

/// Where a view is and how its content is scrolled: frame and bounds share the size, as on UIKit without transforms.
struct ViewGeometry: Hashable {
  /// In the superview's coordinates.
  var frame = Rect.zero
  /// The point of the view's own coordinates that lies at its upper left corner.
  var boundsOrigin = Point.zero

  /// In the view's own coordinates. Another size keeps the centre where it is, as UIView does.
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

  /// The middle of the frame, in the superview's coordinates.
  var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = Point(
        x: (newValue.x - frame.width / 2).onLengthGrid, y: (newValue.y - frame.height / 2).onLengthGrid)
    }
  }
}

extension Double {
  /// As a coordinate of a view: on the length grid, within the limit, and a number.
  var asCoordinate: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -View.largestLength), View.largestLength).onLengthGrid
  }

  /// As an extent of a view: like a coordinate, and not below 0.
  var asExtent: Double { Swift.max(0, asCoordinate) }
}

extension Point {
  /// With both coordinates as views keep them.
  var asGeometry: Point { Point(x: x.asCoordinate, y: y.asCoordinate) }
}

extension Rect {
  /// With all lengths as views keep them.
  var asGeometry: Rect {
    Rect(origin: origin.asGeometry, size: Size(width: width.asExtent, height: height.asExtent))
  }
}
