import GalleyBase

/// A way through the keys and indices of a document, written as in `views[0].label.font`.
struct SceneKeyPath: Hashable, Sendable {
  /// One step down.
  enum Step: Hashable, Sendable {
    case key(String)
    /// Counted from 0.
    case index(Int)
  }

  private(set) var steps: [Step] = []

  mutating func append(key: String) { steps.append(.key(key)) }

  mutating func append(index: Int) { steps.append(.index(index)) }

  /// The path with one more key.
  func appending(key: String) -> SceneKeyPath {
    var path = self
    path.append(key: key)
    return path
  }

  /// The path with one more index.
  func appending(index: Int) -> SceneKeyPath {
    var path = self
    path.append(index: index)
    return path
  }

  mutating func removeLast() { steps.removeLast() }

  /// The last key; empty without any.
  var lastKey: String {
    for case .key(let key) in steps.reversed() { return key }
    return ""
  }

  /// The path as in diagnostics. A key that is not a plain word is quoted: `styles["a b"]`.
  var text: String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key) where key.isPlainWord: text += (text.isEmpty ? "" : ".") + key
      case .key(let key): text += "[\"" + key.shortened + "\"]"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}

extension String {
  fileprivate var isPlainWord: Bool {
    !isEmpty && utf8.count <= 64
      && unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "-"
      }
  }
}
