// A file name may hold any bytes except NUL and slash, but a string holds Unicode. A byte of a name that is not valid
// UTF-8 therefore becomes a private-use character, which becomes the same byte again, so that every name survives.

/// The base of the private-use characters. The character for a byte from 0x80 to 0xFF is this
/// number plus the byte.
private let firstByteCharacter: UInt32 = 0x10_F700

extension String {
  /// Creates a string from the name or path of a file. Each byte that is not part of well-formed
  /// UTF-8 becomes a character from U+10F780 to U+10F7FF. The bytes of such characters in the name
  /// are replaced in the same way.
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

  /// The bytes of the file name or path from which the string was created.
  public var fileNameBytes: [UInt8] {
    guard unicodeScalars.contains(where: { $0.fileNameByte != nil }) else { return Array(utf8) }
    return unicodeScalars.flatMap { scalar in scalar.fileNameByte.map { [$0] } ?? Array(String(scalar).utf8) }
  }

  /// The string on one line and safe to print on a terminal. Control characters and characters that
  /// change the text direction become `\n`, `\t` or their code, as in `\u{1B}`. A byte of a file
  /// name that is not UTF-8 becomes `\xE9`.
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
  /// The byte of a file name that this character represents; nil for any other character.
  fileprivate var fileNameByte: UInt8? {
    (firstByteCharacter + 0x80...firstByteCharacter + 0xFF).contains(value)
      ? UInt8(truncatingIfNeeded: value - firstByteCharacter) : nil
  }

  fileprivate init(fileNameByte byte: UInt8) {
    self = Unicode.Scalar(firstByteCharacter + UInt32(byte)) ?? "\u{FFFD}"
  }

  /// The escape sequence for a character that would control a terminal; nil for a character that is
  /// displayed.
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
