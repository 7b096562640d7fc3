public import GalleyBase

/// One movement of the keyboard on a screen.
public struct KeyboardChange: Hashable, Sendable {
  /// Whether it comes, goes or becomes another while it is up.
  public enum Kind: Hashable, Sendable {
    /// It comes up.
    case show
    /// It goes.
    case hide
    /// It was up and stays up, in the same place or in another.
    case changeFrame
  }

  /// What happens.
  public let kind: Kind
  /// Where it was, in the screen's coordinates.
  public let beginFrame: Rect
  /// Where it will be, in the screen's coordinates.
  public let endFrame: Rect
  /// Seconds that it takes.
  public let animationDuration: Double
  /// The number of the curve.
  public let animationCurve: Int
  /// Whether it belongs to this app.
  public let isLocal: Bool

  /// The movement from one keyboard, or none, to another; nil if there is none before and after.
  /// - Parameter screen: the size of the screen in points.
  public init?(from old: Keyboard?, to new: Keyboard?, onScreen screen: Size) {
    guard let moving = new ?? old else { return nil }
    switch (old, new) {
    case (nil, let new?):
      kind = .show
      beginFrame = new.beginFrame(onScreen: screen)
      endFrame = new.frame(onScreen: screen)
    case (let old?, let new?):
      kind = .changeFrame
      beginFrame = old.frame(onScreen: screen)
      endFrame = new.frame(onScreen: screen)
    default:
      kind = .hide
      beginFrame = moving.frame(onScreen: screen)
      endFrame = moving.hiddenFrame(onScreen: screen)
    }
    animationDuration = moving.animationDuration
    animationCurve = moving.animationCurve
    isLocal = moving.isLocal
  }

  /// What is posted before and after the movement: `show` and `hide` when the keyboard comes and goes, `changeFrame` when
  /// one is up already, as another field takes over (reference E.4, documented).
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
