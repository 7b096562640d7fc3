import TestSupport

/// A Swift source file of which only the code is left: comments and the text of string literals are blank, every line
/// stands where it stood. The code inside an interpolation stays. Regular-expression literals are taken as code.
struct SwiftCode {
  let path: String
  let bytes: [UInt8]

  init(path: String, text: String) {
    self.path = path
    var scanner = CodeScanner(Array(text.utf8))
    scanner.scanCode(isInterpolation: false)
    bytes = scanner.output
  }

  init(path: String) {
    self.init(path: path, text: Repository.text(of: path))
  }

  /// Returns the text of the string literals of a source, each at its place and with a full stop after it; the rest is
  /// blank, and an interpolation begins with an underscore.
  static func literals(of text: String) -> String {
    var scanner = CodeScanner(Array(text.utf8), keepsLiterals: true)
    scanner.scanCode(isInterpolation: false)
    return String(decoding: scanner.output, as: UTF8.self)
  }

  var lines: [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The number, from 1, of the line that a byte stands on.
  func line(at index: Int) -> Int {
    bytes[..<index].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// The words of the code, and each bracket, operator or other byte on its own, with where it begins.
  var tokens: [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index].isWordByte { index += 1 }
      if index == start {
        index += 1
        if bytes[start] == UInt8(ascii: " ") { continue }
      }
      tokens.append(Token(text: String(decoding: bytes[start..<index], as: UTF8.self), start: start))
    }
    return tokens
  }
}

struct Token {
  let text: String
  let start: Int
}

extension UInt8 {
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"), 0x80...0xFF:
      true
    default: false
    }
  }
}

/// Copies code, or the text of string literals, and blanks the rest, byte by byte, keeping every newline.
private struct CodeScanner {
  let input: [UInt8]
  /// True to copy the text of literals, false to copy code.
  let keepsLiterals: Bool
  var output: [UInt8] = []
  var index = 0

  init(_ input: [UInt8], keepsLiterals: Bool = false) {
    (self.input, self.keepsLiterals) = (input, keepsLiterals)
    output.reserveCapacity(input.count)
  }

  func starts(with text: String) -> Bool { input[index...].starts(with: text.utf8) }

  /// Copies a byte of code.
  mutating func copy() {
    if keepsLiterals { return blank() }
    output.append(input[index])
    index += 1
  }

  /// Copies a byte of a literal's text, or writes a mark in its place.
  mutating func copyText(_ mark: UInt8? = nil) {
    guard keepsLiterals, index < input.count else { return blank() }
    output.append(mark ?? input[index])
    index += 1
  }

  mutating func blank(_ count: Int = 1) {
    for _ in 0..<min(count, input.count - index) {
      output.append(input[index] == UInt8(ascii: "\n") ? UInt8(ascii: "\n") : UInt8(ascii: " "))
      index += 1
    }
  }

  /// Up to the end of the file, or of the parenthesis that an interpolation opened.
  mutating func scanCode(isInterpolation: Bool) {
    var depth = 0
    while index < input.count {
      switch input[index] {
      case UInt8(ascii: "/") where starts(with: "//"): scanLineComment()
      case UInt8(ascii: "/") where starts(with: "/*"): scanBlockComment()
      case UInt8(ascii: "\""): scanString(hashes: 0)
      case UInt8(ascii: "#"): scanHashes()
      case UInt8(ascii: "(") where isInterpolation:
        depth += 1
        copy()
      case UInt8(ascii: ")") where isInterpolation:
        copy()
        depth -= 1
        if depth == 0 { return }
      default: copy()
      }
    }
  }

  mutating func scanLineComment() {
    while index < input.count, input[index] != UInt8(ascii: "\n") { blank() }
  }

  mutating func scanBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        blank(2)
      } else if starts(with: "*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && index < input.count
  }

  mutating func scanHashes() {
    let hashes = input[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let next = index + hashes
    if next < input.count, input[next] == UInt8(ascii: "\"") {
      blank(hashes)
      scanString(hashes: hashes)
    } else {
      for _ in 0..<hashes { copy() }
    }
  }

  mutating func scanString(hashes: Int) {
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    let closing = String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    blank(quotes)
    while index < input.count, !starts(with: closing) {
      if starts(with: escape + "(") {
        copyText(UInt8(ascii: "_"))
        blank(escape.utf8.count - 1)
        scanCode(isInterpolation: true)
      } else if starts(with: escape) {
        blank(escape.utf8.count + 1)
      } else {
        copyText()
      }
    }
    copyText(UInt8(ascii: "."))
    blank(closing.utf8.count - 1)
  }
}
