/// The subviews that placing puts into one UIView, from the back to the front.
@MainActor final class Surface {
  let view: UIView
  /// The root's coordinates of the view's origin.
  let origin: CGPoint
  private(set) var shown: [UIView] = []

  init(_ view: UIView, origin: CGPoint) {
    self.view = view
    self.origin = origin
  }

  /// Puts a view on the surface. `frame` is in the root's coordinates; its edges go to the nearest pixels (a choice).
  func show(_ subview: UIView, in frame: CGRect) {
    subview.frame = PixelGrid(view).rounded(frame).offsetBy(dx: -origin.x, dy: -origin.y)
    shown.append(subview)
  }

  /// The root's coordinates of the origin of a view that was put on the surface.
  func rootOrigin(of subview: UIView) -> CGPoint {
    CGPoint(x: subview.frame.minX + origin.x, y: subview.frame.minY + origin.y)
  }

  /// The views that were put on the surface since a count.
  func shown(since count: Int) -> ArraySlice<UIView> { shown[count...] }

  /// Puts the views that were shown last behind others.
  func moveLast(from index: Int, to start: Int) {
    let last = shown[index...]
    shown.removeSubrange(index...)
    shown.insert(contentsOf: last, at: start)
  }

  /// Makes the view's subviews those that were shown.
  func finish() {
    let wanted = Set(shown.map(ObjectIdentifier.init))
    for old in view.subviews where !wanted.contains(ObjectIdentifier(old)) { old.removeFromSuperview() }
    for (index, subview) in shown.enumerated()
    where index >= view.subviews.count || view.subviews[index] !== subview {
      view.insertSubview(subview, at: index)
    }
  }
}

/// The pixels that a view is drawn with.
@MainActor struct PixelGrid {
  let scale: CGFloat
  init(_ view: UIView) { scale = max(1, view.traitCollection.displayScale) }

  func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  func rounded(_ frame: CGRect) -> CGRect {
    guard frame.width.isFinite, frame.height.isFinite else { return frame }
    let (x, y) = (rounded(frame.minX), rounded(frame.minY))
    return CGRect(x: x, y: y, width: max(0, rounded(frame.maxX) - x), height: max(0, rounded(frame.maxY) - y))
  }
}
