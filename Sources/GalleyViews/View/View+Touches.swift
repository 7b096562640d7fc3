package import GalleyBase

extension View {
  /// The minimum opacity of a view that receives touches, the same as in UIView's
  /// `hitTest(_:with:)`.
  static let leastTouchedAlpha = 0.01

  /// Performs the effect of a tap at a point of the view's coordinates. The caller has already
  /// found this view by hit testing.
  package final func receiveTap(at point: Point) { tapped(at: point) }

  package final func touchedView(at point: Point) -> View? {
    guard isUserInteractionEnabled, !isHidden, alpha >= View.leastTouchedAlpha, touches(point) else {
      return nil
    }
    for view in subviews.reversed() {
      guard let inside = view.pointFromSuperview(point) else { continue }
      if let touched = view.findTouchedView(at: inside) { return touched }
    }
    return self
  }
}
