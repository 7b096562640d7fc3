/// The errors in fonts that a typesetter needed but could not use. They are kept until they are
/// returned to the caller.
final class FontFailures {
  private var pending: [FontError] = []
  /// The number of reports, including repeated ones.
  private(set) var reportCount = 0

  /// Adds a failure unless it was already reported.
  func report(_ failure: FontError) {
    reportCount += 1
    if !pending.contains(failure) { pending.append(failure) }
  }

  /// Returns the failures in the order of their occurrence, and removes them.
  func take() -> [FontError] {
    defer { pending = [] }
    return pending
  }
}
