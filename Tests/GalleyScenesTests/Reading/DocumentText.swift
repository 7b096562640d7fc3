@testable import GalleyScenes

/// The tree of a document in one line, each scalar with its kind and place, to compare by eye and by `==`.
func dump(_ document: Document, places: Bool = true) -> String {
  func text(_ node: NodeID) -> String {
    let position = document.position(of: node)
    let place = places ? "@\(position.line):\(position.column)" : ""
    switch document[node].content {
    case .scalar(let value, let isQuoted): return (isQuoted ? "'\(value)'" : value) + place
    case .sequence: return "[" + (document.elements(node) ?? []).map(text).joined(separator: " ") + "]" + place
    case .mapping:
      let pairs = document.pairs(node) ?? []
      return "{" + pairs.map { text($0.key) + "=" + text($0.value) }.joined(separator: " ") + "}" + place
    case .argument(let value, _): return "`\(value)`" + place
    }
  }
  return text(document.root)
}

/// Reads text as a file called `s.yaml`.
func read(_ text: String, limits: ReadingLimits = ReadingLimits()) throws(SceneError) -> Document {
  try Document(reading: Array(text.utf8), file: "s.yaml", limits: limits)
}

/// The diagnostics of a text that cannot be read, one a line; "" if it can.
func readingFailure(_ bytes: [UInt8], limits: ReadingLimits = ReadingLimits()) -> String {
  do throws(SceneError) {
    return try Document(reading: bytes, file: "s.yaml", limits: limits).mistakes.map(\.description)
      .joined(separator: "\n")
  } catch {
    return error.description
  }
}
