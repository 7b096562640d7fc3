public import Foundation

extension Snapshotting {
  /// Returns a strategy that lets time pass before another one looks.
  /// - Parameter duration: in seconds.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(
      pathExtension: strategy.pathExtension, diffing: strategy.diffing,
      asyncSnapshot: { value in
        RunLoop.current.run(until: Date(timeIntervalSinceNow: duration))
        return strategy.snapshot(value)
      })
  }
}
