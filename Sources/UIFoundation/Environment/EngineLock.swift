import Foundation

/// The one lock under which text is measured and drawn. Text types belong to no actor on iOS, while the engine's
/// typesetter belongs to one task, so its calls are serialised here. The lock is recursive.
package enum EngineLock {
  private static let lock = NSRecursiveLock()

  /// Returns the result of `body`, which runs alone.
  package static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
