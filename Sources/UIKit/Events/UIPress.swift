import CoreGraphics
public import Foundation

/// A press of a physical button or a key.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The button of a remote control.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
  }

  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase: Phase = .began
  open internal(set) var type: PressType = .select
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var responder: UIResponder?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  open var force: CGFloat { 1 }
  /// The key of a keyboard: always nil, since tests type text instead of pressing keys.
  open var key: UIKey? { nil }
}

/// An event of presses that happened at the same time.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open override var type: UIEvent.EventType { .presses }
  open internal(set) var allPresses: Set<UIPress> = []

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }
}
