import CoreGraphics
import Foundation

/// The touches in a window, and the gesture recognisers that follow them.
@preconcurrency @MainActor
final class TouchSession {
  /// The time in seconds since the window was created. Only simulated touches advance it.
  private(set) var time: TimeInterval = 0
  private(set) var touches: [UITouch] = []
  /// The recognisers that follow a touch or wait for another touch, the innermost views'
  /// recognisers first.
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

  /// The longest time in seconds between two taps that `tapCount` counts together. `farthestTaps`
  /// is the longest distance between them in points.
  static let longestPause: TimeInterval = 0.35
  static let farthestTaps: CGFloat = 45

  /// Advances the time, and notifies the recognisers.
  func advance(by seconds: TimeInterval) {
    time += max(0, seconds)
    for recognizer in recognizers { recognizer.timePassed(to: time) }
    settle()
  }

  /// Returns a new touch that lands in a window.
  func land(at point: CGPoint, in window: UIWindow) -> UITouch {
    let touch = UITouch()
    touch.window = window
    (touch.point, touch.previousPoint, touch.timestamp) = (point, point, time)
    if let lastTap, time - lastTap.time <= TouchSession.longestPause,
      hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) <= TouchSession.farthestTaps
    {
      touch.tapCount = lastTap.count + 1
    }
    touches.append(touch)
    return touch
  }

  /// Sets the view of a touch, and the recognisers that follow the touch: those of the view and its
  /// superviews that accept it.
  func adopt(_ touch: UITouch, on view: UIView?, with event: UIEvent) {
    touch.view = view
    let views = sequence(first: view, next: { $0?.superview }).compactMap { $0 }
    let own = views.flatMap { $0.gestureRecognizers ?? [] }.filter { $0.takes(touch, of: event) }
    touch.gestureRecognizers = own
    for recognizer in own where !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
  }

  /// Removes the touches that have ended, and the recognisers that have finished.
  func settle() {
    for touch in touches where touch.phase == .ended {
      lastTap = (touch.point, time, touch.tapCount)
    }
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    for recognizer in recognizers { recognizer.considerDeferred(among: recognizers) }
    let followed = touches.flatMap { $0.gestureRecognizers ?? [] }
    for recognizer in recognizers where !followed.contains(where: { $0 === recognizer }) {
      recognizer.finishIfDone(among: recognizers)
    }
    recognizers.removeAll { recognizer in
      !followed.contains { $0 === recognizer } && !recognizer.isWaiting
    }
  }
}
