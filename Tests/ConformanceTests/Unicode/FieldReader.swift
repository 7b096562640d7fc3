import Glibc

/// Reads numbers and words from one line of a test file. Works on bytes: the files have millions of fields.
struct FieldReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int
  /// Where the line's content ends: at its comment or its end.
  private let end: Int
  /// The place of the line feed, or the end of the file.
  let endOfLine: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    index = start
    endOfLine = Self.find(UInt8(ascii: "\n"), in: bytes, from: start, to: bytes.count)
    end = Self.find(UInt8(ascii: "#"), in: bytes, from: start, to: endOfLine)
    skipBlanks()
  }

  /// Whether nothing is left but blanks and a comment.
  var isAtEnd: Bool { index >= end }

  /// Whether the field ends here; goes on to the next one if so.
  mutating func endsField() -> Bool {
    if isAtEnd { return true }
    guard bytes[index] == UInt8(ascii: ";") else { return false }
    index += 1
    skipBlanks()
    return true
  }

  /// Goes past `word` if it is what comes next.
  mutating func skip(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= end, let start = bytes.baseAddress, memcmp(start + index, word.utf8Start, count) == 0 else {
      return false
    }
    index += count
    skipBlanks()
    return true
  }

  /// A number in base 10 or 16; 0 if there is none.
  mutating func number(radix: Int) -> Int {
    var value = 0
    while index < end, let digit = Self.digit(bytes[index]), digit < radix {
      value = value * radix + digit
      index += 1
    }
    skipBlanks()
    return value
  }

  /// The bytes up to a blank or the end of the field, packed into one number; a word of up to 8 bytes.
  mutating func packedWord() -> UInt64 {
    var word: UInt64 = 0
    while index < end, bytes[index] > 0x20, bytes[index] != UInt8(ascii: ";") {
      word = word << 8 | UInt64(bytes[index])
      index += 1
    }
    skipBlanks()
    return word
  }

  /// The rest of the line, without its comment.
  var rest: String { String(decoding: bytes[index..<max(index, end)], as: UTF8.self) }

  private mutating func skipBlanks() {
    while index < end && bytes[index] <= 0x20 { index += 1 }
  }

  private static func find(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    guard start < end, let base = bytes.baseAddress, let found = memchr(base + start, Int32(byte), end - start) else {
      return end
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30
    case 0x41...0x46: Int(byte) - 0x37
    case 0x61...0x66: Int(byte) - 0x57
    default: nil
    }
  }
}
