import GalleyBase

/// The views of a document by their ids, collected before anything else in them is read.
///
/// A view without an id is named by its kind and number: `label1`, `view2`, counted in the order of the file among the
/// views of that kind without an id. Numbers whose name the file uses as an id are skipped.
struct ViewIdentifiers {
  /// The node of a view in the document.
  struct Entry {
    var id: String
    var kind: String
    /// The mapping with the view's keys.
    var body: NodeID
    /// The path to the body.
    var path: SceneKeyPath
  }

  /// The entries in the order of the file, which is the order in which views are decoded. A view
  /// comes before its subviews.
  private(set) var entries: [Entry] = []
  /// The index of the first entry with each id.
  private var places: [String: Int] = [:]

  init(_ document: Document) {
    collect(document.value(of: "views", in: document.root), at: SceneKeyPath().appending(key: "views"), document)
    var used = Set(entries.map(\.id))
    var counts: [String: Int] = [:]
    for index in entries.indices where entries[index].id.isEmpty {
      let kind = entries[index].kind
      var id: String
      repeat {
        counts[kind, default: 0] += 1
        id = kind + String(counts[kind, default: 0])
      } while used.contains(id)
      used.insert(id)
      entries[index].id = id
    }
    for (index, entry) in entries.enumerated().reversed() { places[entry.id] = index }
  }

  /// Returns the first view with the given id; nil if no view has it.
  func first(_ id: String) -> Entry? { places[id].map { entries[$0] } }

  private mutating func collect(_ list: NodeID?, at path: SceneKeyPath, _ document: Document) {
    guard let items = list.flatMap(document.elements) else { return }
    for (index, item) in items.enumerated() { add(item, at: path.appending(index: index), document) }
  }

  /// Adds a view: an element of a list, or a single view.
  private mutating func add(_ item: NodeID, at path: SceneKeyPath, _ document: Document) {
    guard let (kind, body) = document.view(item) else { return }
    add(kind, body, at: path.appending(key: kind.name), document)
  }

  private mutating func add(_ kind: any ViewKind.Type, _ body: NodeID, at path: SceneKeyPath, _ document: Document) {
    let id = document.value(of: "id", in: body).flatMap(document.scalarText) ?? ""
    entries.append(Entry(id: id, kind: kind.name, body: body, path: path))
    for child in kind.childKeys {
      switch child {
      case .views(let key): collect(document.value(of: key, in: body), at: path.appending(key: key), document)
      case .view(let key):
        if let view = document.value(of: key, in: body) { add(view, at: path.appending(key: key), document) }
      case .rows(let key):
        guard let rows = document.value(of: key, in: body).flatMap(document.elements) else { continue }
        for (index, item) in rows.enumerated() {
          let (kind, body) = document.row(item)
          let place = path.appending(key: key).appending(index: index)
          add(kind, body, at: document.view(item) == nil ? place : place.appending(key: kind.name), document)
        }
      case .sections(let key):
        guard let sections = document.value(of: key, in: body).flatMap(document.elements) else { continue }
        for (index, section) in sections.enumerated() {
          addSection(section, at: path.appending(key: key).appending(index: index), document)
        }
      case .text(let key):
        guard let text = document.value(of: key, in: body) else { continue }
        add(SceneLabel.self, text, at: path.appending(key: key), document)
      }
    }
  }
}

extension ViewIdentifiers {
  /// Adds the views of a table's section: its header, rows and footer.
  private mutating func addSection(_ section: NodeID, at path: SceneKeyPath, _ document: Document) {
    addTitle("header", of: section, at: path, document)
    let rows = document.value(of: "rows", in: section).flatMap(document.elements) ?? []
    for (index, item) in rows.enumerated() {
      let place = path.appending(key: "rows").appending(index: index)
      if let (kind, body) = document.view(item), kind == SceneCell.self {
        add(kind, body, at: place.appending(key: kind.name), document)
      } else {
        add(SceneCell.self, item, at: place, document)
        // The view that the cell holds.
        add(item, at: place, document)
      }
    }
    addTitle("footer", of: section, at: path, document)
  }

  private mutating func addTitle(_ key: String, of section: NodeID, at path: SceneKeyPath, _ document: Document) {
    guard let node = document.value(of: key, in: section) else { return }
    let place = path.appending(key: key)
    if document.view(node) == nil {
      add(SceneLabel.self, node, at: place, document)
    } else {
      add(node, at: place, document)
    }
  }
}

extension Decoding {
  /// Collects the ids of all views, and reports ids that occur more than once.
  mutating func nameViews() {
    let entries = ViewIdentifiers(document).entries
    environment.viewIDs = entries.map(\.id)
    for entry in entries { environment.viewKinds[entry.id] = entry.kind }
    var first: [String: NodeID] = [:]
    for entry in entries {
      guard let node = document.value(of: "id", in: entry.body), document.scalarText(node) != nil else { continue }
      guard let other = first[entry.id] else {
        first[entry.id] = node
        continue
      }
      let place = document.position(of: other)
      report(
        "the id \"\(entry.id.shortened)\" is repeated; the first is at \(place.line):\(place.column)",
        at: node, path: entry.path.appending(key: "id"))
    }
  }
}

extension Form where Value == String {
  /// The form of a view's id: one word without the characters that separate the parts of
  /// `--set id.key=value`.
  static var viewID: Form {
    Form("an id", .string("word without any of `. = [ ] \"`")) { decoding, node in
      guard let id = Form.string.read(&decoding, node) else { return nil }
      let isSound = !id.isEmpty && !id.contains { $0.isWhitespace || ".=[]\"".contains($0) }
      if !isSound {
        decoding.report(
          "\"\(id.shortened)\" is not an id: use one or more characters, but no spaces and none of . = [ ] \"", at: node
        )
      }
      return isSound ? id : nil
    }
  }
}
