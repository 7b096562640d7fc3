/// A typesetter's record of the fonts that it needed and could not use, until they are returned to the caller.
final class FontFailures {
  private var pending: [FontError] = []
  /// The number of times that one was reported.
  private(set) var reportCount = 0

  /// Adds a failure, unless it is there already.
  func report(_ failure: FontError) {
    reportCount += 1
    if !pending.contains(failure) { pending.append(failure) }
  }

  /// Returns the failures in the order in which they were met, and forgets them.
  func take() -> [FontError] {
    defer { pending = [] }
    return pending
  }
}
