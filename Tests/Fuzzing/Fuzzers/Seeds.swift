import GalleyFiles

/// Files of the repository, which is the current folder, that inputs are made from.
enum Seeds {
  /// The contents of the files of a folder and those in it with one of some endings, up to a size.
  static func files(in name: String, _ endings: [String], most: Int) -> [[UInt8]] {
    ((try? filesBelow(name)) ?? []).sorted().filter { path in endings.contains { path.hasSuffix($0) } }
      .compactMap { try? readFile($0, limit: most) }
  }

  /// The scenes of the goldens.
  static let scenes = files(in: "Goldens", [".yaml"], most: 3000).map { String(decoding: $0, as: UTF8.self) }

  /// Values of keys in the scenes, by key.
  static let values = values(in: scenes)

  /// Returns the values of keys in some scenes, by key.
  static func values(in scenes: [String]) -> [String: [String]] {
    var values: [String: Set<String>] = [:]
    for line in scenes.flatMap({ $0.split(separator: "\n").map(String.init) }) {
      for key in line.keys {
        let rest = line.dropFirst(key.column + key.name.count + 1).drop { $0 == " " }
        let isInline = key.column > line.keyColumn
        let value = isInline ? rest.prefix { !",}".contains($0) } : rest
        if !value.isEmpty, value.count < 80 { values[key.name, default: []].insert(String(value)) }
      }
    }
    return values.mapValues { $0.sorted() }
  }
}
