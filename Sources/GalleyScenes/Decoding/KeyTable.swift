import GalleyBase

/// All keys of one kind of mapping. The decoder, suggestions, the manual and the schema are derived
/// from it.
struct KeyTable<Target>: Sendable {
  /// The UIKit class that has the keys as properties; nil for none.
  let counterpart: String?
  /// The keys in the order in which they are read. This order does not depend on the file, since a
  /// later key may build on an earlier one.
  let keys: [Key<Target>]
  /// The spellings of the keys, which do not depend on the type of the target.
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

  /// The noun phrase in messages for the value that has the keys, such as `a label`.
  var subject: String { spellings.subject }

  /// The first spelling of every key.
  var names: [String] { spellings.firstNames }

  /// The description of the table, for the manual and the schema.
  var description: TableDescription {
    TableDescription(
      subject: subject, counterpart: counterpart,
      entries: keys.map { TableDescription.Entry(names: $0.names, shape: $0.shape, manual: $0.manual) },
      required: spellings.required)
  }
}

extension Decoding {
  /// Reads a mapping into `target`. Reports everything in the mapping that contradicts the table.
  mutating func decode<Target>(_ node: NodeID, into target: inout Target, by table: KeyTable<Target>) {
    for (index, key, value) in findKeys(node, table.spellings) {
      inside(key: document.scalarText(key) ?? "") { table.keys[index].apply(&target, &$0, value) }
    }
  }
}
