import GalleyBase

/// All keys of one kind of mapping. Decoding, suggestions, the manual and the schema follow from it.
struct KeyTable<Target>: Sendable {
  /// The thing that the mapping describes, for messages: `a label`.
  let subject: String
  /// The UIKit class whose properties the keys are; nil for none.
  let counterpart: String?
  /// In the order in which they are read, whatever their order in the file: a later key may build on an earlier one.
  let keys: [Key<Target>]
  /// Keys of UIKit that this version does not support. Each is refused as such instead of being taken for a slip.
  let later: [String]
  /// Properties of UIKit that have no effect without a screen. Each is refused with what it would do there.
  let needsScreen: [String: String]
  /// Keys that the mapping needs: one of each list.
  let required: [[String]]
  /// Returns a hint for a key that belongs elsewhere; nil for any other.
  let hint: @Sendable (String) -> String?
  private let indices: [String: Int]

  init(
    _ subject: String, _ keys: [Key<Target>], counterpart: String? = nil, later: [String] = [],
    needsScreen: [String: String] = [:], required: [String] = [], requiresOneOf alternatives: [String] = [],
    hint: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.subject = subject
    self.counterpart = counterpart
    self.keys = keys
    self.later = later
    self.needsScreen = needsScreen
    self.required = required.map { [$0] } + (alternatives.isEmpty ? [] : [alternatives])
    self.hint = hint
    var indices: [String: Int] = [:]
    for (index, key) in keys.enumerated() {
      for name in key.names {
        precondition(indices.updateValue(index, forKey: name) == nil, "the key \(name) stands twice in a table")
      }
    }
    self.indices = indices
  }

  /// Every key by its first spelling.
  var names: [String] { keys.compactMap(\.names.first) }

  /// The index of a key in `keys`, by any of its spellings.
  func index(of name: String) -> Int? { indices[name] }

  /// The table for the manual and the schema.
  var description: TableDescription {
    TableDescription(
      subject: subject, counterpart: counterpart,
      entries: keys.map { TableDescription.Entry(names: $0.names, shape: $0.shape, manual: $0.manual) },
      required: required)
  }
}

extension Decoding {
  /// Reads a mapping into `target`; reports everything in it that is not as the table says.
  mutating func decode<Target>(_ node: NodeID, into target: inout Target, by table: KeyTable<Target>) {
    guard let pairs = document.pairs(node) else {
      reject(node, expected: "a mapping that describes \(table.subject)")
      return
    }
    var found: [(index: Int, key: NodeID, value: NodeID)] = []
    var meant: [String] = []
    for (key, value) in pairs {
      let name = document.scalarText(key) ?? ""
      guard let index = table.index(of: name) else {
        if let other = rejectKey(key, name, table) { meant.append(other) }
        continue
      }
      if let first = found.first(where: { $0.index == index }) {
        let other = document.scalarText(first.key) ?? ""
        report("\"\(name)\" and \"\(other)\" are one key in two spellings; give one of them", at: key)
      } else {
        found.append((index, key, value))
      }
    }
    for names in table.required where meant.allSatisfy({ !names.contains($0) }) {
      guard !found.contains(where: { !table.keys[$0.index].names.allSatisfy { !names.contains($0) } }) else { continue }
      let quoted = names.map { "\"\($0)\"" }.joined(separator: " or ")
      report("the key \(quoted) is missing in \(table.subject)", at: node)
    }
    found.sort { $0.index < $1.index }
    for (index, key, value) in found {
      inside(key: document.scalarText(key) ?? "") { table.keys[index].apply(&target, &$0, value) }
    }
  }

  /// Reports a key that the table does not have. Returns the one that was probably meant.
  private mutating func rejectKey<Target>(_ key: NodeID, _ name: String, _ table: KeyTable<Target>) -> String? {
    if let reason = table.needsScreen[name] {
      report("\"\(name)\" has no meaning without a screen: \(reason)", at: key)
    } else if table.later.contains(name) {
      report("\"\(name)\" is not supported yet in \(table.subject); this version would ignore it", at: key)
    } else if name == "<<" {
      report("merge keys (<<) are YAML 1.1; repeat the keys, or name a style", at: key)
    } else if let hint = table.hint(name) {
      report(hint, at: key)
    } else {
      let suggestion = nearestSpelling(to: name, among: table.keys.flatMap(\.names))
      report(
        "unknown key \"\(name.shortened)\" in \(table.subject)", at: key, suggestion: suggestion, valid: table.names)
      return suggestion
    }
    return nil
  }
}
