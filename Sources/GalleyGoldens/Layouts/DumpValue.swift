/// A value of a layout dump, which is JSON. Only what reading our own dumps back needs.
enum DumpValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([DumpValue])
  case object([String: DumpValue])

  /// The member of an object; nil for anything else.
  subscript(key: String) -> DumpValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The elements of an array; nil for anything else.
  var array: [DumpValue]? { if case .array(let elements) = self { elements } else { nil } }
  /// The number; nil for anything else.
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The number, if it is a whole one.
  var integer: Int? { number.flatMap(Int.init(exactly:)) }
  /// The string; nil for anything else.
  var string: String? { if case .string(let string) = self { string } else { nil } }
  /// The numbers of an array of nothing else; nil otherwise.
  var numbers: [Double]? {
    guard let array else { return nil }
    let numbers = array.compactMap(\.number)
    return numbers.count == array.count ? numbers : nil
  }
}

/// Reads JSON (RFC 8259). Bytes that are not UTF-8 inside strings become U+FFFD.
struct DumpParser {
  /// Arrays and objects inside each other; views inside each other need two levels each.
  private static let deepest = 512

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that the bytes are, with nothing but white space around it; nil if they are no such thing.
  static func parse(_ bytes: [UInt8]) -> DumpValue? {
    var parser = DumpParser(bytes)
    guard let value = parser.value(depth: 0) else { return nil }
    parser.skipSpace()
    return parser.index == bytes.count ? value : nil
  }

  private mutating func value(depth: Int) -> DumpValue? {
    skipSpace()
    guard index < bytes.count, depth < Self.deepest else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "{"): return object(depth: depth + 1)
    case UInt8(ascii: "["): return array(depth: depth + 1)
    case UInt8(ascii: "\""): return string().map(DumpValue.string)
    case UInt8(ascii: "t"): return literal("true", .bool(true))
    case UInt8(ascii: "f"): return literal("false", .bool(false))
    case UInt8(ascii: "n"): return literal("null", .null)
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> DumpValue? {
    index += 1
    var members: [String: DumpValue] = [:]
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\""), let key = string(), take(":"),
        let member = value(depth: depth)
      else { return nil }
      members[key] = member
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> DumpValue? {
    index += 1
    var elements: [DumpValue] = []
    if take("]") { return .array(elements) }
    repeat {
      guard let element = value(depth: depth) else { return nil }
      elements.append(element)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func literal(_ word: StaticString, _ value: DumpValue) -> DumpValue? {
    let count = word.utf8CodeUnitCount
    let matches = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    guard matches else { return nil }
    index += count
    return value
  }

  private mutating func number() -> DumpValue? {
    let start = index
    while index < bytes.count, isPartOfNumber(bytes[index]) { index += 1 }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self)).map(DumpValue.number)
  }

  private func isPartOfNumber(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
  }

  /// The text between two quotation marks; the first is at `index`.
  private mutating func string() -> String? {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard let scalar = escape() else { return nil }
      text += Array(String(scalar).utf8)
    }
    return nil
  }

  /// What stands for the characters after a backslash.
  private mutating func escape() -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return escapedScalar()
    default: return nil
    }
  }

  /// Four hexadecimal digits, or eight in two escapes for a scalar beyond U+FFFF.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let unit = fourDigits() else { return nil }
    guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) }
    guard bytes[index...].starts(with: "\\u".utf8) else { return nil }
    index += 2
    guard let low = fourDigits(), (0xDC00..<0xE000).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func fourDigits() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    index += 4
    return digits.first == "+" || digits.first == "-" ? nil : UInt32(digits, radix: 16)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
  }
}
