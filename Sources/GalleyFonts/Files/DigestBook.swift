package import GalleyFiles
import Synchronization

/// The digests of font files that were computed before, by the seals that the files had then. Shared by all tasks.
package final class DigestBook: Sendable {
  private struct Contents {
    var known: [FileSeal: String] = [:]
    var computed = 0
    var opened = 0
  }

  /// Finds a digest that an earlier process computed.
  private let earlier: @Sendable (FileSeal) -> String?
  /// Keeps a digest for later processes.
  private let keep: @Sendable (FileSeal, String) -> Void
  private let contents = Mutex(Contents())

  /// Creates an empty book.
  package init(
    earlier: @escaping @Sendable (FileSeal) -> String? = { _ in nil },
    keep: @escaping @Sendable (FileSeal, String) -> Void = { _, _ in }
  ) {
    (self.earlier, self.keep) = (earlier, keep)
  }

  /// The number of digests that were computed: the cost of checking files, counted instead of timed.
  package var computedCount: Int { contents.withLock(\.computed) }

  /// The number of font files that were read.
  package var openedCount: Int { contents.withLock(\.opened) }

  /// Returns the digest of a file that had these seals before and after it was read.
  func digest(before: FileSeal?, after: FileSeal?, of bytes: UnsafeRawBufferPointer) -> String {
    contents.withLock { $0.opened += 1 }
    let seal = before == after ? before : nil
    if let seal, let known = contents.withLock({ $0.known[seal] }) ?? earlier(seal) { return known }
    let digest = sha256(of: bytes)
    contents.withLock { contents in
      contents.computed += 1
      if let seal { contents.known[seal] = digest }
    }
    if let seal { keep(seal, digest) }
    return digest
  }
}
