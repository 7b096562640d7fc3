public import GalleyViews

extension Scene {
  /// Tells a window of its full size which keyboard it has, and lets it come up if it is up from the start.
  func setKeyboard(of window: Window) {
    window.keyboardAvoidance = keyboardAvoidance
    guard let keyboard else { return }
    window.keyboard = keyboard.keyboard
    if keyboard.isShown { window.showKeyboard(keyboard.keyboard) }
  }
}

extension SceneKeyboardStep {
  /// Does what the step says.
  public func apply(to window: Window) {
    switch self {
    case .show(let keyboard):
      window.keyboard = keyboard
      window.showKeyboard(keyboard)
    case .hide: window.hideKeyboard()
    }
  }
}
