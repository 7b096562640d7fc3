public import GalleyBase

/// The keyboard shown with the focus: its height, the height of the accessory view, and its animation.
///
/// Its frame follows from the size of the screen.
///
/// UIKit counterpart: none; UIKit describes its keyboard in the `userInfo` of notifications.
public struct Keyboard: Hashable, Sendable {
  /// Height of keys and predictions in points, without an accessory view.
  public var height: Double
  /// Height of the accessory view, which is part of the frame in notifications.
  ///
  /// UIKit counterpart: the height of the first responder's `inputAccessoryView`.
  public var accessoryHeight: Double = 0
  /// The total height in the begin frame when the keyboard is shown; nil uses the height of the end frame.
  ///
  /// Some keyboards begin with another height: on an iPad of 820 × 1180 points 279 were recorded against 337 at the end
  /// (rule: keyboard-notification).
  public var beginHeight: Double?
  /// The duration in seconds of the animation that shows, hides or changes the keyboard (rule: keyboard-notification).
  public var animationDuration: Double = 0.25
  /// The number of the animation's curve; 7 has no name in UIView.AnimationCurve (rule: keyboard-notification).
  public var animationCurve: Int = 7
  /// True if the keyboard belongs to this app; false if it belongs to another app on the screen.
  ///
  /// UIKit counterpart: `keyboardIsLocalUserInfoKey`.
  public var isLocal = true

  /// Creates a keyboard with this height in points. Negative heights count as 0.
  public init(height: Double) { self.height = height }

  /// Creates the keyboard of a device; nil if its height is unknown.
  public init?(of device: Device, in orientation: DeviceOrientation = .portrait, showsPredictions: Bool = true) {
    guard let height = device.keyboard.height(in: orientation, showsPredictions: showsPredictions) else { return nil }
    self.init(height: height.points)
  }

  /// Height of keys, predictions and accessory view together, in points.
  public var totalHeight: Double { max(0, height) + max(0, accessoryHeight) }

  /// The frame of the keyboard while it is shown, in the screen's coordinates.
  public func frame(onScreen screen: Size) -> Rect {
    Rect(x: 0, y: screen.height - totalHeight, width: screen.width, height: totalHeight)
  }

  /// The frame of the hidden keyboard: below the screen, in the screen's coordinates.
  public func hiddenFrame(onScreen screen: Size) -> Rect {
    Rect(x: 0, y: screen.height, width: screen.width, height: totalHeight)
  }

  /// The frame from which the keyboard is shown: below the screen, `beginHeight` high, in the screen's coordinates.
  public func beginFrame(onScreen screen: Size) -> Rect {
    Rect(x: 0, y: screen.height, width: screen.width, height: max(0, beginHeight ?? totalHeight))
  }
}
