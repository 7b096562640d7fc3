extension PathDataReader {
  func failure(_ reason: String) -> PathDataError { PathDataError(offset: offset, reason: reason) }

  /// A description of the next character, for error messages.
  var found: String {
    guard offset < characters.count else { return "the end" }
    let byte = characters[offset]
    return (0x21...0x7E).contains(byte) ? "\"\(Character(UnicodeScalar(byte)))\"" : "a character that is not ASCII"
  }

  func argumentCount(of command: UInt8) -> Int? {
    switch command | 0x20 {
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): 2
    case UInt8(ascii: "h"), UInt8(ascii: "v"): 1
    case UInt8(ascii: "c"): 6
    case UInt8(ascii: "s"), UInt8(ascii: "q"): 4
    case UInt8(ascii: "a"): 7
    case UInt8(ascii: "z"): 0
    default: nil
    }
  }

  func isStartOfNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  mutating func skipBlanks(andComma: Bool = false) {
    var mayTakeComma = andComma
    while offset < characters.count {
      let byte = characters[offset]
      if mayTakeComma, byte == UInt8(ascii: ",") {
        mayTakeComma = false
      } else if byte != 0x20 && !(0x09...0x0D).contains(byte) {
        return
      }
      offset += 1
    }
  }

  /// Reads a flag, 0 or 1. The next number may follow without a separator.
  mutating func flag() throws(PathDataError) -> Double {
    skipBlanks(andComma: true)
    guard offset < characters.count, characters[offset] == 0x30 || characters[offset] == 0x31 else {
      throw failure("expected 0 or 1, a flag of an arc, found \(found)")
    }
    defer { offset += 1 }
    return Double(characters[offset] - 0x30)
  }

  mutating func number() throws(PathDataError) -> Double {
    skipBlanks(andComma: true)
    var end = offset
    func take(_ isWanted: (UInt8) -> Bool) -> Int {
      let first = end
      while end < characters.count, isWanted(characters[end]) { end += 1 }
      return end - first
    }
    if end < characters.count, characters[end] == UInt8(ascii: "-") || characters[end] == UInt8(ascii: "+") { end += 1 }
    var digits = take(isDigit)
    if end < characters.count, characters[end] == UInt8(ascii: ".") {
      end += 1
      digits += take(isDigit)
    }
    guard digits > 0 else { throw failure("expected a number, found \(found)") }
    let mantissaEnd = end
    if end < characters.count, characters[end] | 0x20 == UInt8(ascii: "e") {
      end += 1
      if end < characters.count, characters[end] == UInt8(ascii: "-") || characters[end] == UInt8(ascii: "+") {
        end += 1
      }
      if take(isDigit) == 0 { end = mantissaEnd }
    }
    let text = String(decoding: characters[offset..<end], as: UTF8.self)
    guard let value = Double(text.hasPrefix("+") ? String(text.dropFirst()) : text), value.isFinite else {
      throw failure("the number \"\(text)\" is too large")
    }
    offset = end
    return value
  }
}
