// The name of a file is any bytes but NUL and slash; a string is Unicode. A byte of a name that is no UTF-8 becomes a
// private character of its own, and the character the byte again, so that no name is changed on its way.

/// The characters that stand for the bytes 0x80 to 0xFF.
private let firstByteCharacter: UInt32 = 0x10_F700

extension String {
  /// Creates the string of a file's name or path. Each byte that is no part of well-formed UTF-8 becomes a character from
  /// U+10F780 to U+10F7FF, and so do the bytes of such a character.
  public init(fileName name: some Collection<UInt8>) {
    let bytes = Array(name)
    let repaired = String(decoding: bytes, as: UTF8.self)
    guard repaired.utf8.elementsEqual(bytes), !repaired.unicodeScalars.contains(where: { $0.fileNameByte != nil })
    else {
      self = String(spelling: bytes)
      return
    }
    self = repaired
  }

  private init(spelling bytes: [UInt8]) {
    self.init()
    var rest = bytes[...]
    while !rest.isEmpty {
      var decoder = UTF8()
      var iterator = rest.makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&iterator), scalar.fileNameByte == nil else {
        unicodeScalars.append(Unicode.Scalar(fileNameByte: rest.removeFirst()))
        continue
      }
      unicodeScalars.append(scalar)
      rest = rest.dropFirst(UTF8.width(scalar))
    }
  }

  /// The bytes of a file's name or path that the string is.
  public var fileNameBytes: [UInt8] {
    guard unicodeScalars.contains(where: { $0.fileNameByte != nil }) else { return Array(utf8) }
    return unicodeScalars.flatMap { scalar in scalar.fileNameByte.map { [$0] } ?? Array(String(scalar).utf8) }
  }

  /// The string on one line that a terminal shows as it is: a control character, and one that turns the direction of what
  /// follows, becomes `\n`, `\t` or its code, as in `\u{1B}`; a byte of a file's name that is no UTF-8 becomes `\xE9`.
  public var escapingControls: String {
    guard unicodeScalars.contains(where: { $0.escaped != nil }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if let escaped = scalar.escaped { result += escaped } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// The byte of a file's name that the character stands for; nil for any other.
  fileprivate var fileNameByte: UInt8? {
    (firstByteCharacter + 0x80...firstByteCharacter + 0xFF).contains(value)
      ? UInt8(truncatingIfNeeded: value - firstByteCharacter) : nil
  }

  fileprivate init(fileNameByte byte: UInt8) {
    self = Unicode.Scalar(firstByteCharacter + UInt32(byte)) ?? "\u{FFFD}"
  }

  /// The spelling of a character that a terminal would obey; nil for one that it shows.
  fileprivate var escaped: String? {
    switch value {
    case 0x0A: return "\\n"
    case 0x0D: return "\\r"
    case 0x09: return "\\t"
    case 0...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
      return "\\u{\(String(value, radix: 16, uppercase: true))}"
    default: return fileNameByte.map { "\\x" + String($0, radix: 16, uppercase: true) }
    }
  }
}
