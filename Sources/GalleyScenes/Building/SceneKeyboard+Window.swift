public import GalleyViews

extension Scene {
  /// Sets up the keyboard of a window that already has its full size. Shows the keyboard if the
  /// scene shows it from the start.
  func setKeyboard(of window: Window) {
    window.keyboardAvoidance = keyboardAvoidance
    guard let keyboard else { return }
    window.keyboard = keyboard.keyboard
    if keyboard.isShown { window.showKeyboard(keyboard.keyboard) }
  }
}

extension SceneKeyboardStep {
  /// Performs this step on the keyboard of a window.
  public func apply(to window: Window) {
    switch self {
    case .show(let keyboard):
      window.keyboard = keyboard
      window.showKeyboard(keyboard)
    case .hide: window.hideKeyboard()
    }
  }
}
