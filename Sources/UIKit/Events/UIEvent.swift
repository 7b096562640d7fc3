import CoreGraphics
public import Foundation

/// An input of the user: touches, presses, a motion of the device or a remote control.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The kind of a motion of the device or of a remote control command.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
    public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// The time of the event in seconds, on the clock of the window's touches.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var allTouches: Set<UITouch>?
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: ButtonMask { [] }

  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }
  /// Returns only the touch itself, since Galley does not join movements.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Returns an empty array, since Galley does not predict touches.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(isMeant)
    return found.isEmpty ? nil : found
  }
}
