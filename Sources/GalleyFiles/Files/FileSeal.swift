import GalleySystem

/// The state of a file by which a change of its bytes is detected: its identity, its size, and the times at which its
/// contents and anything about it last changed. Equal seals mean equal bytes, unless the file was written in the very
/// instant in which its seal was taken.
package struct FileSeal: Hashable, Sendable {
  /// The device, the inode number, the size in bytes, and the times of the last change of the contents and of the last
  /// change of anything about the file, in nanoseconds since 1970.
  package let numbers: [Int64]

  /// The count of `numbers`.
  package static let count = 5
  /// Creates a seal from stored numbers.
  package init(numbers: [Int64]) { self.numbers = numbers }

  private init(_ facts: stat) {
    numbers = [
      Int64(truncatingIfNeeded: facts.st_dev), Int64(truncatingIfNeeded: facts.st_ino),
      Int64(truncatingIfNeeded: facts.st_size), Int64(modificationTime(facts)), Int64(changeTime(facts)),
    ]
  }

  /// Creates the seal of the regular file at `path`; nil if there is none.
  package init?(of path: String) {
    var facts = stat()
    guard unsafe path.withFileName({ unsafe stat($0, &facts) }) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    self.init(facts)
  }

  /// Creates the seal of an open file; nil if the system call fails.
  package init?(ofDescriptor descriptor: Int32) {
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0 else { return nil }
    self.init(facts)
  }

  /// True if both seals are of the same file, even if it has changed.
  package func isOfSameFile(as other: FileSeal) -> Bool { numbers[0..<2] == other.numbers[0..<2] }

  /// Returns true if the file was left unchanged for this many nanoseconds.
  package func isSettled(for rest: Int64) -> Bool {
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    let settled = Int64(now.tv_sec) &* 1_000_000_000 &+ Int64(now.tv_nsec) - rest
    return numbers[3] < settled && numbers[4] < settled
  }
}
