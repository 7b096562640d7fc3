public import GalleyViews

/// The keyboard of a scene: it comes up with the focus, or is up from the start.
public struct SceneKeyboard: Hashable, Sendable {
  /// Its size and movement.
  public var keyboard: Keyboard
  /// True if it is up before anything has the focus.
  public var isShown: Bool

  /// A keyboard that comes up with the focus, or is up from the start.
  public init(_ keyboard: Keyboard, isShown: Bool = false) { (self.keyboard, self.isShown) = (keyboard, isShown) }
}

/// The action of the step `keyboard`.
public enum SceneKeyboardStep: Hashable, Sendable {
  /// It comes up, or becomes this one if another is up; from now on it is the one that comes up with the focus.
  case show(Keyboard)
  /// It goes; the view with the focus keeps it.
  case hide
}
