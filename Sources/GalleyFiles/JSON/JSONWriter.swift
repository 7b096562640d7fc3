import GalleyBase

/// A writer that appends JSON (RFC 8259) to a buffer, piece by piece and without a tree in memory.
/// The caller decides where lines break.
///
/// Keys come out in the order in which they are written. Misuse, such as a value without a key, is not detected.
public struct JSONWriter: Hashable, Sendable {
  /// The way in which the members of an object or array are divided into lines.
  public enum Style: Hashable, Sendable {
    /// All members are on one line, separated by a comma and a space.
    case inline
    /// Each member is on its own line, indented by two spaces more than the opening line.
    case lines
  }

  /// The text written so far, as UTF-8.
  public private(set) var bytes: [UInt8] = []
  private var open: [Style] = []
  private var isFirst = true
  private var isAfterKey = false
  /// The number of spaces before a line at the current depth.
  package private(set) var indentation = 0

  /// Creates a writer without text.
  public init() {}

  /// The text written so far, as a string.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Begins an object, which is written as a value.
  public mutating func beginObject(_ style: Style = .inline) { begin("{", style) }

  /// Ends the object that was begun last.
  public mutating func endObject() { end("}") }

  /// Begins an array, which is written as a value.
  public mutating func beginArray(_ style: Style = .inline) { begin("[", style) }

  /// Ends the array that was begun last.
  public mutating func endArray() { end("]") }

  /// Writes the key of a member, whose value must be written next.
  public mutating func key(_ name: String) {
    beginMember()
    quote(name)
    bytes += [UInt8(ascii: ":"), UInt8(ascii: " ")]
    isAfterKey = true
  }

  /// Writes a string as a value.
  public mutating func value(_ string: String) {
    beginMember()
    quote(string)
  }

  /// Writes a number as the shortest decimal from which the same double is read, without an
  /// exponent. Infinity and NaN, which JSON does not have, become null.
  public mutating func value(_ number: Double) {
    beginMember()
    if number.isFinite { bytes.append(decimal: number) } else { bytes.append(contentsOf: "null".utf8) }
  }

  /// Writes an integer as a value.
  public mutating func value(_ number: Int) {
    beginMember()
    bytes.append(decimal: number)
  }

  /// Writes a Boolean as a value.
  public mutating func value(_ flag: Bool) {
    beginMember()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  /// Writes null as a value.
  public mutating func null() {
    beginMember()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a value that is already JSON text for the present indentation.
  package mutating func value(written bytes: [UInt8]) {
    beginMember()
    self.bytes.append(contentsOf: bytes)
  }

  /// Writes a line feed, which ends a file.
  public mutating func newline() { bytes.append(UInt8(ascii: "\n")) }

  /// Writes a value, with the members of its outer levels on separate lines. From `levels` = 1,
  /// these are the members of the value itself; from 2, also the elements of the arrays in it.
  public mutating func value(_ json: JSON, levels: Int = 0) {
    switch json {
    case .null: null()
    case .bool(let flag): value(flag)
    case .number(let number): value(number)
    case .string(let string): value(string)
    case .array(let elements):
      beginArray(levels > 0 ? .lines : .inline)
      for element in elements { value(element) }
      endArray()
    case .object(let members):
      beginObject(levels > 0 ? .lines : .inline)
      for member in members {
        key(member.name)
        value(member.value, levels: member.value.array == nil ? 0 : levels - 1)
      }
      endObject()
    }
  }

  private mutating func begin(_ bracket: Unicode.Scalar, _ style: Style) {
    beginMember()
    bytes.append(UInt8(ascii: bracket))
    open.append(style)
    if style == .lines { indentation += 2 }
    isFirst = true
  }

  private mutating func end(_ bracket: Unicode.Scalar) {
    let style = open.removeLast()
    if style == .lines {
      indentation -= 2
      if !isFirst { breakLine() }
    } else if !isFirst, bracket == "}" {
      bytes.append(UInt8(ascii: " "))
    }
    bytes.append(UInt8(ascii: bracket))
    isFirst = false
  }

  private mutating func beginMember() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let style = open.last else { return }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if style == .lines {
      breakLine()
    } else if !isFirst || bytes.last == UInt8(ascii: "{") {
      bytes.append(UInt8(ascii: " "))
    }
    isFirst = false
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
  }

  private mutating func quote(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      bytes.append(contentsOf: string.utf8)
    } else {
      for scalar in string.unicodeScalars { escape(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a character of a string, escaped if necessary. RFC 8259 §7 requires this for the quote,
  /// the backslash and controls below U+0020. U+007F…U+009F and the line separators are escaped
  /// too, so that a line is one line in every viewer.
  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes += [UInt8(ascii: "\\"), UInt8(ascii: "\"")]
    case "\\": bytes += [UInt8(ascii: "\\"), UInt8(ascii: "\\")]
    case "\n": bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
    case "\r": bytes += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
    case "\t": bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let hex = String(scalar.value, radix: 16)
      bytes.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - hex.count) + hex).utf8)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
