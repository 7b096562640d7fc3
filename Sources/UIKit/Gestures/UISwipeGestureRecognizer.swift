import CoreGraphics
import Foundation

/// A recogniser of quick swipes in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1

  private final var start: (place: CGPoint, time: TimeInterval)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if core.touches.count > numberOfTouchesRequired { return state = .failed }
    if core.touches.count == numberOfTouchesRequired { start = (core.place, event.timestamp) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let start else { return }
    if event.timestamp - start.time > Self.longestTime { return state = .failed }
    let (x, y) = (core.place.x - start.place.x, core.place.y - start.place.y)
    let isAlong =
      direction.contains(.right) && x > abs(y) || direction.contains(.left) && -x > abs(y)
      || direction.contains(.down) && y > abs(x) || direction.contains(.up) && -y > abs(x)
    if max(abs(x), abs(y)) >= Self.leastWay { state = isAlong ? .ended : .failed }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func reset() { start = nil }

  /// The minimum distance of a swipe in points. `longestTime` is its maximum duration in seconds.
  private static let leastWay: CGFloat = 50
  private static let longestTime: TimeInterval = 0.5
}
