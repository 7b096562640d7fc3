/// Returns the path of a file URI (RFC 8089) such as `file:///a%20b/s.yaml`, which has no host,
/// query or fragment; nil for any other URI.
func path(ofFileURI uri: String) -> String? {
  guard uri.prefix(5).lowercased() == "file:" else { return nil }
  var rest = uri.dropFirst(5)
  if rest.hasPrefix("//") { rest = rest.dropFirst(2).drop { $0 != "/" } }
  rest = rest.prefix { $0 != "?" && $0 != "#" }
  guard rest.hasPrefix("/") else { return nil }
  return unescaped(rest.utf8[...])
}

/// Returns the text with percent escapes such as `%20` decoded; nil if an escape is invalid or the
/// bytes are not UTF-8.
private func unescaped(_ text: Substring.UTF8View) -> String? {
  var bytes: [UInt8] = []
  var rest = text
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let high = rest.popFirst().flatMap(hexadecimal), let low = rest.popFirst().flatMap(hexadecimal) else {
      return nil
    }
    bytes.append(high << 4 | low)
  }
  return String(validating: bytes, as: UTF8.self)
}

/// Returns the value of a hexadecimal digit; nil for any other character.
private func hexadecimal(_ digit: UInt8) -> UInt8? {
  Character(Unicode.Scalar(digit)).hexDigitValue.map { UInt8($0) }
}
