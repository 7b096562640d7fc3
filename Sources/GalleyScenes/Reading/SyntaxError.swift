import CFYAML

/// Where an event begins, as a person would say: a quoted scalar at its quote, a block scalar at its first word, an
/// empty value behind what came before it.
func startOffset(of event: cfyaml_event, in text: SourceText, behind lastOffset: Int) -> Int {
  guard event.offset >= 0 else { return lastOffset }
  var offset = min(event.offset, text.bytes.count)
  if event.kind == CFYAML_ALIAS, offset > 0, text.bytes[offset - 1] == UInt8(ascii: "*") { return offset - 1 }
  guard event.kind == CFYAML_SCALAR, event.is_quoted else { return offset }
  let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
  if offset > 0, quotes.contains(text.bytes[offset - 1]) { return offset - 1 }
  while offset < text.bytes.count, text.bytes[offset] == UInt8(ascii: " ") { offset += 1 }
  return offset
}

/// The diagnostic for a text that is not YAML: libfyaml's words, or ours where we can say what to do.
func syntaxError(_ event: cfyaml_event, in text: SourceText) -> Diagnostic {
  let found = string(event.text) ?? "it cannot be read"
  var position = SourcePosition(line: max(Int(event.line), 1), column: max(Int(event.column), 1))
  if event.offset >= 0 { position = text.position(at: event.offset) }
  if let tab = tabIndentation(near: position.line, in: text) {
    return Diagnostic(file: text.name, position: tab, message: "not valid YAML: a tab cannot indent; use spaces")
  }
  let message =
    switch found {
    case "invalid multiline plain key":
      "a key cannot go on in the next line; is a colon missing, or the indentation wrong?"
    case "did not find expected key": "a key is expected here; is the indentation wrong?"
    default: found
    }
  return Diagnostic(file: text.name, position: position, message: "not valid YAML: " + message)
}

/// The first tab in the white space that begins the line of a syntax error, or the next line: the usual cause.
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

/// The text of an event, copied; nil where there is none.
func string(_ text: cfyaml_text) -> String? {
  guard let bytes = text.bytes else { return nil }
  return bytes.withMemoryRebound(to: UInt8.self, capacity: text.length) {
    String(decoding: UnsafeBufferPointer(start: $0, count: text.length), as: UTF8.self)
  }
}
