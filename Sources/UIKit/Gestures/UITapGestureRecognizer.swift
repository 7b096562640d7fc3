import CoreGraphics
import Foundation

/// A recogniser of taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private final var start: CGPoint?
  private final var taps = 0
  private final var lastTime: TimeInterval = 0
  /// True if at least one of the required taps has happened.
  final var hasCountedTaps: Bool { taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if core.touches.count > numberOfTouchesRequired { return state = .failed }
    guard let start else { return start = core.place }
    if hypot(core.place.x - start.x, core.place.y - start.y) > TouchSession.farthestTaps { state = .failed }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFar = touches.contains { hypot($0.point.x - (start?.x ?? 0), $0.point.y - (start?.y ?? 0)) > Self.farthest }
    if isFar { state = .failed }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard core.touches.count == numberOfTouchesRequired else { return state = .failed }
    guard touches.count == core.touches.count else { return }
    taps += 1
    lastTime = event.timestamp
    if taps == numberOfTapsRequired { state = .ended }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  open override func reset() { (start, taps) = (nil, 0) }

  override func timePassed(to time: TimeInterval) {
    guard taps > 0, state == .possible, core.deferred == nil, time - lastTime >= TouchSession.longestPause else {
      return
    }
    state = .failed
  }

  /// The maximum distance, in points, that a touch may move during a tap.
  private static let farthest: CGFloat = 45
}
