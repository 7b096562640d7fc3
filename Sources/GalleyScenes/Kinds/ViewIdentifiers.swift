/// The views of a document by name, before anything else in them is read.
///
/// A view without an id is called by its kind and number: `label1`, `view2`, counted in the order of the file among the
/// nameless views of that kind; numbers that lead to a name which the file uses itself are skipped.
struct ViewIdentifiers {
  /// A view as it stands in the document.
  struct Entry {
    var id: String
    var kind: String
    /// The mapping with its keys.
    var body: NodeID
    /// The way to the body.
    var path: SceneKeyPath
  }

  /// In the order of the file, a view before its subviews: the order in which views are decoded.
  private(set) var entries: [Entry] = []
  /// Index of the first entry of each name.
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

  /// The first view of that name.
  func first(_ id: String) -> Entry? { places[id].map { entries[$0] } }

  private mutating func collect(_ list: NodeID?, at path: SceneKeyPath, _ document: Document) {
    guard let list, let items = document.elements(list) else { return }
    for (index, item) in items.enumerated() {
      guard let (kind, body) = document.view(item) else { continue }
      add(kind, body, at: path.appending(index: index).appending(key: kind), document)
    }
  }

  /// Collects the rows of a table, of which those that are no view are labels.
  private mutating func collectRows(_ list: NodeID?, at path: SceneKeyPath, _ document: Document) {
    guard let list, let items = document.elements(list) else { return }
    for (index, item) in items.enumerated() {
      let place = path.appending(index: index)
      if let (kind, body) = document.view(item) {
        add(kind, body, at: place.appending(key: kind), document)
      } else {
        add("label", item, at: place, document)
      }
    }
  }

  private mutating func add(_ kind: String, _ body: NodeID, at path: SceneKeyPath, _ document: Document) {
    let id = document.value(of: "id", in: body).flatMap(document.scalarText) ?? ""
    entries.append(Entry(id: id, kind: kind, body: body, path: path))
    for key in Document.overlayKeys where kind == "textField" {
      guard let view = document.value(of: key, in: body).flatMap(document.view) else { continue }
      add(view.kind, view.body, at: path.appending(key: key).appending(key: view.kind), document)
    }
    if kind == "table" {
      collectRows(document.value(of: "rows", in: body), at: path.appending(key: "rows"), document)
    } else {
      collect(document.value(of: "subviews", in: body), at: path.appending(key: "subviews"), document)
    }
  }
}

extension Decoding {
  /// Learns the names of all views, and reports those that are given twice.
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
        "the id \"\(entry.id.shortened)\" is given for the second time; the first is at \(place.line):\(place.column)",
        at: node, path: entry.path.appending(key: "id"))
    }
  }
}

extension Form where Value == String {
  /// A name for a view: one word without the characters that `--set id.key=value` is taken apart by.
  static var viewID: Form {
    Form("an id") { decoding, node in
      guard let id = Form.string.read(&decoding, node) else { return nil }
      let isSound = !id.isEmpty && !id.contains { $0.isWhitespace || ".=[]\"".contains($0) }
      if !isSound {
        decoding.report(
          "\"\(id.shortened)\" is no id: one is not empty, and has no space and none of . = [ ] \"", at: node)
      }
      return isSound ? id : nil
    }
  }
}
