import GalleyBase

/// The description of a key of a mapping, for an editor.
public struct KeyHelp: Hashable, Sendable {
  /// The spelling that was requested, or else UIKit's.
  public var name: String
  /// The description of the key in one line.
  public var summary: String
  /// The accepted values in words.
  public var values: String
  /// The default value; nil if there is none or it depends on other keys.
  public var standard: String?
  /// The counterpart in UIKit; nil for none.
  public var counterpart: String?
  /// The accepted words, if the key has a fixed set of values.
  public var choices: [String]
}

extension Scene {
  /// Returns the keys of the mapping at a path; empty if the path does not exist.
  /// - Parameter path: the keys from the root of a scene. Elements of lists are left out: `["views", "label"]`.
  public static func keys(at path: [String]) -> [KeyHelp] {
    var places = [Shape.mapping { Scene.keys.description }]
    for key in path { places = places.flatMap { $0.values(of: key) } }
    var names: Set<String> = []
    return places.flatMap(\.tables).flatMap { table in
      table.entries.compactMap { entry in
        names.insert(entry.names[0]).inserted ? KeyHelp(entry, entry.names[0], in: table) : nil
      }
    }
  }

  /// Returns the key with a spelling in the mapping at a path; nil if the mapping does not have the
  /// key.
  public static func key(_ name: String, at path: [String]) -> KeyHelp? {
    var places = [Shape.mapping { Scene.keys.description }]
    for key in path { places = places.flatMap { $0.values(of: key) } }
    for table in places.flatMap(\.tables) {
      if let entry = table.entries.first(where: { $0.names.contains(name) }) { return KeyHelp(entry, name, in: table) }
    }
    return nil
  }
}

extension KeyHelp {
  fileprivate init(_ entry: TableDescription.Entry, _ name: String, in table: TableDescription) {
    let counterpart = entry.counterpart(in: table)
    self.init(
      name: name, summary: entry.manual.summary, values: entry.shape.words, standard: entry.manual.default(),
      counterpart: counterpart.isEmpty ? nil : counterpart, choices: entry.shape.choices)
  }
}

extension Shape {
  /// The tables of the mappings that this shape accepts, directly or inside lists and alternatives.
  var tables: [TableDescription] {
    switch self {
    case .mapping(let table): [table()]
    case .list(let element): element.tables
    case .tuple(_, let shapes), .either(let shapes): shapes.flatMap(\.tables)
    case .any, .boolean, .nothing, .number, .integer, .string, .words, .dictionary: []
    }
  }

  /// Returns the shapes of the values that a key has in this shape.
  func values(of key: String) -> [Shape] {
    switch self {
    case .mapping(let table): table().entries.filter { $0.names.contains(key) }.map(\.shape)
    case .list(let element): element.values(of: key)
    case .tuple(_, let shapes), .either(let shapes): shapes.flatMap { $0.values(of: key) }
    case .dictionary(_, let element): [element]
    case .any, .boolean, .nothing, .number, .integer, .string, .words: []
    }
  }

  /// The words that the shape accepts.
  fileprivate var choices: [String] {
    switch self {
    case .boolean: ["true", "false"]
    case .words(let words): words
    case .list(let element): element.choices
    case .either(let shapes): shapes.flatMap(\.choices)
    case .any, .nothing, .number, .integer, .string, .tuple, .mapping, .dictionary: []
    }
  }
}
