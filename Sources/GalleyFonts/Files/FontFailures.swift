/// The fonts that a typesetter needed and could not use, until they are returned to the caller.
final class FontFailures {
  private var pending: [FontError] = []
  /// The number of reports.
  private(set) var reportCount = 0

  /// Adds a failure unless it was reported before.
  func report(_ failure: FontError) {
    reportCount += 1
    if !pending.contains(failure) { pending.append(failure) }
  }

  /// Returns the failures in order of occurrence, and forgets them.
  func take() -> [FontError] {
    defer { pending = [] }
    return pending
  }
}
