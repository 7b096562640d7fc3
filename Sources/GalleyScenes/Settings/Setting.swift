/// A parsed `--set` option: the id of a view, the path to a value in the view, and the new value.
struct Setting {
  /// A step of the path, with its offset in the text.
  struct Step {
    var step: SceneKeyPath.Step
    var offset: Int
  }

  /// The setting as typed.
  let text: String
  /// The source text for diagnostics, in which the n-th setting is line n.
  let source: SourceText

  init(_ text: String, line: Int) {
    self.text = text
    source = SourceText(name: "--set", bytes: Array(text.utf8), start: SourcePosition(line: line, column: 1))
  }

  /// The parts of the setting; nil if it does not have the form `id.key=value`, with further `.key`
  /// and `[index]`.
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

  /// Returns the number of bytes before a part of the text.
  func offset(of part: Substring) -> Int { text.utf8.distance(from: text.startIndex, to: part.startIndex) }

  /// Returns an error with a mistake in the setting.
  func failure(_ message: String, at offset: Int = 0, suggestion: String? = nil, valid: [String] = []) -> SceneError {
    SceneError([
      Diagnostic(
        file: source.name, position: source.position(at: offset), message: message, suggestion: suggestion,
        valid: valid)
    ])
  }

  /// Adds a key, and indices that follow the key, as in `runs[0]`. Returns false if the part has
  /// another form.
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
