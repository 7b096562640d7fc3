public import GalleyViews

/// The keyboard of a scene: it appears with the focus, or shows from the start.
public struct SceneKeyboard: Hashable, Sendable {
  /// Its size and movement.
  public var keyboard: Keyboard
  /// True if it is up before anything has the focus.
  public var isShown: Bool

  /// A keyboard that appears with the focus, or shows from the start.
  public init(_ keyboard: Keyboard, isShown: Bool = false) { (self.keyboard, self.isShown) = (keyboard, isShown) }
}

/// The action of the step `keyboard`.
public enum SceneKeyboardStep: Hashable, Sendable {
  /// It appears, or replaces another one. From now on it is the one that appears with the focus.
  case show(Keyboard)
  /// It hides; the view with the focus keeps the focus.
  case hide
}
