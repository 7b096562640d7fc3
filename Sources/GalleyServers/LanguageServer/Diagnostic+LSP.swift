import GalleyFiles
import GalleyScenes

extension Diagnostic {
  /// Returns the diagnostic in the format of the protocol. Its range is the word at its position.
  func json(in lines: [Substring]) -> JSON {
    let line = position.line - 1
    let text = line < lines.count ? lines[line] : ""
    let scalars = text.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: position.column - 1, limitedBy: scalars.endIndex)
    let (before, rest) = (text[..<(start ?? text.endIndex)], text[(start ?? text.endIndex)...])
    let word = rest.prefix { !" :,{}[]".contains($0) }
    let column = before.utf16.count
    return [
      "range": range(line, column, column + max(word.utf16.count, 1)),
      "severity": severity == .error ? 1 : 2, "source": "galley", "message": words,
    ]
  }

  /// The message as printed on the command line, without the position, which the editor shows.
  private var words: String {
    let place = "\(file):\(position.line):\(position.column): \(severity.rawValue): "
    return String(description.dropFirst(place.count))
  }
}

extension JSON {
  /// Returns the diagnostic for an error without a position, such as a missing font.
  static func mistake(ofWholeDocument message: String) -> JSON {
    ["range": range(0, 0, 1), "severity": 1, "source": "galley", "message": message]
  }
}

private func range(_ line: Int, _ start: Int, _ end: Int) -> JSON {
  [
    "start": ["line": line, "character": start] as JSON, "end": ["line": line, "character": end] as JSON,
  ]
}
