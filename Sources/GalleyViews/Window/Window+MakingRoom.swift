import GalleyBase

/// How a window keeps what has the focus clear of the keyboard (reference E.11).
extension Window {
  /// Moves what is to be moved for a keyboard that comes, changes or goes.
  func makeRoom(for change: KeyboardChange) {
    let field = focused.map { $0.rectInWindow($0.rectToShow) }
    switch keyboardAvoidance {
    case .none: break
    case .window: moveUp(by: field.map { change.shift(showing: $0) } ?? 0)
    case .windowByBeginFrame: moveByBeginFrame(change, field)
    case .contentInset: adjustInset(for: change)
    }
  }

  /// Keeps the caret clear of the keyboard that is up, when it moved in a text view. Scrolling does it where the view has
  /// an inset for the keyboard, and `windowByBeginFrame` knows of nothing but the keyboard.
  func makeRoomForCaret() {
    guard keyboardAvoidance == .window,
      let change = KeyboardChange(from: nil, to: shownKeyboard, onScreen: bounds.size)
    else { return }
    makeRoom(for: change)
  }

  /// Puts everything back that moved for the keyboard.
  func giveBackRoom() {
    moveUp(by: 0)
    giveBackInset()
  }

  /// The article's code: it is told when the keyboard comes and goes, and of nothing else.
  private func moveByBeginFrame(_ change: KeyboardChange, _ field: Rect?) {
    guard let field else { return }
    switch change.kind {
    case .show:
      let overstep = change.overstep(of: field, screenHeight: bounds.height)
      if overstep > 0 { moveUp(by: overstep) }
    case .hide: moveUp(by: 0)
    case .changeFrame: break
    }
  }

  private func moveUp(by shift: Double) {
    guard shift != keyboardState.shift else { return }
    frame.origin.y += keyboardState.shift - shift
    keyboardState.shift = shift
  }

  /// Gives back what the scroll view of the last focus got.
  private func giveBackInset() {
    keyboardState.insetView?.contentInset.bottom -= keyboardState.inset
    keyboardState.insetView = nil
  }

  /// Gives back what the scroll view of the last focus got, and insets the one of the present focus.
  private func adjustInset(for change: KeyboardChange) {
    giveBackInset()
    guard change.kind != .hide, let focused, let scrollView = focused.enclosingScrollView else {
      return
    }
    let inset = change.contentInsetBottom(of: scrollView.rectInWindow(scrollView.bounds))
    keyboardState.inset = inset
    keyboardState.insetView = scrollView
    scrollView.contentInset.bottom += inset
    var field = focused.rectToShow
    field.origin = focused.convert(field.origin, to: scrollView)
    field.size.height += KeyboardChange.margin
    scrollView.scrollRectToVisible(field)
  }
}

extension View {
  /// A rectangle of the view's own coordinates in those of the window.
  func rectInWindow(_ rect: Rect) -> Rect { Rect(origin: convert(rect.origin, to: window), size: rect.size) }

  /// The view itself or the nearest one around it that scrolls.
  var enclosingScrollView: ScrollView? {
    var view: View? = self
    while let current = view {
      if let scrollView = current as? ScrollView { return scrollView }
      view = current.superview
    }
    return nil
  }
}
