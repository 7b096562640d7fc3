/// A text of a scene that needs quotes, since YAML reads it as something else.
struct UnquotedText {
  /// The column where the text begins, from 1, in Unicode scalars.
  let column: Int
  /// The description of the problem, with the text in quotes.
  let message: String

  /// Finds the first text in a line that needs quotes; nil if there is none.
  init?(in line: String) {
    var scanner = LineScanner(Array(line))
    guard let found = scanner.find() else { return nil }
    self = found
  }

  fileprivate init(_ reason: String, _ key: String, _ value: String, at index: Int, in line: [Character]) {
    let quoted = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    column = String(line[..<index]).unicodeScalars.count + 1
    message = "\(reason) needs quotes: \(key): \"\(quoted)\""
  }
}

/// Searches one line for keys and their values, inside and outside of braces.
private struct LineScanner {
  private let line: [Character]
  private var place = 0
  /// The number of open brackets.
  private var depth = 0

  init(_ line: [Character]) { self.line = line }

  mutating func find() -> UnquotedText? {
    while let key = nextKey() {
      let start = place
      guard place < line.count else { return nil }
      if line[place] == "\"" || line[place] == "'" {
        skipQuoted()
        continue
      }
      let value = plainValue()
      if let found = trap(key, value, at: start) { return found }
      place = ["{", "["].contains(line[start]) ? start : start + value.count
    }
    return nil
  }

  /// Moves to the value of the next key and returns the key; nil at the end of the line.
  private mutating func nextKey() -> String? {
    while place < line.count {
      switch line[place] {
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      case "\"", "'":
        skipQuoted()
        continue
      case "#" where place == 0 || line[place - 1] == " ": return nil
      case let character where character.isLetter:
        let end = line[place...].firstIndex { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" } ?? line.count
        let key = String(line[place..<end])
        place = end
        guard end + 1 < line.count, line[end] == ":", line[end + 1] == " " else { continue }
        place = line[(end + 1)...].firstIndex { $0 != " " } ?? line.count
        return key
      default: break
      }
      place += 1
    }
    return nil
  }

  private mutating func skipQuoted() {
    let quote = line[place]
    place += 1
    while place < line.count, line[place] != quote { place += line[place] == "\\" && quote == "\"" ? 2 : 1 }
    place = min(line.count, place + 1)
  }

  /// Returns the text from the current position to the end of a plain value: a comma or bracket
  /// inside of brackets, a comment, or the end of the line.
  private func plainValue() -> String {
    var end = place
    while end < line.count {
      if depth > 0, [",", "}", "]"].contains(line[end]), !(end == place) { break }
      if line[end] == "#", end > place, line[end - 1] == " " { break }
      end += 1
    }
    var text = line[place..<end]
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  private func trap(_ key: String, _ value: String, at start: Int) -> UnquotedText? {
    guard let first = value.first else { return nil }
    func found(_ reason: String) -> UnquotedText { UnquotedText(reason, key, value, at: start, in: line) }
    let isMark = ["@", "`", "%"].contains(first) || isText(key) && ["*", "&", "!", "|", ">", "#"].contains(first)
    if isMark { return found("a text that begins with \"\(first)\"") }
    if isText(key), value.hasPrefix("? ") { return found("a text that begins with \"? \"") }
    if value.hasPrefix("- ") { return found("a text that begins with \"- \"") }
    if first == "[" || first == "{" {
      guard let end = closing(from: start), first == "[" || !isText(key) || line[start..<end].contains(":") else {
        return isText(key) ? found("a text that begins with \"\(first)\"") : nil
      }
      guard depth == 0, line[end...].dropFirst().contains(where: { $0 != " " }) else { return nil }
      let rest = String(line[(end + 1)...]).drop { $0 == " " }
      return rest.hasPrefix("#") ? nil : found("a text that begins with \"\(first)\"")
    }
    guard value.contains(": ") || value.hasSuffix(":") else { return nil }
    return found("\": \" inside a text")
  }

  /// True for a key whose value is a text for readers, and never a list or a mapping without
  /// quotes.
  private func isText(_ key: String) -> Bool {
    ["text", "title", "placeholder", "caption"].contains { key.lowercased().hasSuffix($0) }
  }

  /// Returns the position of the bracket that closes the bracket at `start`; nil if it is missing
  /// or of another kind.
  private func closing(from start: Int) -> Int? {
    let pairs: [Character: Character] = ["{": "}", "[": "]"]
    var open: [Character] = []
    for index in start..<line.count {
      if let end = pairs[line[index]] { open.append(end) }
      guard line[index] == "}" || line[index] == "]" else { continue }
      guard open.popLast() == line[index] else { return nil }
      if open.isEmpty { return index }
    }
    return nil
  }
}
