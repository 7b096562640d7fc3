import CoreGraphics
public import Foundation

/// A recogniser of two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the fingers as a multiple of the distance at the beginning. After the
  /// scale was set, it changes in proportion to the distance.
  open var scale: CGFloat {
    get { start > 0 ? distance / start : 1 }
    set { start = newValue > 0 ? distance / newValue : 0 }
  }
  /// The change of `scale` per second in the last movement.
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

/// A recogniser of two fingers that rotate.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation in radians since the beginning, or since it was last set.
  open var rotation: CGFloat = 0
  /// The rotation in radians per second in the last movement.
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

  /// The minimum rotation in radians before the gesture begins.
  private static let leastTurn: CGFloat = 0.05
}

/// A recogniser of a pointer that hovers over a view. Galley has no pointers.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
}

extension GestureCore {
  /// The minimum change of the fingers' distance, in points, before a pinch begins.
  static let leastSpread: CGFloat = 8

  /// The length and angle of the vector from the first touch to the second.
  var span: (length: CGFloat, angle: CGFloat) {
    let (first, second) = (touches[0].point, touches[1].point)
    return (
      hypot(second.x - first.x, second.y - first.y), atan2(second.y - first.y, second.x - first.x)
    )
  }
}
