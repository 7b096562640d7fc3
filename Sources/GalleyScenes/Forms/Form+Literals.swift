extension Form where Value == String {
  /// The form of a displayed string. It warns about an escape sequence such as `\n` outside of
  /// double quotes, where a backslash is an ordinary character.
  static var literal: Form {
    Form("a string", Form.string.shape) { decoding, node in
      guard let text = Form.string.read(&decoding, node) else { return nil }
      if let escape = text.firstEscape, decoding.document.isLiteral(node) {
        let meant = ["n": "a line break", "t": "a tab"][escape.dropFirst().prefix(1)] ?? "one character"
        decoding.warn(
          .literalEscape,
          "\"\(escape)\" is shown as \(escape.count) characters; in double quotes it is \(meant)", at: node)
      }
      return text
    }
  }
}

extension Document {
  /// True if a scalar is in a file and not in double quotes, so that a backslash in the scalar is
  /// an ordinary character.
  fileprivate func isLiteral(_ node: NodeID) -> Bool {
    guard case .scalar = self[node].content else { return false }
    let bytes = sources[self[node].source].bytes
    return !bytes.indices.contains(self[node].offset) || bytes[self[node].offset] != UInt8(ascii: "\"")
  }
}

extension String {
  /// The first escape sequence in the text that would only work in YAML's double quotes: `\n`,
  /// `\r`, `\t`, or `\u` and four digits; nil if there is none.
  fileprivate var firstEscape: String? {
    guard utf8.contains(UInt8(ascii: "\\")) else { return nil }
    var rest = self[...]
    while let backslash = rest.firstIndex(of: "\\") {
      let tail = rest[backslash...].dropFirst()
      if let letter = tail.first, "nrt".contains(letter) { return "\\\(letter)" }
      let digits = tail.dropFirst().prefix(4)
      if tail.first == "u", digits.count == 4, digits.allSatisfy(\.isHexDigit) { return "\\u\(digits)" }
      rest = tail.dropFirst(tail.first == "\\" ? 1 : 0)
    }
    return nil
  }
}
