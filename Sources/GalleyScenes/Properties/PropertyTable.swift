import GalleyFiles
import GalleyViews

/// A table of the properties of a kind of view, or of a style.
struct PropertyTable<Model, Body>: Sendable {
  /// The properties in the order of the manual.
  let rows: [SceneProperty<Model, Body>]
  /// The dump members that the table writes, each with the function for its value, in the order of
  /// dumps.
  private let members: [(name: String, dump: SceneProperty<Model, Body>.Dump)]

  init(_ rows: [SceneProperty<Model, Body>]) {
    self.rows = rows
    members = rows.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .compactMap { _, row in
        guard let member = row.member, let dump = row.dump else { return nil }
        return (member, dump)
      }
  }

  /// The keys in the order in which they are read.
  var keys: [Key<Model>] { rows.compactMap(\.key) }

  /// The words that describe dump members in sentences about changes, by the name of the member.
  var words: [String: PropertyWords] {
    Dictionary(rows.compactMap { row in row.words.flatMap { words in row.member.map { ($0, words) } } }) { $1 }
  }

  /// Writes the members of a view that are not the default.
  func write(_ body: Body, to json: inout JSONWriter, _ names: ColorNames) {
    for member in members {
      if let value = member.dump(body, names) { json.member(member.name, value) }
    }
  }

  /// Returns the members of a style that are not the default.
  func members(of style: Body, _ names: ColorNames) -> [JSON.Member] {
    members.compactMap { member in member.dump(style, names).map { JSON.Member(name: member.name, value: $0.json) } }
  }
}
