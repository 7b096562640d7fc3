public import CoreGraphics
public import Foundation

/// A finger on the screen, from landing to lifting.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
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

  /// The kind of pointer that touches the screen.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    public static let stylus = TouchType.pencil
  }

  /// The time of the last change in seconds, on the clock of the window's touches.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase: Phase = .began
  /// The number of taps near this position, including the current one.
  open internal(set) var tapCount = 1
  open var type: TouchType { .direct }
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?
  /// The view in which the touch began. It receives all phases of the touch.
  open internal(set) weak var view: UIView?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The force of the touch: 1, the average, or 0 after its end. The simulated screen does not
  /// measure force.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  open var maximumPossibleForce: CGFloat { 1 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var estimationUpdateIndex: NSNumber? { nil }

  /// The position in the coordinates of the window.
  final var point = CGPoint.zero
  final var previousPoint = CGPoint.zero
  /// True after a recogniser cancelled the touch for its view.
  final var isTakenFromView = false

  /// Returns the position in a view's coordinates; nil means the window.
  open func location(in view: UIView?) -> CGPoint { place(point, in: view) }
  /// Returns the position before the last movement, in a view's coordinates.
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
