public import GalleyBase

/// The keyboard that comes up with the focus: how high it is, what lies on it, and how it moves. A plain value; where it
/// stands on a screen follows from the screen's size.
///
/// UIKit counterpart: none by itself; what UIKit tells of its keyboard is in the notifications' `userInfo`.
public struct Keyboard: Hashable, Sendable {
  /// Height of keys and predictions in points, without what lies on them.
  public var height: Double
  /// Height of the view on the keyboard, which belongs to the frame that notifications tell. UIKit counterpart: the
  /// height of the first responder's `inputAccessoryView`.
  public var accessoryHeight: Double = 0
  /// The whole height in the begin frame when it comes up; nil is that of the end frame. Some keyboards begin with
  /// another one: on an iPad of 820 × 1180 points 279 were recorded against 337 at the end (reference E.11).
  public var beginHeight: Double?
  /// Seconds that it takes to come, go or change. Recorded (reference E.11).
  public var animationDuration: Double = 0.25
  /// The number of the curve it moves along; 7 is the one without a name in UIView.AnimationCurve. Recorded (reference E.11).
  public var animationCurve: Int = 7
  /// Whether it belongs to this app and not to one beside it. UIKit counterpart: `keyboardIsLocalUserInfoKey`.
  public var isLocal = true

  /// A keyboard of so many points; lengths below 0 count as 0.
  public init(height: Double) { self.height = height }

  /// The keyboard of a device; nil if nobody has told how high it is.
  public init?(of device: Device, in orientation: DeviceOrientation = .portrait, showsPredictions: Bool = true) {
    guard let height = device.keyboard.height(in: orientation, showsPredictions: showsPredictions) else { return nil }
    self.init(height: height.points)
  }

  /// Height of all that covers the screen: keys, predictions and the view on them.
  public var totalHeight: Double { max(0, height) + max(0, accessoryHeight) }

  /// Where it stands when it is up, in a screen's coordinates.
  public func frame(onScreen screen: Size) -> Rect {
    Rect(x: 0, y: screen.height - totalHeight, width: screen.width, height: totalHeight)
  }

  /// Where it is before it comes up and after it went: below the screen.
  public func hiddenFrame(onScreen screen: Size) -> Rect {
    Rect(x: 0, y: screen.height, width: screen.width, height: totalHeight)
  }

  /// Where it comes from: below the screen, in the height that it begins with.
  public func beginFrame(onScreen screen: Size) -> Rect {
    Rect(x: 0, y: screen.height, width: screen.width, height: max(0, beginHeight ?? totalHeight))
  }
}
