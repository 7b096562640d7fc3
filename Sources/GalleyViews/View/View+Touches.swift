import GalleyBase

extension View {
  /// The least opacity of a view that receives touches, as of UIView's `hitTest(_:with:)`.
  static let leastTouchedAlpha = 0.01

  final func touchedView(at point: Point) -> View? {
    guard isUserInteractionEnabled, !isHidden, alpha >= View.leastTouchedAlpha, self.point(inside: point) else {
      return nil
    }
    for view in subviews.reversed() {
      let origin = view.originInSuperview
      if let touched = view.hitTest(Point(x: point.x - origin.x, y: point.y - origin.y)) { return touched }
    }
    return self
  }
}
