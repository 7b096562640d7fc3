/// The grammar of JSON (RFC 8259), for files that must be JSON and nothing else that YAML would allow.
struct JSONSyntax {
  /// The first byte that does not belong, and what is wrong with it.
  struct Mistake: Error, Hashable {
    var offset: Int
    var message: String
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private let bytes: [UInt8]
  private var offset = 0
  /// Objects and lists that are open.
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the first mistake in a text; nil if it is one JSON value. UTF-8 within strings is not looked at. Takes time
  /// in proportion to the length.
  static func firstMistake(in bytes: [UInt8]) -> Mistake? {
    var syntax = JSONSyntax(bytes)
    do throws(Mistake) {
      try syntax.skipValue()
      syntax.skipSpace()
      return syntax.next == nil ? nil : syntax.mistake("there is more after its end")
    } catch {
      return error
    }
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func mistake(_ message: String) -> Mistake {
    Mistake(offset: offset, message: offset < bytes.count ? message : "it ends too early")
  }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
  }

  /// Skips a character if it is next.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipValue() throws(Mistake) {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): try skipMembers(end: "}", areNamed: true)
    case UInt8(ascii: "["): try skipMembers(end: "]", areNamed: false)
    case UInt8(ascii: "\""): try skipString()
    case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte): try skipNumber()
    default:
      guard let word = ["true", "false", "null"].first(where: { bytes[offset...].starts(with: $0.utf8) }) else {
        throw mistake("a value was expected here")
      }
      offset += word.utf8.count
    }
  }

  /// An object or a list, from its opening bracket on.
  private mutating func skipMembers(end: Unicode.Scalar, areNamed: Bool) throws(Mistake) {
    offset += 1
    depth += 1
    guard depth <= ReadingLimits().depth else { throw mistake("more than \(ReadingLimits().depth) levels") }
    defer { depth -= 1 }
    skipSpace()
    if skip(end) { return }
    while true {
      if areNamed { try skipName() }
      try skipValue()
      skipSpace()
      if skip(end) { return }
      guard skip(",") else { throw mistake("a comma or \(end) was expected here") }
    }
  }

  private mutating func skipName() throws(Mistake) {
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw mistake("a key in quotes was expected here") }
    try skipString()
    skipSpace()
    guard skip(":") else { throw mistake("a colon was expected here") }
  }

  private mutating func skipString() throws(Mistake) {
    offset += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw mistake("a string must not have control characters") }
      offset += 1
      if byte == UInt8(ascii: "\\") { try skipEscape() }
    }
    guard skip("\"") else { throw mistake("") }
  }

  /// The rest of an escape, behind the backslash.
  private mutating func skipEscape() throws(Mistake) {
    guard let byte = next, "\"\\/bfnrtu".utf8.contains(byte) else { throw mistake("JSON has no such escape") }
    offset += 1
    guard byte == UInt8(ascii: "u") else { return }
    for _ in 0..<4 {
      guard let digit = next, "0123456789abcdefABCDEF".utf8.contains(digit) else {
        throw mistake("\\u needs four hexadecimal digits")
      }
      offset += 1
    }
  }

  private mutating func skipNumber() throws(Mistake) {
    _ = skip("-")
    if !skip("0") { try skipDigits() }
    if skip(".") { try skipDigits() }
    guard skip("e") || skip("E") else { return }
    if !skip("-") { _ = skip("+") }
    try skipDigits()
  }

  private mutating func skipDigits() throws(Mistake) {
    let start = offset
    while let byte = next, Self.digits.contains(byte) { offset += 1 }
    if offset == start { throw mistake("a digit was expected here") }
  }
}
