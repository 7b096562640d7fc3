import GalleyFiles
import Synchronization

/// The digests of font files that this process computed, by the stamps of the files at that time. A
/// stamp is the size, the identity and the times of change of a file. All tasks share the cache.
final class DigestCache: Sendable {
  private struct Contents {
    var known: [FileStamp: String] = [:]
    var computed = 0
    var opened = 0
  }

  private let contents = Mutex(Contents())

  /// The number of digests that were computed. It measures the cost of checking files.
  var computedCount: Int { contents.withLock(\.computed) }

  /// The number of font files that were read.
  var openedCount: Int { contents.withLock(\.opened) }

  /// Adds one to the number of files that were read.
  func noteOpened() { contents.withLock { $0.opened += 1 } }

  /// Returns the digest of the bytes of a file, from the cache if the stamp is known.
  /// - Parameter stamp: the file's stamp when it was read; nil if the file changed meanwhile.
  func digest(of bytes: UnsafeRawBufferPointer, stamp: FileStamp?) -> String {
    if let stamp, let known = contents.withLock({ $0.known[stamp] }) { return known }
    let digest = sha256(of: bytes)
    contents.withLock { contents in
      contents.computed += 1
      if let stamp { contents.known[stamp] = digest }
    }
    return digest
  }
}
