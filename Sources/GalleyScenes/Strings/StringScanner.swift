/// Reads the characters of a string-table file from beginning to end.
struct StringScanner {
  private let path: String
  private let scalars: [Unicode.Scalar]
  private(set) var offset = 0

  /// Decodes a file in UTF-16 with a byte order mark, or in UTF-8 with or without one.
  init(_ bytes: [UInt8], _ path: String) throws(Diagnostic) {
    self.path = path
    func units(_ value: (UInt8, UInt8) -> UInt16) -> [UInt16] {
      stride(from: 2, to: bytes.count - 1, by: 2).map { value(bytes[$0], bytes[$0 + 1]) }
    }
    if bytes.starts(with: [0xFF, 0xFE]) {
      scalars = Array(String(decoding: units { UInt16($1) << 8 | UInt16($0) }, as: UTF16.self).unicodeScalars)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      scalars = Array(String(decoding: units { UInt16($0) << 8 | UInt16($1) }, as: UTF16.self).unicodeScalars)
    } else {
      let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
      guard let string = String(validating: text, as: UTF8.self) else {
        scalars = []
        let reason =
          text.starts(with: Array("bplist".utf8))
          ? "the file is a binary property list; convert it to text: plutil -convert xml1"
          : "the file is neither UTF-8 nor UTF-16 with a byte order mark"
        throw Diagnostic(file: path, position: SourcePosition(line: 1, column: 1), message: reason)
      }
      scalars = Array(string.unicodeScalars)
    }
  }

  /// The next character; nil at the end.
  var next: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  /// Reads the next character; nil at the end.
  mutating func take() -> Unicode.Scalar? {
    defer { offset += 1 }
    return next
  }

  /// Skips the given text and returns true if the text is next; otherwise skips nothing and returns
  /// false.
  mutating func skip(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard offset + wanted.count <= scalars.count, scalars[offset..<offset + wanted.count].elementsEqual(wanted) else {
      return false
    }
    offset += wanted.count
    return true
  }

  /// Returns the characters before the next occurrence of the given text, and moves after that
  /// text. Returns nil and does not move if the text does not occur.
  mutating func take(through text: String) -> String? {
    let start = offset
    while offset < scalars.count {
      let end = offset
      if skip(text) { return Self.string(scalars[start..<end]) }
      offset += 1
    }
    offset = start
    return nil
  }

  /// Reads and returns characters as long as they pass a test.
  mutating func take(while test: (Unicode.Scalar) -> Bool) -> String {
    let start = offset
    while let next, test(next) { offset += 1 }
    return Self.string(scalars[start..<offset])
  }

  /// Skips spaces and line breaks.
  mutating func skipSpace() { while let next, next.properties.isWhitespace { offset += 1 } }

  /// Returns a diagnostic with a message, at the given offset or else at the current one.
  func mistake(_ message: String, at place: Int? = nil) -> Diagnostic {
    let before = scalars[..<min(place ?? offset, scalars.count)]
    let line = before.count { $0 == "\n" } + 1
    let column = before.count - ((before.lastIndex(of: "\n") ?? -1) + 1) + 1
    return Diagnostic(file: path, position: SourcePosition(line: line, column: column), message: message)
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Reads a quoted string, beginning at its opening quote, with its escapes: `\n`, `\"`, `\U00e9`,
  /// `\351`.
  mutating func takeQuoted() throws(Diagnostic) -> String {
    let start = offset
    offset += 1
    var units: [UInt16] = []
    while let scalar = take() {
      if scalar == "\"" { return String(decoding: units, as: UTF16.self) }
      guard scalar == "\\" else {
        units += String(scalar).utf16
        continue
      }
      guard let escaped = take() else { break }
      if let control = Self.control(escapedAs: escaped) {
        units.append(UInt16(control))
        continue
      }
      switch escaped {
      case "U", "u", "x":
        let digits = takeDigits(most: escaped == "x" ? 2 : 4) { $0.properties.isASCIIHexDigit }
        guard let unit = UInt16(digits, radix: 16) else {
          throw mistake("expected hexadecimal digits after \\\(escaped), as in \\U00e9", at: offset - 2)
        }
        units.append(unit)
      case "0"..."7":
        offset -= 1
        units.append(UInt16(takeDigits(most: 3) { ("0"..."7").contains($0) }, radix: 8) ?? 0)
      default: units += String(escaped).utf16
      }
    }
    throw mistake("the string that begins here has no end", at: start)
  }

  /// Returns the control character for a letter after a backslash, as in C; nil for any other letter.
  static func control(escapedAs letter: Unicode.Scalar) -> UInt8? {
    switch letter {
    case "a": 0x07
    case "b": 0x08
    case "t": 0x09
    case "n": 0x0A
    case "v": 0x0B
    case "f": 0x0C
    case "r": 0x0D
    default: nil
    }
  }

  private mutating func takeDigits(most: Int, _ test: (Unicode.Scalar) -> Bool) -> String {
    let start = offset
    while let next, offset - start < most, test(next) { offset += 1 }
    return Self.string(scalars[start..<offset])
  }
}
