import GalleyBase

/// All keys of one kind of mapping. Decoding, suggestions, the manual and the schema follow from it.
struct KeyTable<Target>: Sendable {
  /// The UIKit class whose properties the keys are; nil for none.
  let counterpart: String?
  /// In the order in which they are read, which does not depend on the file: a later key may build on an earlier one.
  let keys: [Key<Target>]
  /// The part that does not depend on the keys' effects.
  let spellings: KeySpellings

  init(
    _ subject: String, _ keys: [Key<Target>], counterpart: String? = nil, later: [String] = [],
    needsScreen: [String: String] = [:], required: [String] = [], requiresOneOf alternatives: [String] = [],
    hint: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.counterpart = counterpart
    self.keys = keys
    spellings = KeySpellings(
      subject: subject, names: keys.map(\.names), later: later, needsScreen: needsScreen,
      required: required.map { [$0] } + (alternatives.isEmpty ? [] : [alternatives]), hint: hint)
  }

  /// The thing that the mapping describes, for messages: `a label`.
  var subject: String { spellings.subject }

  /// Every key by its first spelling.
  var names: [String] { spellings.firstNames }

  /// The table for the manual and the schema.
  var description: TableDescription {
    TableDescription(
      subject: subject, counterpart: counterpart,
      entries: keys.map { TableDescription.Entry(names: $0.names, shape: $0.shape, manual: $0.manual) },
      required: spellings.required)
  }
}

extension Decoding {
  /// Reads a mapping into `target`; reports everything in it that contradicts the table.
  mutating func decode<Target>(_ node: NodeID, into target: inout Target, by table: KeyTable<Target>) {
    for (index, key, value) in findKeys(node, table.spellings) {
      inside(key: document.scalarText(key) ?? "") { table.keys[index].apply(&target, &$0, value) }
    }
  }
}
