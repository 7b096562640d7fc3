/// Reads JSON (RFC 8259) into a document, in a fraction of the time of the YAML reader. Parsing the
/// font manifest as YAML would take most of the time of a process that draws one label.
///
/// It accepts only JSON. Anything that it does not handle, such as numeric escapes, is left to the YAML reader, which
/// reads JSON too and reports mistakes.
struct JSONDocumentReader {
  private let bytes: [UInt8]
  private var offset = 0
  private(set) var reader: DocumentReader
  private(set) var document: Document

  init(_ reader: DocumentReader, _ document: Document, source: Int) {
    bytes = document.sources[source].bytes
    self.reader = reader
    self.document = document
  }

  /// Reads the whole text and returns its root node; nil if the text is not JSON.
  /// - Throws: if the text exceeds a limit.
  mutating func readText() throws(SceneError) -> NodeID? {
    skipSpace()
    guard next == UInt8(ascii: "{") || next == UInt8(ascii: "["), try readValue() else { return nil }
    skipSpace()
    return next == nil ? reader.root : nil
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  /// Skips white space, and then the given character. Returns true if this character was next;
  /// otherwise returns false and skips only the white space.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Reads a value. Returns false if the next token is not a JSON value, or is one that this reader
  /// does not handle; the YAML reader then reads the text. The method is recursive, down to the
  /// maximum depth.
  private mutating func readValue() throws(SceneError) -> Bool {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try readList(end: "}", isMapping: true)
    case UInt8(ascii: "["): return try readList(end: "]", isMapping: false)
    case UInt8(ascii: "\""): return try readString()
    default: return try readWord()
    }
  }

  private mutating func readList(end: Unicode.Scalar, isMapping: Bool) throws(SceneError) -> Bool {
    try reader.open(isMapping: isMapping, anchor: nil, at: offset, in: &document)
    offset += 1
    if !skip(end) {
      repeat {
        if isMapping {
          skipSpace()
          guard next == UInt8(ascii: "\""), try readString(), skip(":") else { return false }
        }
        guard try readValue() else { return false }
      } while skip(",")
      guard skip(end) else { return false }
    }
    try reader.close(in: &document)
    return true
  }

  private mutating func readString() throws(SceneError) -> Bool {
    let quote = offset
    offset += 1
    var text = ""
    var start = offset
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20, byte != 0x7F else { return false }
      if byte == UInt8(ascii: "\\") {
        guard offset + 1 < bytes.count, let scalar = Self.escapes[bytes[offset + 1]] else { return false }
        text += String(decoding: bytes[start..<offset], as: UTF8.self)
        text.unicodeScalars.append(scalar)
        offset += 1
        start = offset + 1
      }
      offset += 1
    }
    guard next != nil else { return false }
    text += String(decoding: bytes[start..<offset], as: UTF8.self)
    offset += 1
    try reader.addScalar(text, isQuoted: true, anchor: nil, at: quote, to: &document)
    return true
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// Reads a number, a Boolean or null.
  private mutating func readWord() throws(SceneError) -> Bool {
    let start = offset
    while let byte = next, Self.isOfWord(byte) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard ["true", "false", "null"].contains(word) || Self.isNumber(bytes[start..<offset]) else { return false }
    try reader.addScalar(word, isQuoted: false, anchor: nil, at: start, to: &document)
    return true
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }

  /// True if the word has the form `-? ( 0 | [1-9] digits* ) ( . digits )? ( [eE] [-+]? digits )?`.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    func dropDigits() -> Int {
      let count = rest.prefix(while: isDigit).count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = dropDigits()
    guard whole > 0, !startsWithZero || whole == 1 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard dropDigits() > 0 else { return false }
    }
    if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard dropDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
