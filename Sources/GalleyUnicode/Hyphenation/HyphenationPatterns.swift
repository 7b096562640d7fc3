import CHyphen

/// Where the words of one language may be divided: Liang's patterns, in a file of the kind that libhyphen reads.
/// Not Sendable: a task opens its own.
public final class HyphenationPatterns {
  private let patterns: OpaquePointer

  /// Opens the bytes of a pattern file; nil if it is not in UTF-8 or ISO 8859-1, as its first line must say. Only for
  /// files that are known to be sound, since libhyphen trusts them.
  public init?(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress,
      let opened = chyphen_open(start, bytes.count)
    else { return nil }
    patterns = opened
  }

  deinit { chyphen_close(patterns) }

  /// Whether the word may be divided before each of its characters, which are lower case. The least distances from its
  /// ends are those of the file: 2 and 3 in English, 2 and 2 in the other languages of the manifest. Divisions that
  /// change the spelling are left out.
  func divisions(of word: [UInt32]) -> [Bool] {
    [Bool](unsafeUninitializedCapacity: word.count) { buffer, count in
      word.withUnsafeBufferPointer { characters in
        guard let start = characters.baseAddress, let divides = buffer.baseAddress else { return }
        guard chyphen_divide(patterns, start, characters.count, divides) else {
          preconditionFailure("out of memory while a word of \(word.count) characters was hyphenated")
        }
        count = word.count
      }
    }
  }
}
