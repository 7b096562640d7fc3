/// The position of a cursor in the text of a scene, expressed as keys. It is found by indentation
/// and brackets. This works even while the scene is being typed and cannot be parsed.
///
/// Supports block mappings over several lines, and flow mappings within one line, which is how people write scenes.
struct ScenePlace: Hashable {
  /// The keys from the root to the mapping at the cursor.
  private(set) var path: [String] = []
  /// The key whose value contains the cursor; nil if the cursor is at a position for a key.
  private(set) var key: String?
  /// The part of a word before the cursor, for completion. For a word under the mouse pointer, the
  /// whole word.
  private(set) var word = ""

  /// Finds the position before a character of a line. Lines and characters are counted from 0.
  /// - Parameter isWhole: true to include the rest of the word after the cursor.
  init(in lines: [Substring], line: Int, character: Int, isWhole: Bool = false) {
    guard line < lines.count else { return }
    let text = lines[line]
    var end = text.index(text.startIndex, offsetBy: character, limitedBy: text.endIndex) ?? text.endIndex
    if isWhole { end = text[end...].firstIndex { !$0.isPartOfWord } ?? text.endIndex }
    let current = Line(text[..<end])
    path = Self.keys(above: line, in: lines, column: current.column)
    read(current.content)
  }

  /// Returns the keys of the mappings around a line whose content begins at `column`, by searching
  /// the lines above.
  private static func keys(above line: Int, in lines: [Substring], column: Int) -> [String] {
    var keys: [String] = []
    var column = column
    for text in lines[..<line].reversed() where column > 0 {
      let line = Line(text)
      guard line.column < column, let key = line.key else { continue }
      keys.insert(key, at: 0)
      column = line.column
    }
    return keys
  }

  /// Reads the mappings in one line of the file, from its beginning to the cursor.
  private mutating func read(_ content: Substring) {
    /// The key of each open bracket; nil for a list inside a list.
    var open: [String?] = []
    var key: String?
    var token = ""
    var quote: Character?
    for (index, character) in zip(content.indices, content) {
      if let closing = quote {
        if character == closing { quote = nil } else { token.append(character) }
        continue
      }
      switch character {
      case "\"", "'": quote = character
      case "{", "[":
        open.append(key)
        (key, token) = (nil, "")
      case "}", "]":
        if !open.isEmpty { key = open.removeLast() }
        token = ""
      case ",": if open.isEmpty { token.append(character) } else { (key, token) = (nil, "") }
      case ":" where key == nil && Self.endsKey(content, after: index):
        (key, token) = (token.trimmed, "")
      case "#" where token.isEmpty || token.last == " ": return
      default: token.append(character)
      }
    }
    path += open.compactMap(\.self)
    self.key = key
    word = token.trimmed
  }

  private static func endsKey(_ content: Substring, after index: Substring.Index) -> Bool {
    let next = content.index(after: index)
    return next == content.endIndex || content[next] == " "
  }
}

/// A line of a block mapping, without its indentation.
private struct Line {
  /// The column where the content of the line begins after spaces and dashes.
  var column: Int
  var content: Substring

  init(_ text: Substring) {
    content = text.drop { $0 == " " }
    while content.hasPrefix("- ") || content == "-" { content = content.dropFirst().drop { $0 == " " } }
    column = text.distance(from: text.startIndex, to: content.startIndex)
  }

  /// The key at the beginning of the line; nil for an empty line, a comment or a scalar.
  var key: String? {
    guard !content.hasPrefix("#"), let colon = content.firstIndex(of: ":") else { return nil }
    let next = content.index(after: colon)
    guard next == content.endIndex || content[next] == " " else { return nil }
    return String(content[..<colon]).trimmed
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "-" || self == "_" || self == "$" }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " || $0 == "\"" || $0 == "'" }
    let end = start.lastIndex { $0 != " " && $0 != "\"" && $0 != "'" }
    return end.map { String(start[...$0]) } ?? ""
  }
}
