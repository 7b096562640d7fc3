extension View {
  /// The window that the view is in, if any. UIKit counterpart: `window`.
  public final var window: Window? {
    var view: View? = self
    while let current = view {
      if let window = current as? Window { return window }
      view = current.superview
    }
    return nil
  }

  /// Puts a view above all others in this one, taking it from where it was. UIKit counterpart: `addSubview(_:)`.
  public final func addSubview(_ view: View) {
    view.removeFromSuperview()
    attach(view, at: subviews.count)
  }

  /// Puts a view in this one so that `index` others lie below it, taking it from where it was. Indices out of bounds
  /// become the nearest one. UIKit counterpart: `insertSubview(_:at:)`.
  public final func insertSubview(_ view: View, at index: Int) {
    view.removeFromSuperview()
    attach(view, at: min(max(index, 0), subviews.count))
  }

  /// Takes the view out of its superview, if it has one. UIKit counterpart: `removeFromSuperview()`.
  public final func removeFromSuperview() {
    guard let superview else { return }
    let wasInWindow = window != nil
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
    if wasInWindow { moveToWindow(isInWindow: false) }
  }

  /// Whether the view is `ancestor` or somewhere inside it. UIKit counterpart: `isDescendant(of:)`.
  public final func isDescendant(of ancestor: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.superview
    }
    return false
  }

  private func attach(_ view: View, at index: Int) {
    precondition(!(view is Window), "a window cannot be a subview")
    precondition(!isDescendant(of: view), "a view cannot be put into itself or into a view that it holds")
    subviews.insert(view, at: index)
    view.superview = self
    setNeedsLayout()
    if window != nil { view.moveToWindow(isInWindow: true) }
  }

  private func moveToWindow(isInWindow: Bool) {
    if isInWindow { adoptAppearance() }
    didMoveToWindow()
    for view in subviews { view.moveToWindow(isInWindow: isInWindow) }
  }
}
