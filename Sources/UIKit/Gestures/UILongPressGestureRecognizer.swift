import CoreGraphics
public import Foundation

/// A recogniser of touches that stay in place.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// The time in seconds that the touches must stay in place.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance in points that the touches may move during that time.
  open var allowableMovement: CGFloat = 10

  private final var start: (place: CGPoint, time: TimeInterval)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if core.touches.count > numberOfTouchesRequired { return state = .failed }
    guard core.touches.count == numberOfTouchesRequired else { return }
    guard touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else { return state = .failed }
    start = (core.place, event.timestamp)
    if minimumPressDuration <= 0 { state = .began }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { return state = .changed }
    guard let start else { return }
    if hypot(core.place.x - start.place.x, core.place.y - start.place.y) > allowableMovement { state = .failed }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }
  open override func reset() { start = nil }

  override func timePassed(to time: TimeInterval) {
    guard let start, state == .possible, core.deferred == nil, time - start.time >= minimumPressDuration else { return }
    state = .began
  }
}
