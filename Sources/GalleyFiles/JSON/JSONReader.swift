/// The first error in a text that is not valid JSON.
public struct JSONError: Error, Hashable, Sendable {
  /// The offset of the first unexpected byte, from 0.
  public var offset: Int
  /// The reason for the error, such as `a value was expected here`.
  public var message: String
}

extension JSON {
  /// Reads a JSON text (RFC 8259). Bytes in strings that are not valid UTF-8 become U+FFFD. The
  /// time is proportional to the length.
  /// - Parameter depth: the maximum nesting depth of objects and arrays.
  /// - Throws: the first error in the text.
  public init(reading bytes: [UInt8], depth: Int = 512) throws(JSONError) {
    var reader = JSONReader(bytes: bytes, levels: depth)
    self = try reader.value(level: 0)
    reader.skipSpace()
    guard reader.next == nil else { throw reader.mistake("there is text after the end") }
  }
}

extension JSON {
  /// Returns the value of a member as it is written in the text, such as a number with all its
  /// digits; nil if the text is not JSON or has no such member. The first of several members with
  /// the name is used.
  /// - Parameter depth: the maximum nesting depth of objects and arrays.
  public static func spelling(ofMember name: String, in bytes: [UInt8], depth: Int = 512) -> String? {
    var reader = JSONReader(bytes: bytes, levels: depth)
    var found: Range<Int>?
    try? reader.readMembers(level: 0) { reader, member throws(JSONError) in
      reader.skipSpace()
      let start = reader.offset
      _ = try reader.value(level: 1)
      if member == name, found == nil { found = start..<reader.offset }
    }
    return found.map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}

/// A parser that reads values from the beginning of a text.
private struct JSONReader {
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  let bytes: [UInt8]
  let levels: Int
  var offset = 0

  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func mistake(_ message: String) -> JSONError {
    JSONError(offset: offset, message: offset < bytes.count ? message : "the text ends too early")
  }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  /// Skips a character if it comes next, and returns true if it was skipped.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Reads a value that is nested in `level` objects and arrays.
  mutating func value(level: Int) throws(JSONError) -> JSON {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"):
      var members: [JSON.Member] = []
      try readMembers(level: level) { reader, name throws(JSONError) in
        members.append(JSON.Member(name: name, value: try reader.value(level: level + 1)))
      }
      return .object(members)
    case UInt8(ascii: "["):
      var elements: [JSON] = []
      try readList(end: "]", level: level + 1) { reader throws(JSONError) in
        elements.append(try reader.value(level: level + 1))
      }
      return .array(elements)
    case UInt8(ascii: "\""): return .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte): return .number(try number())
    default:
      for (word, value) in [("true", JSON.bool(true)), ("false", .bool(false)), ("null", .null)]
      where bytes[offset...].starts(with: word.utf8) {
        offset += word.utf8.count
        return value
      }
      throw mistake("a value was expected here")
    }
  }

  /// Reads an object, and calls `readValue` for the value of each member.
  mutating func readMembers(
    level: Int, _ readValue: (inout JSONReader, String) throws(JSONError) -> Void
  ) throws(JSONError) {
    skipSpace()
    guard next == UInt8(ascii: "{") else { throw mistake("an object was expected here") }
    try readList(end: "}", level: level + 1) { reader throws(JSONError) in
      try readValue(&reader, try reader.name())
    }
  }

  /// Reads an object or an array from its opening bracket, and calls `readMember` for each element
  /// between commas.
  private mutating func readList(
    end: Unicode.Scalar, level: Int, _ readMember: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    offset += 1
    guard level <= levels else { throw mistake("nested more than \(levels) levels deep") }
    skipSpace()
    if skip(end) { return }
    while true {
      try readMember(&self)
      skipSpace()
      if skip(end) { return }
      guard skip(",") else { throw mistake("a comma or \(end) was expected here") }
    }
  }

  /// Reads a key and the colon after it.
  private mutating func name() throws(JSONError) -> String {
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw mistake("a key in quotes was expected here") }
    let name = try string()
    skipSpace()
    guard skip(":") else { throw mistake("a colon was expected here") }
    return name
  }

  private mutating func string() throws(JSONError) -> String {
    offset += 1
    var text: [UInt8] = []
    var start = offset
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw mistake("control characters in a string must be escaped, as in \\n") }
      offset += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      text += bytes[start..<offset - 1]
      text += Array(String(try escape()).utf8)
      start = offset
    }
    text += bytes[start..<offset]
    guard skip("\"") else { throw mistake("") }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads the rest of an escape, after the backslash.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let scalar: Unicode.Scalar
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scalar = Unicode.Scalar(bytes[offset])
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"): return try escapedScalar()
    default: throw mistake("unknown escape")
    }
    offset += 1
    return scalar
  }

  /// Reads `u` with four hexadecimal digits, and the second half of a surrogate pair if there is
  /// one.
  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let unit = try escapedUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, skip("\\"), next == UInt8(ascii: "u") {
      let low = try escapedUnit()
      let code = 0x10000 + (unit - 0xD800) << 10 + (low & 0x3FF)
      if (0xDC00..<0xE000).contains(low), let scalar = Unicode.Scalar(code) { return scalar }
    }
    throw mistake("a surrogate must be one of a pair, as in \\ud83d\\ude00")
  }

  private mutating func escapedUnit() throws(JSONError) -> UInt32 {
    offset += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw mistake("\\u needs four hexadecimal digits")
      }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = offset
    _ = skip("-")
    if !skip("0") { try skipDigits() }
    if skip(".") { try skipDigits() }
    if skip("e") || skip("E") {
      if !skip("-") { _ = skip("+") }
      try skipDigits()
    }
    guard let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self)) else {
      throw mistake("a number was expected here")
    }
    return number
  }

  private mutating func skipDigits() throws(JSONError) {
    let start = offset
    while let byte = next, Self.digits.contains(byte) { offset += 1 }
    if offset == start { throw mistake("a digit was expected here") }
  }
}
