import CoreGraphics
public import Foundation

/// A recogniser of two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers over that at the beginning, or over that when it was set.
  open var scale: CGFloat {
    get { start > 0 ? distance / start : 1 }
    set { start = newValue > 0 ? distance / newValue : 0 }
  }
  /// The change of `scale` in a second, by the last movement.
  open private(set) var velocity: CGFloat = 0

  private final var start: CGFloat = 0
  private final var distance: CGFloat = 0
  private final var time: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard core.touches.count == 2 else { return }
    distance = core.span.length
    (start, time) = (distance, event.timestamp)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard core.touches.count == 2, start > 0 else { return }
    let old = scale
    distance = core.span.length
    if event.timestamp > time { velocity = (scale - old) / (event.timestamp - time) }
    time = event.timestamp
    if state == .began || state == .changed { return state = .changed }
    if abs(distance - start) >= GestureCore.leastSpread { state = .began }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }
  open override func reset() { (start, distance, velocity) = (0, 0, 0) }
}

/// A recogniser of two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians since the beginning, or since it was set.
  open var rotation: CGFloat = 0
  /// Radians in a second, by the last movement.
  open private(set) var velocity: CGFloat = 0

  private final var last: (angle: CGFloat, time: TimeInterval)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if core.touches.count == 2 { last = (core.span.angle, event.timestamp) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard core.touches.count == 2, let last else { return }
    var turn = core.span.angle - last.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    rotation += turn
    if event.timestamp > last.time { velocity = turn / (event.timestamp - last.time) }
    self.last = (core.span.angle, event.timestamp)
    if state == .began || state == .changed { return state = .changed }
    if abs(rotation) >= Self.leastTurn { state = .began }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }
  open override func reset() { (rotation, velocity, last) = (0, 0, nil) }

  /// Radians of the smallest turn.
  private static let leastTurn: CGFloat = 0.05
}

/// A recogniser of pointers over a view, which do not exist here.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
}

extension GestureCore {
  /// The distance in points that fingers move apart before a pinch begins.
  static let leastSpread: CGFloat = 8

  /// The vector from the first finger to the second.
  var span: (length: CGFloat, angle: CGFloat) {
    let (first, second) = (touches[0].point, touches[1].point)
    return (
      hypot(second.x - first.x, second.y - first.y), atan2(second.y - first.y, second.x - first.x)
    )
  }
}
