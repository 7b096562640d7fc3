import CHyphen
import CICU

/// Where the words of one language may be divided: Liang's patterns, in a file of the kind that libhyphen reads.
/// Not Sendable: a task opens its own.
public final class HyphenationPatterns {
  private let patterns: OpaquePointer

  /// Opens the bytes of a pattern file; nil if its first line does not name its encoding: UTF-8, or one of those with a
  /// byte a character that ICU knows, such as ISO8859-2 and KOI8-R. Only for files that are known to be sound, since
  /// libhyphen trusts them.
  public init?(_ bytes: UnsafeRawBufferPointer) {
    let file = bytes.assumingMemoryBound(to: UInt8.self)
    guard let start = file.baseAddress, let encoding = HyphenationPatterns.encoding(of: file) else { return nil }
    var opened: OpaquePointer?
    if encoding == "UTF-8" {
      opened = chyphen_open(start, file.count, nil)
    } else {
      var characters = [UInt32](repeating: 0, count: 256)
      guard cicu_characters_of_encoding(encoding, &characters) else { return nil }
      opened = chyphen_open(start, file.count, characters)
    }
    guard let opened else { return nil }
    patterns = opened
  }

  /// The name in the first line, as ICU spells it; nil if there is none.
  private static func encoding(of file: UnsafeBufferPointer<UInt8>) -> String? {
    let longest = 40
    guard let end = file.prefix(longest).firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), end > 0,
      file[..<end].allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    let name = String(decoding: file[..<end], as: UTF8.self)
    // The dictionaries' name for Windows' code pages.
    let windows = "microsoft-cp"
    return name.hasPrefix(windows) ? "windows-" + name.dropFirst(windows.utf8.count) : name
  }

  deinit { chyphen_close(patterns) }

  /// Whether the word may be divided before each of its characters, which are lower case. The least distances from its
  /// ends are those of the file, such as 2 and 3 in English. Divisions that change the spelling are left out.
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
