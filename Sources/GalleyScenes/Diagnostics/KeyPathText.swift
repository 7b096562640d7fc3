/// A way through keys and indices, written as in `views[0].label.font`.
struct KeyPathText: Hashable, Sendable {
  private(set) var text = ""

  /// Goes into a mapping. A key that is no plain word is quoted: `styles["a b"]`.
  mutating func append(key: String) {
    let isWord = !key.isEmpty && key.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0.isWordPart }
    if isWord {
      text += (text.isEmpty ? "" : ".") + key
    } else {
      text += "[\"" + key + "\"]"
    }
  }

  /// Goes into a list, counted from 0.
  mutating func append(index: Int) { text += "[\(index)]" }
}

extension Unicode.Scalar {
  fileprivate var isWordPart: Bool { ("0"..."9").contains(self) || self == "_" || self == "-" }
}
