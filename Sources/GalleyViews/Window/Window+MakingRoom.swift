import GalleyBase

/// Keeping the keyboard from covering the view with the focus.
extension Window {
  /// Moves the window or insets a scroll view when the keyboard moves, so that the keyboard does
  /// not cover the view with the focus (rule: keyboard-avoidance).
  func makeRoom(for change: KeyboardChange) {
    let field = focused.map { $0.rectInWindow($0.rectToShow) }
    switch keyboardAvoidance {
    case .none: break
    case .window: moveUp(by: field.map { change.shift(showing: $0) } ?? 0)
    case .windowByBeginFrame: moveByBeginFrame(change, field)
    case .contentInset: adjustInset(for: change)
    }
  }

  /// Makes space for the caret of a text view after the caret moved, so that the keyboard does not
  /// cover it.
  ///
  /// With `contentInset` the text view scrolls, and `windowByBeginFrame` reacts only to the keyboard.
  func makeRoomForCaret() {
    guard keyboardAvoidance == .window,
      let change = KeyboardChange(from: nil, to: shownKeyboard, onScreen: screenSize)
    else { return }
    makeRoom(for: change)
  }

  /// Moves the window back, and removes the inset of the scroll view that made space for the
  /// keyboard.
  func giveBackRoom() {
    moveUp(by: 0)
    giveBackInset()
  }

  /// Moves the window by the rule of `KeyboardAvoidance.windowByBeginFrame`.
  private func moveByBeginFrame(_ change: KeyboardChange, _ field: Rect?) {
    guard let field else { return }
    switch change.kind {
    case .show:
      let overstep = change.overstep(of: field, screenHeight: screenSize.height)
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

  /// Removes the inset of the scroll view that contained the previous view with the focus.
  private func giveBackInset() {
    keyboardState.insetView?.contentInset.bottom -= keyboardState.inset
    keyboardState.insetView = nil
  }

  /// Removes the inset of the previous scroll view, and insets the scroll view that contains the
  /// view with the focus.
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
  /// Converts a rectangle from the view's own coordinates to the window's coordinates.
  func rectInWindow(_ rect: Rect) -> Rect { Rect(origin: convert(rect.origin, to: window), size: rect.size) }

  /// The view itself if it is a scroll view, else the nearest superview that is a scroll view. Nil if
  /// no superview is a scroll view.
  var enclosingScrollView: ScrollView? { selfAndSuperviews.lazy.compactMap { $0 as? ScrollView }.first }
}
