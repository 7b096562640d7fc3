@testable import GalleyScenes

/// Changes of a scene's text that leave most of it a scene: keys come, go and take other values by the tables that read
/// them.
struct SceneMutation {
  private var lines: [String]
  private var writer: ShapeWriter
  private let others: [String]

  /// - Parameter others: scenes of which lines may be taken.
  init(_ text: String, _ choices: Choices, known: [String: [String]], others: [String]) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    writer = ShapeWriter(choices: choices, known: known)
    self.others = others
  }

  /// The text with one change or a few.
  mutating func changed() -> String {
    for _ in 0...writer.choices.below(3) {
      switch writer.choices.below(8) {
      case 0: removeLines()
      case 1: repeatLines()
      case 2: takeLines()
      case 3, 4: addKey()
      default: changeValue()
      }
    }
    return lines.joined(separator: "\n")
  }

  private mutating func range() -> Range<Int> {
    let start = writer.choices.below(max(1, lines.count))
    return start..<min(lines.count, start + 1 + writer.choices.below(4))
  }

  private mutating func removeLines() { lines.removeSubrange(range()) }

  private mutating func repeatLines() {
    let range = range()
    let copy = lines[range]
    lines.insert(
      contentsOf: copy, at: writer.choices.below(4) == 0 ? writer.choices.below(lines.count + 1) : range.upperBound)
  }

  private mutating func takeLines() {
    guard let other = writer.choices.one(of: others) else { return }
    let theirs = other.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = writer.choices.below(theirs.count)
    let taken = theirs[start..<min(theirs.count, start + 1 + writer.choices.below(8))]
    let column = taken.first?.prefix { $0 == " " }.count ?? 0
    let places = lines.indices.filter { lines[$0].prefix { $0 == " " }.count == column }
    lines.insert(contentsOf: taken, at: writer.choices.one(of: places) ?? lines.count)
  }

  /// Puts a key that the mapping may have before another.
  private mutating func addKey() {
    guard let place = place() else { return }
    let entries = tables(at: place.path).flatMap(\.entries)
    guard let entry = writer.choices.one(of: entries), let name = entry.names.first else { return }
    let member = "\(name): \(writer.value(of: entry.shape, for: name))"
    let key = lines[place.line].index(lines[place.line].startIndex, offsetBy: place.column)
    if place.isInline {
      lines[place.line].insert(contentsOf: member + ", ", at: key)
    } else {
      let rest = lines[place.line][key...]
      lines[place.line] = String(lines[place.line][..<key]) + member
      lines.insert(String(repeating: " ", count: place.column) + rest, at: place.line + 1)
    }
  }

  /// Gives a key another value of its shape.
  private mutating func changeValue() {
    guard let place = place() else { return }
    let entries = tables(at: place.path).flatMap(\.entries)
    guard let entry = entries.first(where: { $0.names.contains(place.key) }) else { return }
    let line = lines[place.line]
    let start = line.index(line.startIndex, offsetBy: min(line.count, place.column + place.key.count + 2))
    let rest = line[start...]
    let end = place.isInline ? rest.firstIndex { ",}]".contains($0) } ?? rest.endIndex : rest.endIndex
    let value = writer.value(of: entry.shape, for: place.key)
    lines[place.line] = line[..<start] + value + (place.isInline && end > start ? " " : "") + line[end...]
  }

  // MARK: Places of keys

  private struct Place {
    var line: Int
    var column: Int
    var key: String
    /// The keys from the root to the mapping.
    var path: [String]
    /// True in braces.
    var isInline: Bool
  }

  private mutating func place() -> Place? {
    guard !lines.isEmpty else { return nil }
    let line = writer.choices.below(lines.count)
    var above: [String] = []
    var column = lines[line].keyColumn
    for other in lines[..<line].reversed() where other.keyColumn < column {
      guard let key = other.keys.first else { continue }
      column = other.keyColumn
      above.insert(key.name, at: 0)
    }
    guard let key = writer.choices.one(of: lines[line].keys) else { return nil }
    return Place(
      line: line, column: key.column, key: key.name, path: above + key.path,
      isInline: key.column > lines[line].keyColumn)
  }

  private func tables(at path: [String]) -> [TableDescription] {
    var places = [Shape.mapping { Scene.keys.description }]
    for key in path { places = places.flatMap { $0.values(of: key) } }
    return places.flatMap(\.tables)
  }
}

extension String {
  /// The column of the first key, behind blanks and dashes.
  var keyColumn: Int { prefix { $0 == " " || $0 == "-" }.count }

  /// The keys of a line of YAML with the keys on the same line that they lie in.
  var keys: [(name: String, column: Int, path: [String])] {
    var found: [(name: String, column: Int, path: [String])] = []
    var open: [String] = []
    var word = ""
    var start = 0
    for (column, character) in enumerated() {
      switch character {
      case ":" where !word.isEmpty: found.append((word, start, open))
      case "{": open.append(found.last?.name ?? "")
      case "}": _ = open.popLast()
      default: break
      }
      if character.isLetter || character.isNumber {
        if word.isEmpty { start = column }
        word.append(character)
      } else {
        word = ""
      }
    }
    return found
  }
}
