import Foundation

/// The one lock under which text is measured and drawn. Text types belong to no actor on iOS, and the engine's
/// typesetter to one task: its calls stand in line here. The same thread may take it again.
package enum EngineLock {
  private static let lock = NSRecursiveLock()

  /// Returns the result of `body`, which runs alone.
  package static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
