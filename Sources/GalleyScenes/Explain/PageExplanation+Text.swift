import GalleyBase
import GalleyText
import GalleyViews

extension PageExplanation {
  /// The explanation in plain words, with a line break at its end; empty if no view shows text.
  public var text: String { views.map(\.inWords).joined(separator: "\n") }
}

extension PageExplanation.ViewExplanation {
  /// The explanation of the view in plain words: the view, then its lines, each with its topics. A
  /// topic that has not changed since the previous line refers to that line.
  var inWords: String {
    var words = Words()
    let name = id.map { " \(Wording.quote($0))" } ?? ""
    let size = "\(Wording.length(frame.width)) × \(Wording.length(frame.height)) pt"
    let lineCount = layout.lines.last?.line ?? 0
    words.line("\(type)\(name), \(size), \(Wording.count(lineCount, "line"))")
    words.statements(label?.statements ?? [], indent: 2)
    if let overflow = layout.overflow, label == nil {
      let hidden = Wording.quote(String(decoding: Array(text.utf16)[overflow.range], as: UTF16.self))
      words.statements([Statement("left out", "\(hidden): \(overflow.cause.sentence(keys))")], indent: 2)
    }
    var before: [String: (sentence: String, line: String)] = [:]
    for line in layout.lines {
      let title = line.fragmentCount > 1 ? "line \(line.line).\(line.fragment)" : "line \(line.line)"
      words.line("")
      words.line("  \(title)  \(Wording.quote(line.text))")
      var said: [String: (sentence: String, line: String)] = [:]
      let statements = line.statements(keys).map { statement in
        let origin = before[statement.topic]
        let isRepeated = origin?.sentence == statement.sentence && Self.repeatable.contains(statement.topic)
        said[statement.topic] = (statement.sentence, isRepeated ? origin?.line ?? title : title)
        return isRepeated ? Statement(statement.topic, "as on \(origin?.line ?? title)") : statement
      }
      words.statements(statements, indent: 4)
      before = said
    }
    return words.text
  }

  /// The topics that are stated only once for consecutive lines if they do not change.
  private static let repeatable: Set<String> = ["height", "space", "indent", "room"]
}

/// Builds lines of text with the topics in a column.
private struct Words {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  mutating func statements(_ statements: [Statement], indent: Int) {
    let margin = String(repeating: " ", count: indent)
    for statement in statements {
      let space = String(repeating: " ", count: max(2, 10 - statement.topic.count))
      line(margin + statement.topic + space + statement.sentence)
    }
  }
}
