public import CoreGraphics
public import Foundation
public import UIFoundation

/// A timer that is synchronised to the display. Since Galley displays no frames, tests call
/// `fire()`.
open class CADisplayLink: NSObject {
  private weak var target: AnyObject?
  private let selector: Selector

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 1.0 / 60
  open var duration: CFTimeInterval { 1.0 / 60 }
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var isRunning = false

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { isRunning = true }
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isRunning = false }
  open func invalidate() { isRunning = false }

  /// Advances the time by 1/60 second and calls the selector on the target, unless the link is
  /// paused or not running. Only Galley has this method; on iOS the display makes the call.
  open func fire() {
    guard isRunning, !isPaused, let target else { return }
    timestamp = targetTimestamp
    targetTimestamp += 1.0 / 60
    _ = selector.perform(on: target, with: self)
  }
}

/// The range of frame rates that an animation requests.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
