import CFYAML

/// Returns the byte offset at which a person sees a parser event begin: a quoted scalar at its
/// quote, a block scalar at its first word, an empty value after the preceding token.
func startOffset(of event: cfyaml_event, in text: SourceText, behind lastOffset: Int) -> Int {
  guard unsafe event.offset >= 0 else { return lastOffset }
  var offset = unsafe min(event.offset, text.bytes.count)
  if unsafe event.kind == CFYAML_ALIAS, offset > 0, text.bytes[offset - 1] == UInt8(ascii: "*") { return offset - 1 }
  guard unsafe event.kind == CFYAML_SCALAR, unsafe event.is_quoted else { return offset }
  let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
  if offset > 0, quotes.contains(text.bytes[offset - 1]) { return offset - 1 }
  while offset < text.bytes.count, text.bytes[offset] == UInt8(ascii: " ") { offset += 1 }
  return offset
}

/// Returns the diagnostic for a text that is not YAML. The message is from libfyaml, or from Galley
/// where the remedy is known.
func syntaxError(_ event: cfyaml_event, in text: SourceText) -> Diagnostic {
  let found = unsafe string(event.text) ?? "it cannot be read"
  var position = unsafe SourcePosition(line: max(Int(event.line), 1), column: max(Int(event.column), 1))
  if unsafe event.offset >= 0 { position = unsafe text.position(at: event.offset) }
  if let tab = tabIndentation(near: position.line, in: text) {
    return Diagnostic(file: text.name, position: tab, message: "not valid YAML: a tab cannot indent; use spaces")
  }
  // A text without quotes is found in its own line, or in the one before the place where it is noticed.
  for line in [position.line, position.line - 1] {
    guard let found = UnquotedText(in: text.line(line)) else { continue }
    return Diagnostic(
      file: text.name, position: SourcePosition(line: line, column: found.column), message: found.message)
  }
  let message =
    switch found {
    case "invalid multiline plain key":
      "a key cannot go on in the next line; is a colon missing, or the indentation wrong?"
    case "mismatched flow mapping end": "a \"[\" is not closed before this \"}\"; is a \"]\" missing?"
    case "mismatched flow sequence end": "a \"{\" is not closed before this \"]\"; is a \"}\" missing?"
    case "did not find expected key": "a key is expected here; is the indentation wrong?"
    default: found
    }
  var hint = ""
  if let comment = commentLikeColor(upTo: position.line, in: text) {
    hint = "; the # at \(comment.line):\(comment.column) begins a comment: a colour needs quotes"
  }
  return Diagnostic(file: text.name, position: position, message: "not valid YAML: " + message + hint)
}

/// Returns the position of the last colour without quotes inside brackets, up to the line of a
/// syntax error; nil if there is none. Such a colour begins a comment, which then includes the
/// closing bracket.
private func commentLikeColor(upTo line: Int, in text: SourceText) -> SourcePosition? {
  var found: SourcePosition?
  let lines = text.bytes.split(separator: UInt8(ascii: "\n"), maxSplits: line, omittingEmptySubsequences: false)
  for (index, bytes) in lines.prefix(line).enumerated() {
    guard let mark = bytes.indices.dropFirst().first(where: { bytes[$0] == UInt8(ascii: "#") && bytes[$0 - 1] == 0x20 })
    else { continue }
    let before = bytes[..<mark]
    let digits = bytes[(mark + 1)...].prefix { isHexDigit($0) }.count
    let isInBrackets = before.contains(UInt8(ascii: "{")) || before.contains(UInt8(ascii: "["))
    if isInBrackets, before.last(where: { $0 != 0x20 }) == UInt8(ascii: ":"), [3, 4, 6, 8].contains(digits) {
      let column = String(decoding: before, as: UTF8.self).unicodeScalars.count + 1
      found = SourcePosition(line: index + 1, column: column)
    }
  }
  return found
}

private func isHexDigit(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
}

/// Returns the position of the first tab in the indentation of the line with a syntax error, or of
/// the next line; nil if neither has a tab. Tabs are the usual cause of the error.
private func tabIndentation(near line: Int, in text: SourceText) -> SourcePosition? {
  var current = 1
  var column = 1
  var isIndentation = true
  for byte in text.bytes {
    if byte == UInt8(ascii: "\n") {
      current += 1
      column = 1
      isIndentation = true
      if current > line + 1 { return nil }
      continue
    }
    if isIndentation, current >= line, byte == UInt8(ascii: "\t") {
      return SourcePosition(line: current, column: column)
    }
    if byte != UInt8(ascii: " ") { isIndentation = false }
    column += 1
  }
  return nil
}

/// Returns a copy of an event's text; nil if the event has no text.
func string(_ text: cfyaml_text) -> String? {
  guard let bytes = unsafe text.bytes else { return nil }
  return unsafe bytes.withMemoryRebound(to: UInt8.self, capacity: text.length) {
    unsafe String(decoding: UnsafeBufferPointer(start: $0, count: text.length), as: UTF8.self)
  }
}

extension SourceText {
  /// Returns the line with the given number, from 1, without its line break; empty if the text has
  /// fewer lines.
  fileprivate func line(_ number: Int) -> String {
    guard number > 0 else { return "" }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: number, omittingEmptySubsequences: false)
    guard number <= lines.count else { return "" }
    let line = String(decoding: lines[number - 1], as: UTF8.self)
    return line.hasSuffix("\r") ? String(line.dropLast()) : line
  }
}
