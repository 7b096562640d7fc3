import Foundation

/// A reader for Markdown inside paragraphs: `**bold**`, `_italic_`, `` `code` ``, `~~struck~~`,
/// `[link](url)`, and a backslash before punctuation. Block syntax is taken as text and line ends
/// as spaces, as in Foundation's inline reading.
struct MarkdownReader {
  private let letters: [Character]
  private let keepsSpaces: Bool
  private let baseURL: URL?

  /// - Parameter baseURL: the address that others are relative to.
  init(_ source: String, keepsSpaces: Bool, baseURL: URL? = nil) {
    self.baseURL = baseURL
    letters = Array(source)
    self.keepsSpaces = keepsSpaces
  }

  /// Returns the text of the source.
  func read() -> AttributedString { text(0..<letters.count, [], nil) }

  private static let marks: [(mark: String, intent: InlinePresentationIntent)] = [
    ("***", [.stronglyEmphasized, .emphasized]), ("**", .stronglyEmphasized), ("__", .stronglyEmphasized),
    ("*", .emphasized), ("_", .emphasized), ("~~", .strikethrough),
  ]

  private func text(_ range: Range<Int>, _ intent: InlinePresentationIntent, _ link: URL?) -> AttributedString {
    var result = AttributedString()
    var plain = ""
    func flush() {
      var part = AttributedString(plain)
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      part.link = link
      result.append(part)
      plain = ""
    }
    var place = range.lowerBound
    while place < range.upperBound {
      let letter = letters[place]
      if letter == "\\", place + 1 < range.upperBound, letters[place + 1].isPunctuation || letters[place + 1].isSymbol {
        plain.append(letters[place + 1])
        place += 2
      } else if letter == "`", let end = closing("`", after: place + 1, in: range) {
        flush()
        var code = AttributedString(String(letters[place + 1..<end]))
        code.inlinePresentationIntent = intent.union(.code)
        code.link = link
        result.append(code)
        place = end + 1
      } else if letter == "[", let found = self.link(at: place, in: range) {
        flush()
        result.append(text(found.words, intent, found.url))
        place = found.end
      } else if let found = emphasis(at: place, in: range) {
        flush()
        result.append(text(found.words, intent.union(found.intent), link))
        place = found.end
      } else {
        plain.append(letter.isNewline && !keepsSpaces ? " " : letter)
        place += 1
      }
    }
    flush()
    return result
  }

  private func emphasis(
    at place: Int, in range: Range<Int>
  ) -> (words: Range<Int>, intent: InlinePresentationIntent, end: Int)? {
    for (mark, intent) in MarkdownReader.marks where has(mark, at: place, in: range) {
      let start = place + mark.count
      guard start < range.upperBound, !letters[start].isWhitespace else { return nil }
      // An underscore inside a word is a letter.
      if mark.first == "_", place > 0, letters[place - 1].isLetter { return nil }
      guard let end = closing(mark, after: start, in: range), end > start else { continue }
      return (start..<end, intent, end + mark.count)
    }
    return nil
  }

  private func link(at place: Int, in range: Range<Int>) -> (words: Range<Int>, url: URL?, end: Int)? {
    guard let middle = partner(of: place, "[", "]", in: range), middle + 1 < range.upperBound,
      letters[middle + 1] == "(", let end = partner(of: middle + 1, "(", ")", in: range)
    else { return nil }
    return (place + 1..<middle, url(of: middle + 2..<end), end + 1)
  }

  /// Returns the index of the bracket that closes the bracket at `place`; nil if there is none. A
  /// bracket after a backslash is an ordinary character.
  private func partner(of place: Int, _ open: Character, _ close: Character, in range: Range<Int>) -> Int? {
    var depth = 0
    var place = place
    while place < range.upperBound {
      switch letters[place] {
      case "\\": place += 1
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Returns the URL in the parentheses of a link, without surrounding angle brackets and without
  /// the link's title; nil if it is not a valid URL.
  private func url(of range: Range<Int>) -> URL? {
    var target = String(letters[range]).trimmingCharacters(in: .whitespacesAndNewlines)
    if target.hasPrefix("<"), let end = target.firstIndex(of: ">") {
      target = String(target[target.index(after: target.startIndex)..<end])
    } else {
      target = String(target.prefix { !$0.isWhitespace }.filter { $0 != "\\" })
    }
    return URL(string: target, relativeTo: baseURL)
  }

  /// Returns the index of the next `mark` that ends a style by Markdown's rules; nil if there is
  /// none. For example, only a backtick can end a style directly after a space.
  private func closing(_ mark: String, after start: Int, in range: Range<Int>) -> Int? {
    var place = start
    while place < range.upperBound {
      if letters[place] == "\\" {
        place += 2
        continue
      }
      if has(mark, at: place, in: range), mark == "`" || isEnd(mark, place, range) {
        return place
      }
      place += 1
    }
    return nil
  }

  private func isEnd(_ mark: String, _ place: Int, _ range: Range<Int>) -> Bool {
    guard place > range.lowerBound, !letters[place - 1].isWhitespace, let letter = mark.first else { return false }
    let after = place + mark.count
    // A single mark is not half of a double one.
    if mark.count == 1 {
      if after < range.upperBound, letters[after] == letter { return false }
      if letters[place - 1] == letter { return false }
    }
    return letter != "_" || after >= letters.count || !letters[after].isLetter
  }

  private func has(_ mark: String, at place: Int, in range: Range<Int>) -> Bool {
    place + mark.count <= range.upperBound && zip(mark, letters[place...]).allSatisfy { $0 == $1 }
  }
}
