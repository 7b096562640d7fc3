import Foundation

/// The lock under which all text is measured and drawn. On iOS text types belong to no actor, but
/// only one task at a time may use the engine's typesetter. The lock serialises the calls of the
/// typesetter. It is recursive.
package enum EngineLock {
  private static let lock = NSRecursiveLock()

  /// Returns the result of `body`, which runs while the lock is held.
  package static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
