/// The subviews that the layout places into one UIView, from back to front.
@MainActor final class Surface {
  let view: UIView
  /// The view's origin in the root's coordinates.
  let origin: CGPoint
  private(set) var shown: [UIView] = []

  init(_ view: UIView, origin: CGPoint) {
    self.view = view
    self.origin = origin
  }

  /// Adds a subview in front. `frame` is in the root's coordinates; its edges are rounded to pixels
  /// (Galley's choice).
  func show(_ subview: UIView, in frame: CGRect) {
    subview.frame = PixelGrid(view).rounded(frame).offsetBy(dx: -origin.x, dy: -origin.y)
    shown.append(subview)
  }

  /// Returns the origin of a placed subview in the root's coordinates.
  func rootOrigin(of subview: UIView) -> CGPoint {
    CGPoint(x: subview.frame.minX + origin.x, y: subview.frame.minY + origin.y)
  }

  /// Returns the subviews that were added after the first `count` subviews.
  func shown(since count: Int) -> ArraySlice<UIView> { shown[count...] }

  /// Moves all subviews from `index` to the end of the list to the index `start`, and so behind the
  /// subviews that were there.
  func moveLast(from index: Int, to start: Int) {
    let last = shown[index...]
    shown.removeSubrange(index...)
    shown.insert(contentsOf: last, at: start)
  }

  /// Makes the added subviews the only subviews of the UIView, in the order in which they were
  /// added.
  func finish() {
    let wanted = Set(shown.map(ObjectIdentifier.init))
    for old in view.subviews where !wanted.contains(ObjectIdentifier(old)) { old.removeFromSuperview() }
    for (index, subview) in shown.enumerated()
    where index >= view.subviews.count || view.subviews[index] !== subview {
      view.insertSubview(subview, at: index)
    }
  }
}

/// The grid of pixels to which frames are rounded.
@MainActor struct PixelGrid {
  let scale: CGFloat
  init(_ view: UIView) { scale = max(1, view.traitCollection.displayScale) }

  /// Returns the nearest pixel. What differs from the middle of a pixel by an error of arithmetic alone is in the middle.
  func rounded(_ value: CGFloat) -> CGFloat {
    let pixels = value * scale
    let half = (pixels * 2).rounded() / 2
    return (abs(pixels - half) < 1e-6 ? half : pixels).rounded() / scale
  }

  /// Returns the frame with its edges on the nearest pixels, so a length of whole pixels stays as it is.
  func rounded(_ frame: CGRect) -> CGRect {
    guard frame.width.isFinite, frame.height.isFinite else { return frame }
    let (x, y) = (rounded(frame.minX), rounded(frame.minY))
    return CGRect(x: x, y: y, width: max(0, rounded(frame.maxX) - x), height: max(0, rounded(frame.maxY) - y))
  }
}
