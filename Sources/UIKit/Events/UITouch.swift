public import CoreGraphics
public import Foundation

/// A finger on the screen, from its landing to its leaving.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The stage of a touch.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// The kind of pointer.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    public static let stylus = TouchType.pencil
  }

  /// Seconds on the window's clock of touches.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase: Phase = .began
  /// The number of taps of the finger near this position, including the present one.
  open internal(set) var tapCount = 1
  open var type: TouchType { .direct }
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The window that the finger landed in.
  open internal(set) weak var window: UIWindow?
  /// The view that the finger landed on; it gets all of the touch.
  open internal(set) weak var view: UIView?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The pressure; an average touch has 1. The screen cannot measure more.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  open var maximumPossibleForce: CGFloat { 1 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var estimationUpdateIndex: NSNumber? { nil }

  /// The position in the window.
  final var point = CGPoint.zero
  final var previousPoint = CGPoint.zero
  /// True once a recogniser took the touch away from its view.
  final var isTakenFromView = false

  /// The position in a view; nil means the window.
  open func location(in view: UIView?) -> CGPoint { place(point, in: view) }
  /// The position before the last movement.
  open func previousLocation(in view: UIView?) -> CGPoint { place(previousPoint, in: view) }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}
