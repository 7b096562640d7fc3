public import Foundation

/// String methods that accept any range of code units, as on Apple's systems. Foundation's own
/// versions for Linux stop the process at half of a surrogate pair, or move the ends of a range out
/// of a grapheme cluster.
///
/// They replace Foundation's in files that see Foundation through this module alone: sources that `galley swift`
/// rewrites, and sources that import UIKit but not Foundation. Where both are imported, Foundation's are called. A
/// `String` cannot contain half of a surrogate pair: it becomes U+FFFD.
extension NSString {
  /// Returns the substring from an offset to the end of the string.
  @_disfavoredOverload
  public func substring(from: Int) -> String { substring(with: NSRange(location: from, length: length - from)) }

  /// Returns the substring from the beginning of the string to an offset.
  @_disfavoredOverload
  public func substring(to: Int) -> String { substring(with: NSRange(location: 0, length: to)) }

  /// Returns the string with the characters of a range replaced.
  @_disfavoredOverload
  public func replacingCharacters(in range: NSRange, with replacement: String) -> String {
    precondition(
      range.location >= 0 && range.length >= 0 && range.location <= length && range.length <= length - range.location,
      "the range {\(range.location), \(range.length)} lies outside of a text of \(length) code units")
    var units = (0..<range.location).map { character(at: $0) }
    units += replacement.utf16
    units += (range.location + range.length..<length).map { character(at: $0) }
    return String(decoding: units, as: UTF16.self)
  }
}
