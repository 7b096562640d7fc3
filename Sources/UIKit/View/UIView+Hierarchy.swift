import CoreGraphics
import GalleyBase
import GalleyViews
import QuartzCore
import UIFoundation

extension UIView {
  /// Inserts a subview below the subview that is currently at `index`.
  final func insert(_ view: UIView, at index: Int) {
    let isHere = view.parent === self
    var (arrivals, departures) = (Appearances(), Appearances())
    let (oldWindow, oldTint) = (view.window, view.inheritedTintColor)
    if !isHere {
      view.willMove(toSuperview: self)
      if window !== oldWindow { view.tellWindow { $0.willMove(toWindow: window) } }
      arrivals = Appearances(of: view, in: self)
      departures = Appearances(leaving: view, for: window)
      arrivals.begin()
      departures.begin()
      view.detach()
    } else {
      links.subviews.removeAll { $0 === view }
    }
    let place = min(max(index, 0), links.subviews.count)
    let above = place < links.subviews.count ? links.subviews[place] : nil
    links.subviews.insert(view, at: place)
    view.setSuperview(self)
    putPeer(of: view, below: above, isHere: isHere)
    if let layer = view.usedLayer { self.layer.noteSublayer(layer) }
    guard !isHere else { return }
    view.updateTraits()
    if view.links.tintColor == nil, view.inheritedTintColor != oldTint { view.noteTint() }
    view.didMoveToSuperview()
    if window !== oldWindow { view.tellWindow { $0.didMoveToWindow() } }
    didAddSubview(view)
    arrivals.end()
    departures.end()
  }

  private func putPeer(of view: UIView, below above: UIView?, isHere: Bool) {
    let others = peer.subviews.filter { $0 !== view.peer }
    let row = above.flatMap { above in others.firstIndex { $0 === above.peer } } ?? others.count
    if isHere { peer.move(view.peer, to: row) } else { peer.insertSubview(view.peer, at: row) }
  }

  /// Removes the view from its superview.
  final func leaveSuperview() {
    guard let superview = parent else { return }
    let hadWindow = window != nil
    let departures = Appearances(leaving: self, for: nil)
    departures.begin()
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if hadWindow { tellWindow { $0.willMove(toWindow: nil) } }
    let oldTint = inheritedTintColor
    detach()
    updateTraits()
    if links.tintColor == nil, inheritedTintColor != oldTint { noteTint() }
    didMoveToSuperview()
    if hadWindow { tellWindow { $0.didMoveToWindow() } }
    departures.end()
  }

  /// Inserts a view in front of or behind a sibling; in front of all subviews if the sibling is not
  /// a subview.
  final func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    let others = links.subviews.filter { $0 !== view }
    let place = others.firstIndex { $0 === sibling }.map { above ? $0 + 1 : $0 }
    insert(view, at: place ?? others.count)
  }

  private func detach() {
    guard let superview = parent else { return }
    superview.subviewLeft(self)
    superview.links.subviews.removeAll { $0 === self }
    usedLayer?.forgetSuperlayer()
    peer.removeFromSuperview()
    setSuperview(nil)
  }

  /// Moves an input or accessory view to the keyboard of a window, or removes it from a keyboard.
  final func changeWindow(to window: UIWindow?, _ move: () -> Void) {
    tellWindow { $0.willMove(toWindow: window) }
    move()
    tellWindow { $0.didMoveToWindow() }
  }

  private func tellWindow(_ message: (UIView) -> Void) {
    message(self)
    for view in subviews { view.tellWindow(message) }
  }

  /// The root of the view's hierarchy.
  final var outermost: UIView { sequence(first: self, next: \.parent).reduce(self) { $1 } }

  /// The window at the root of the view's hierarchy. For a view on a keyboard, the window that shows
  /// the keyboard. Nil if there is none.
  final var enclosingWindow: UIWindow? {
    let root = outermost
    return root as? UIWindow ?? root.peer.window.flatMap(UIView.owner(of:)) as? UIWindow
  }

  final func corners(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ].map(convert)
    let (xs, ys) = (points.map(\.x).sorted(), points.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }

  /// Changes the view's geometry. If the size changes, the subviews are adapted by their
  /// autoresizing masks.
  final func changeSize(_ change: () -> Void) {
    let old = peer.bounds.size
    change()
    noteMove()
    let new = peer.bounds.size
    guard old != new else { return }
    if autoresizesSubviews {
      for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
        view.autoresize(from: CGSize(old), to: CGSize(new))
      }
    }
    if contentMode == .redraw { setNeedsDisplay() }
  }
}
