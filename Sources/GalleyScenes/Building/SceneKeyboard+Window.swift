public import GalleyViews

extension Scene {
  /// Sets the keyboard of a window that has its full size, and shows it if the scene shows it from the start.
  func setKeyboard(of window: Window) {
    window.keyboardAvoidance = keyboardAvoidance
    guard let keyboard else { return }
    window.keyboard = keyboard.keyboard
    if keyboard.isShown { window.showKeyboard(keyboard.keyboard) }
  }
}

extension SceneKeyboardStep {
  /// Performs the step.
  public func apply(to window: Window) {
    switch self {
    case .show(let keyboard):
      window.keyboard = keyboard
      window.showKeyboard(keyboard)
    case .hide: window.hideKeyboard()
    }
  }
}
