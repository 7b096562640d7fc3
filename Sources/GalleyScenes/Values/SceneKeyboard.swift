public import GalleyViews

/// The keyboard of a scene: it comes up with the focus, or is up from the start.
public struct SceneKeyboard: Hashable, Sendable {
  /// What it is like.
  public var keyboard: Keyboard
  /// Whether it is up before anything has the focus.
  public var isShown = false

  /// A keyboard that comes up with the focus.
  public init(_ keyboard: Keyboard) { self.keyboard = keyboard }
}

/// What the step `keyboard` does.
public enum SceneKeyboardStep: Hashable, Sendable {
  /// It comes up, or becomes this one if another is up; from now on it is the one that comes up with the focus.
  case show(Keyboard)
  /// It goes; whatever has the focus keeps it.
  case hide
}
