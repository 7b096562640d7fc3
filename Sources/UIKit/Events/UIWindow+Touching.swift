import CoreGraphics
public import Foundation

/// Simulated fingers, which UIKit does not have. The events are delivered as on iOS, through
/// `sendEvent(_:)`, hit testing, gesture recognisers, `touchesBegan(_:with:)` and related methods,
/// and controls.
extension UIWindow {
  /// Taps a point with one finger.
  /// - Parameters:
  ///   - point: in the window's coordinates.
  ///   - count: the number of taps in quick succession.
  /// - Returns: the view that was tapped; nil if there is none.
  @discardableResult public func tap(at point: CGPoint, count: Int = 1) -> UIView? {
    var touched: UIView?
    for _ in 0..<max(0, count) {
      touched = land([point]).first?.view
      pass(0.05)
      lift()
      pass(0.05)
    }
    pass(TouchSession.longestPause)
    return touched
  }

  /// Presses a point with a finger for some seconds, and lifts the finger.
  public func press(at point: CGPoint, for duration: TimeInterval = 1) {
    land([point])
    pass(duration)
    lift()
    pass(TouchSession.longestPause)
  }

  /// Drags a finger along points at equal intervals of time, and lifts the finger.
  /// - Parameter duration: seconds of the whole movement.
  public func drag(along points: [CGPoint], for duration: TimeInterval = 0.3) { drag([points], for: duration) }

  /// Drags several fingers at once and lifts them. Each has a list of points; all lists have the
  /// same length.
  public func drag(_ fingers: [[CGPoint]], for duration: TimeInterval = 0.3) {
    let steps = fingers.map(\.count).min() ?? 0
    guard steps > 0 else { return }
    land(fingers.map { $0[0] })
    for step in 1..<max(1, steps) {
      pass(duration / Double(steps - 1))
      move(to: fingers.map { $0[step] })
    }
    lift()
    pass(TouchSession.longestPause)
  }

  /// Puts fingers on points. They stay until `lift()` or `cancelTouches()` is called.
  @discardableResult public func land(_ points: [CGPoint]) -> [UITouch] {
    layoutIfNeeded()
    let new = points.map { touchSession.land(at: $0, in: self) }
    send()
    return new
  }

  /// Moves the fingers that are on the window to new points, in the order in which they landed.
  public func move(to points: [CGPoint]) {
    for (touch, point) in zip(touchSession.touches, points) {
      touch.previousPoint = touch.point
      touch.point = point
      touch.phase = .moved
    }
    send()
  }

  /// Lifts the fingers.
  public func lift() { finish(with: .ended) }

  /// Cancels the touches, as the system does on an interruption.
  public func cancelTouches() { finish(with: .cancelled) }

  /// Advances the time of touches and recognisers. Carets and keyboards have a separate clock.
  public func pass(_ seconds: TimeInterval) { touchSession.advance(by: seconds) }

  private func finish(with phase: UITouch.Phase) {
    for touch in touchSession.touches {
      touch.previousPoint = touch.point
      touch.phase = phase
    }
    send()
  }

  private func send() {
    let event = UIEvent()
    event.timestamp = touchSession.time
    event.allTouches = Set(touchSession.touches)
    for touch in touchSession.touches { touch.timestamp = touchSession.time }
    if !UIApplication.shared.isIgnoringInteractionEvents { sendEvent(event) }
    for touch in touchSession.touches where touch.phase == .began || touch.phase == .moved {
      touch.phase = .stationary
    }
  }
}

extension UIView {
  /// Taps the centre of the view with one finger. UIKit has no such method.
  public func tap(count: Int = 1) {
    window?.tap(at: convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window), count: count)
  }
}
