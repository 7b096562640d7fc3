import GalleyBase

/// The spellings of a mapping's keys, and the messages about unknown keys.
///
/// It is separate from `KeyTable` because it does not depend on the type that the keys change: the optimiser copies
/// generic code for each of some fifty kinds of mapping, which took most of this module's compile time.
struct KeySpellings: Sendable {
  /// The noun phrase in messages for the value that has the keys, such as `a label`.
  let subject: String
  /// The spellings of each key, UIKit's first, in the order in which keys are read.
  let names: [[String]]
  /// Keys of UIKit that this version does not support. Each is refused as unsupported, not treated as a misspelling.
  let later: [String]
  /// Properties of UIKit that have an effect only on a screen, each with a description of this
  /// effect on iOS. The scene's author gets the description in the message that refuses the key.
  let needsScreen: [String: String]
  /// The keys that the mapping needs: at least one of each inner list.
  let required: [[String]]
  /// The function that returns a hint for a key that belongs elsewhere, and nil for any other key.
  let hint: @Sendable (String) -> String?
  private let indices: [String: Int]

  init(
    subject: String, names: [[String]], later: [String], needsScreen: [String: String], required: [[String]],
    hint: @escaping @Sendable (String) -> String?
  ) {
    self.subject = subject
    self.names = names
    self.later = later
    self.needsScreen = needsScreen
    self.required = required
    self.hint = hint
    var indices: [String: Int] = [:]
    for (index, spellings) in names.enumerated() {
      for name in spellings {
        precondition(indices.updateValue(index, forKey: name) == nil, "the key \(name) is in a table twice")
      }
    }
    self.indices = indices
  }

  /// The first spelling of every key.
  var firstNames: [String] { names.compactMap(\.first) }

  /// Returns the index of the key with the given spelling; nil if no key has it.
  func index(of name: String) -> Int? { indices[name] }
}

extension Decoding {
  /// Returns the keys of a mapping, each with its index in the table and its value, in the order in
  /// which they are to be read. Reports unknown, repeated and missing keys.
  mutating func findKeys(_ node: NodeID, _ table: KeySpellings) -> [(index: Int, key: NodeID, value: NodeID)] {
    guard let pairs = document.pairs(node) else {
      let kind = table.subject.split(separator: " ").last ?? ""
      // Runs are items of a list, and have no word of their own.
      let example = document.scalarText(node).map {
        let key = ["text", "title"].first { table.index(of: $0) != nil }
        return $0.isEmpty || kind == "run" || key == nil
          ? "" : ", as in \"\(kind): { \(key ?? ""): \($0.shortened) }\""
      }
      reject(node, expected: "a mapping that describes \(table.subject)" + (example ?? ""))
      return []
    }
    var found: [(index: Int, key: NodeID, value: NodeID)] = []
    var meant: [String] = []
    for (key, value) in pairs {
      let name = document.scalarText(key) ?? ""
      guard let index = table.index(of: name) else {
        if reportsCutText(key, value, in: pairs, table) { continue }
        if let other = rejectKey(key, name, table) { meant.append(other) }
        continue
      }
      if let first = found.first(where: { $0.index == index }) {
        let other = document.scalarText(first.key) ?? ""
        report("\"\(name)\" and \"\(other)\" are two spellings of one key; give one of them", at: key)
      } else {
        found.append((index, key, value))
      }
    }
    for names in table.required where meant.allSatisfy({ !names.contains($0) }) {
      guard !found.contains(where: { !table.names[$0.index].allSatisfy { !names.contains($0) } }) else { continue }
      if names == ["galley"] {
        report("\(table.subject) begins with \"galley: 1\"", at: node)
        continue
      }
      let quoted = names.map { "\"\($0)\"" }.joined(separator: " or ")
      report("the key \(quoted) is missing in \(table.subject)", at: node)
    }
    found.sort { $0.index < $1.index }
    return found
  }

  /// Reports a key without a value that is really the end of a text: the author wrote a comma in a
  /// text without quotes. Returns true for such a key, and false for any other.
  private mutating func reportsCutText(
    _ key: NodeID, _ value: NodeID, in pairs: [(key: NodeID, value: NodeID)], _ table: KeySpellings
  ) -> Bool {
    guard case .scalar("", isQuoted: false) = document[value].content, let name = document.scalarText(key),
      name.contains(where: { !$0.isLetter }) || name.first?.isUppercase == true
        || nearestSpelling(to: name, among: table.names.flatMap(\.self)) == nil,
      let place = pairs.firstIndex(where: { $0.key == key }), place > 0,
      case .scalar(let text, isQuoted: false) = document[pairs[place - 1].value].content, !text.isEmpty
    else { return false }
    let owner = document.scalarText(pairs[place - 1].key) ?? ""
    report("a comma ends a value inside { }: put the text in quotes: \(owner): \"\(text), \(name)\"", at: key)
    return true
  }

  /// Reports a key that the table does not have. Returns the key that was probably meant.
  private mutating func rejectKey(_ key: NodeID, _ name: String, _ table: KeySpellings) -> String? {
    if let reason = table.needsScreen[name] {
      report("\"\(name)\" has no meaning without a screen: \(reason)", at: key)
    } else if table.later.contains(name) {
      report("\"\(name)\" is not supported yet in \(table.subject); this version would ignore it", at: key)
    } else if name == "<<" {
      report("merge keys (<<) are only in YAML 1.1; repeat the keys, or use a style", at: key)
    } else if let hint = table.hint(name) {
      report(hint, at: key)
    } else {
      let suggestion = nearestSpelling(to: name, among: table.names.flatMap(\.self))
      var mistake = document.diagnostic(
        "unknown key \"\(name.shortened)\" in \(table.subject)", at: key, path: path, suggestion: suggestion,
        valid: table.firstNames)
      (mistake.word, mistake.listing) = (name, "galley schema --markdown")
      add(mistake)
      return suggestion
    }
    return nil
  }
}
