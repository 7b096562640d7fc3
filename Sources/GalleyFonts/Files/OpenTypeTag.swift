/// A four-letter OpenType tag for a feature, a variation axis or a table. Shorter tags are padded
/// with spaces.
public struct OpenTypeTag: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The letters as a big-endian number, as in font files.
  public let rawValue: UInt32

  /// Creates an OpenType tag from a number. Any number is accepted, but valid fonts use only
  /// printable ASCII.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates an OpenType tag from one to four characters of printable ASCII; nil for anything else
  /// (OpenType, "Data types": Tag).
  public init?(_ text: String) {
    let letters = Array(text.utf8)
    guard (1...4).contains(letters.count), letters.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    var value: UInt32 = 0
    for position in 0..<4 { value = value << 8 | UInt32(position < letters.count ? letters[position] : 0x20) }
    rawValue = value
  }

  /// Creates an OpenType tag from a literal in source code, which must be a valid tag.
  public init(stringLiteral text: String) {
    guard let tag = OpenTypeTag(text) else { preconditionFailure("\"\(text)\" is not an OpenType tag") }
    self = tag
  }

  /// The letters of the tag, without the spaces that pad them.
  public var description: String {
    var letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> UInt32($0)) }
    while letters.last == 0x20 { letters.removeLast() }
    return String(decoding: letters, as: UTF8.self)
  }
}
