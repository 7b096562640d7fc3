import GalleySystem

/// The state of a file, for finding out whether its bytes have changed: the file's identity, its
/// size, and the times at which it was last written and last changed in any way. Equal stamps mean
/// equal bytes, unless a file was written in the instant in which its stamp was taken.
package struct FileStamp: Hashable, Sendable {
  /// The device, the file's number on the device, the size in bytes, and the times at which the
  /// file was last written and last changed in any way, in nanoseconds since 1970.
  private let numbers: [Int64]

  private init(_ facts: stat) {
    numbers = [
      Int64(truncatingIfNeeded: facts.st_dev), Int64(truncatingIfNeeded: facts.st_ino),
      Int64(truncatingIfNeeded: facts.st_size), Int64(modificationTime(facts)), Int64(changeTime(facts)),
    ]
  }

  /// Creates the stamp of the regular file at `path`; nil if there is none.
  package init?(of path: String) {
    var facts = stat()
    guard unsafe path.withFileName({ unsafe stat($0, &facts) }) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    self.init(facts)
  }

  /// Creates the stamp of an open file; nil if the system call fails.
  package init?(ofDescriptor descriptor: Int32) {
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0 else { return nil }
    self.init(facts)
  }
}
