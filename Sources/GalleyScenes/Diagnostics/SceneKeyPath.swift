import GalleyBase

/// A path through the keys and indices of a document, written as in `views[0].label.font`.
struct SceneKeyPath: Hashable, Sendable {
  /// A key or an index of a path.
  enum Step: Hashable, Sendable {
    case key(String)
    /// An index of a list, from 0.
    case index(Int)
  }

  private(set) var steps: [Step] = []

  mutating func append(key: String) { steps.append(.key(key)) }

  mutating func append(index: Int) { steps.append(.index(index)) }

  /// Returns the path with one more key.
  func appending(key: String) -> SceneKeyPath {
    var path = self
    path.append(key: key)
    return path
  }

  /// Returns the path with one more index.
  func appending(index: Int) -> SceneKeyPath {
    var path = self
    path.append(index: index)
    return path
  }

  mutating func removeLast() { steps.removeLast() }

  /// The last key of the path; empty if the path has no key.
  var lastKey: String {
    for case .key(let key) in steps.reversed() { return key }
    return ""
  }

  /// The path as written in diagnostics. A key that is not a plain word is quoted: `styles["a b"]`.
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
