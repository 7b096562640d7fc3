public import GalleyBase

/// The keyboard that is shown while a view has the focus: its height, the accessory view's height,
/// and the animation.
///
/// Its frame follows from the size of the screen.
///
/// UIKit counterpart: none; UIKit describes its keyboard in the `userInfo` of notifications.
public struct Keyboard: Hashable, Sendable {
  /// The height of keys and prediction bar in points, without the accessory view.
  public var height: Double
  /// The height of the accessory view in points. It is part of the frame in notifications.
  ///
  /// UIKit counterpart: the height of the first responder's `inputAccessoryView`.
  public var accessoryHeight: Double = 0
  /// The total height of the frame from which the keyboard is shown; nil uses the height of the end
  /// frame.
  ///
  /// Some keyboards begin with another height: on an iPad of 820 × 1180 points 279 were recorded against 337 at the end
  /// (rule: keyboard-notification).
  public var beginHeight: Double?
  /// The duration of the animation that shows, hides or changes the keyboard, in seconds
  /// (rule: keyboard-notification).
  public var animationDuration: Double = 0.25
  /// The number of the animation's curve. The default 7 has no name in UIView.AnimationCurve
  /// (rule: keyboard-notification).
  public var animationCurve: Int = 7
  /// True if the keyboard belongs to this app; false if it belongs to another app that is also on
  /// the screen.
  ///
  /// UIKit counterpart: `keyboardIsLocalUserInfoKey`.
  public var isLocal = true

  /// Creates a keyboard with a height in points. Negative heights count as 0.
  public init(height: Double) { self.height = height }

  /// Creates the keyboard of a device; nil if the device's keyboard height is unknown.
  public init?(of device: Device, in orientation: DeviceOrientation = .portrait, showsPredictions: Bool = true) {
    guard let height = device.keyboard.height(in: orientation, showsPredictions: showsPredictions) else { return nil }
    self.init(height: height.points)
  }

  /// The height of keys, prediction bar and accessory view together, in points.
  public var totalHeight: Double { max(0, height) + max(0, accessoryHeight) }

  /// Returns the frame of the keyboard while it is shown, in the screen's coordinates.
  public func frame(onScreen screen: Size) -> Rect {
    Rect(x: 0, y: screen.height - totalHeight, width: screen.width, height: totalHeight)
  }

  /// Returns the frame of the hidden keyboard, which is below the screen, in the screen's
  /// coordinates.
  public func hiddenFrame(onScreen screen: Size) -> Rect {
    Rect(x: 0, y: screen.height, width: screen.width, height: totalHeight)
  }

  /// Returns the frame from which the keyboard is shown, in the screen's coordinates. It is below
  /// the screen and `beginHeight` high.
  public func beginFrame(onScreen screen: Size) -> Rect {
    Rect(x: 0, y: screen.height, width: screen.width, height: max(0, beginHeight ?? totalHeight))
  }
}
