public import GalleyViews

/// The keyboard of a scene, which appears with the focus or is visible from the start.
public struct SceneKeyboard: Hashable, Sendable {
  /// The size and movement of the keyboard.
  public var keyboard: Keyboard
  /// True if the keyboard is visible before a view has the focus.
  public var isShown: Bool

  /// Creates a keyboard that appears with the focus, or is visible from the start.
  public init(_ keyboard: Keyboard, isShown: Bool = false) { (self.keyboard, self.isShown) = (keyboard, isShown) }
}

/// The action of a step `keyboard`.
public enum SceneKeyboardStep: Hashable, Sendable {
  /// The keyboard appears, or replaces another one. Later it is also the keyboard that appears with
  /// the focus.
  case show(Keyboard)
  /// The keyboard hides. The view with the focus keeps the focus.
  case hide
}
