extension View {
  /// The view itself and its superviews, innermost first.
  final var selfAndSuperviews: UnfoldFirstSequence<View> { sequence(first: self, next: \.superview) }

  /// The root of the tree: the outermost superview, or the view itself.
  final var outermost: View { selfAndSuperviews.reduce(self) { $1 } }

  /// The window that contains the view, or on whose keyboard the view is; nil if there is none.
  final var enclosingWindow: View? {
    let root = outermost
    return root.isWindow ? root : root.keyboardWindow
  }

  /// Moves the view to a window's keyboard; nil removes it from the keyboard.
  final func moveToKeyboard(of window: View?) {
    guard window !== keyboardWindow else { return }
    let move = {
      let wasInWindow = self.enclosingWindow != nil
      self.keyboardWindow = window
      let isInWindow = self.enclosingWindow != nil
      if isInWindow != wasInWindow { self.moveToWindow(isInWindow: isInWindow) }
    }
    if let host { host.move(toKeyboardOf: window, move) } else { move() }
  }

  /// Removes a view from its previous superview and adds it above all other subviews.
  ///
  /// Views must not be nested deeper than `deepestNesting`. UIKit counterpart: `addSubview(_:)`.
  public final func addSubview(_ view: View) {
    move(view) { subviews.count }
  }

  /// Removes a view from its previous superview and inserts it above the first `index` subviews.
  ///
  /// Indices out of bounds become the nearest valid one. Views must not be nested deeper than `deepestNesting`. UIKit
  /// counterpart: `insertSubview(_:at:)`.
  public final func insertSubview(_ view: View, at index: Int) {
    move(view) { min(max(index, 0), subviews.count) }
  }

  /// Removes the view from its superview; does nothing if it has none.
  ///
  /// Editing inside it first ends, whatever the delegate answers (rule: editing-forced-end). UIKit counterpart:
  /// `removeFromSuperview()`.
  public final func removeFromSuperview() {
    enclosingWindow?.willLose(self)
    detach()
  }

  /// Moves a view into this view. A view that stays in its window keeps the focus.
  private func move(_ view: View, to index: () -> Int) {
    let window = view.enclosingWindow
    if window !== enclosingWindow { window?.willLose(view) }
    view.detach(keepsConstraints: view.superview === self)
    attach(view, at: index())
  }

  private func detach(keepsConstraints: Bool = false) {
    guard let superview else { return }
    if !keepsConstraints { for ancestor in superview.selfAndSuperviews { ancestor.releaseConstraints(with: self) } }
    let wasInWindow = enclosingWindow != nil
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
    if wasInWindow { moveToWindow(isInWindow: false) }
  }

  /// Returns true if the view is `ancestor` or a view inside it. UIKit counterpart:
  /// `isDescendant(of:)`.
  public final func isDescendant(of ancestor: View) -> Bool { selfAndSuperviews.contains { $0 === ancestor } }

  private func attach(_ view: View, at index: Int) {
    precondition(!view.isWindow, "a window cannot be a subview")
    // A view without subviews contains this one only if both are the same.
    precondition(
      view.subviews.isEmpty ? view !== self : !isDescendant(of: view),
      "a view cannot be a subview of itself or of its subviews")
    precondition(
      selfAndSuperviews.reduce(1) { count, _ in count + 1 } + view.levelsBelow <= View.deepestNesting,
      "more than \(View.deepestNesting) views would be nested")
    subviews.insert(view, at: index)
    view.superview = self
    holdsUnlaidViews = true
    if view.holdsConstraints { noteConstraints() }
    setNeedsLayout()
    if enclosingWindow != nil { view.moveToWindow(isInWindow: true) }
  }

  private func moveToWindow(isInWindow: Bool) {
    if isInWindow { adoptAppearance() }
    noteWindow()
    for view in subviews { view.moveToWindow(isInWindow: isInWindow) }
  }

  /// The number of levels of subviews below this view; 0 without subviews.
  final var levelsBelow: Int { subviews.reduce(0) { max($0, $1.levelsBelow + 1) } }
}

extension View {
  /// Moves a subview in front of the other subviews, without other effects. UIKit counterpart:
  /// `bringSubviewToFront(_:)`.
  package final func raise(_ view: View) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview to an index among the other subviews.
  package final func move(_ view: View, to place: Int) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: index)
    subviews.insert(view, at: min(place, subviews.count))
  }
}
