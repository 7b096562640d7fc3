/// One `--set`: the id of a view, the path to a value in it, and the value.
struct Setting {
  /// A step of the path, and its offset in the text.
  struct Step {
    var step: SceneKeyPath.Step
    var offset: Int
  }

  /// As typed.
  let text: String
  /// For diagnostics; the n-th setting counts as line n.
  let source: SourceText

  init(_ text: String, line: Int) {
    self.text = text
    source = SourceText(name: "--set", bytes: Array(text.utf8), start: SourcePosition(line: line, column: 1))
  }

  /// Parses a setting; nil if it is not of the form `id.key=value`, with further `.key` and `[index]`.
  var parts: (id: String, steps: [Step], value: Substring)? {
    guard let equals = text.firstIndex(of: "="), let dot = text[..<equals].firstIndex(of: "."),
      dot > text.startIndex
    else { return nil }
    var steps: [Step] = []
    for part in text[text.index(after: dot)..<equals].split(separator: ".", omittingEmptySubsequences: false) {
      guard addSteps(of: part, to: &steps) else { return nil }
    }
    return (String(text[..<dot]), steps, text[text.index(after: equals)...])
  }

  /// The number of bytes before a part of the text.
  func offset(of part: Substring) -> Int { text.utf8.distance(from: text.startIndex, to: part.startIndex) }

  /// A mistake in the setting.
  func failure(_ message: String, at offset: Int = 0, suggestion: String? = nil, valid: [String] = []) -> SceneError {
    SceneError([
      Diagnostic(
        file: source.name, position: source.position(at: offset), message: message, suggestion: suggestion,
        valid: valid)
    ])
  }

  /// A key, and any indices after it: `runs[0]`.
  private func addSteps(of part: Substring, to steps: inout [Step]) -> Bool {
    let key = part.prefix { $0 != "[" }
    guard !key.isEmpty else { return false }
    steps.append(Step(step: .key(String(key)), offset: offset(of: key)))
    var rest = part[key.endIndex...]
    while !rest.isEmpty {
      guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return false }
      let digits = rest[..<end].dropFirst()
      guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
      // No list has as many elements as a number that is too long has.
      steps.append(Step(step: .index(Int(digits) ?? .max), offset: offset(of: rest)))
      rest = rest[rest.index(after: end)...]
    }
    return true
  }
}
