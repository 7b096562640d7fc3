public import Foundation

extension Snapshotting {
  /// Returns a strategy that waits, and then takes the snapshot with another strategy.
  /// - Parameter duration: the time to wait, in seconds.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(
      pathExtension: strategy.pathExtension, diffing: strategy.diffing,
      asyncSnapshot: { value in
        RunLoop.current.run(until: Date(timeIntervalSinceNow: duration))
        return strategy.snapshot(value)
      })
  }
}
