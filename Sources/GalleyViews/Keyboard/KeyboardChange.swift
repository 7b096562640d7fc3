public import GalleyBase

/// A movement of the keyboard on a screen.
public struct KeyboardChange: Hashable, Sendable {
  /// The kind of a keyboard movement.
  public enum Kind: Hashable, Sendable {
    /// The keyboard is shown.
    case show
    /// The keyboard is hidden.
    case hide
    /// The keyboard stays on the screen, and its frame may change.
    case changeFrame
  }

  /// The kind of the movement.
  public let kind: Kind
  /// The frame before the movement, in the screen's coordinates.
  public let beginFrame: Rect
  /// The frame after the movement, in the screen's coordinates.
  public let endFrame: Rect
  /// The duration of the animation, in seconds.
  public let animationDuration: Double
  /// The number of the animation's curve, as in UIKit's notifications.
  public let animationCurve: Int
  /// True if the keyboard belongs to this app, false if it belongs to another app on the screen.
  public let isLocal: Bool

  /// Creates the movement from one keyboard to another. A keyboard that is nil is hidden. The
  /// result is nil if both are nil.
  /// - Parameter screen: the size of the screen in points.
  public init?(from old: Keyboard?, to new: Keyboard?, onScreen screen: Size) {
    guard let moving = new ?? old else { return nil }
    kind = new == nil ? .hide : old == nil ? .show : .changeFrame
    beginFrame = old?.frame(onScreen: screen) ?? moving.beginFrame(onScreen: screen)
    endFrame = new?.frame(onScreen: screen) ?? moving.hiddenFrame(onScreen: screen)
    animationDuration = moving.animationDuration
    animationCurve = moving.animationCurve
    isLocal = moving.isLocal
  }

  /// The notifications that are posted before and after the movement (rule: keyboard-change-frame).
  public var notifications: (will: KeyboardNotification, did: KeyboardNotification) {
    let names: (KeyboardNotification.Name, KeyboardNotification.Name) =
      switch kind {
      case .show: (.willShow, .didShow)
      case .hide: (.willHide, .didHide)
      case .changeFrame: (.willChangeFrame, .didChangeFrame)
      }
    return (KeyboardNotification(name: names.0, change: self), KeyboardNotification(name: names.1, change: self))
  }
}
