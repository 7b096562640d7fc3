import GalleyBase
import GalleyText
import GalleyViews

extension SceneView {
  /// The keys of a table: a view's but for its subviews, and its own.
  static let tableKeys = KeyTable<SceneView>(
    "a table",
    keys.filter { !$0.names.contains("subviews") } + SceneTable.keys.map { $0.lifted(to: \.table) }
      + [Key("rows") { view, decoding, node in view.subviews = decoding.decodeRows(node) }],
    later: later + SceneTable.later, needsScreen: SceneTable.needsScreen,
    hint: { key in
      switch key {
      case "subviews": "what a table holds are its rows"
      case "contentSize": "the size of a table's content follows from its rows; the layout says it"
      default: nil
      }
    })

  /// The keys of a row of text: those of a label, which is as large as the row lets it be.
  static let rowKeys = KeyTable<SceneView>(
    "a row of text", labelKeys.keys.filter { !$0.names.contains("frame") }, later: labelKeys.later,
    hint: { $0 == "frame" ? "a row of a table is as wide as the table and as high as its text" : labelKeys.hint($0) })

  /// What only tables have; views of another kind take it and forget it.
  fileprivate var table: SceneTable {
    get { if case .table(let table) = kind { table } else { SceneTable() } }
    set { if case .table = kind { kind = .table(newValue) } }
  }
}

extension SceneTable {
  /// The keys that only tables have, but for their rows.
  fileprivate static let keys: [Key<SceneTable>] =
    [
      Key("font", form: .font) { $0.font = $1 },
      Key("textColor", form: .color) { $0.textColor = $1 },
      Key("rowMeasure", form: .choice()) { $0.rowMeasure = $1 },
      Key("rowInsets", form: .insets) { $0.rowInsets = $1 },
      Key("showsSeparators", form: .boolean) { $0.showsSeparators = $1 },
      Key("separatorColor", form: .color) { $0.separatorColor = $1 },
      Key("separatorInset", form: .insets) { $0.separatorInset = $1 },
    ] + SceneScrolling.keys.map { $0.lifted(to: \.scrolling) }.filter { $0.names != ["isScrollEnabled"] }

  /// What UITableView has and tables of this version do not.
  fileprivate static let later = [
    "rowHeight", "separatorStyle", "sectionHeaderHeight", "sectionFooterHeight", "tableHeaderView", "tableFooterView",
    "style", "backgroundView",
  ]

  /// What UITableView has and only a screen or a hand could show.
  fileprivate static let needsScreen = SceneScrolling.needsScreen.merging([
    "isScrollEnabled": "there is no hand that scrolls; contentOffset says what shows",
    "allowsSelection": "there is no hand that selects", "allowsMultipleSelection": "there is no hand that selects",
    "estimatedRowHeight": "every row is measured, none is estimated",
    "dragInteractionEnabled": "there is no hand that drags",
  ]) { own, _ in own }
}

extension Document {
  /// Kind and body of a row of a table: a view, or else the keys of a label.
  func row(_ item: NodeID) -> (kind: String, body: NodeID) { view(item) ?? (kind: "label", body: item) }
}

extension Decoding {
  /// Reads the rows of a table. One of text is a label with as many lines as it takes.
  fileprivate mutating func decodeRows(_ node: NodeID) -> [SceneView] {
    guard let items = document.elements(node) else {
      reject(node, expected: "a list of rows, each as in \"- text: …\" or \"- view: …\"")
      return []
    }
    var rows: [SceneView] = []
    for (index, item) in items.enumerated() {
      let row = inside(index: index) { decoding -> SceneView? in
        guard let (kind, body) = decoding.document.view(item) else { return decoding.decodeTextRow(item) }
        return kind == "label"
          ? decoding.inside(key: kind) { $0.decodeTextRow(body) } : decoding.decodeView(item)
      }
      if let row { rows.append(row) }
    }
    return rows
  }

  /// Reads a row that is written as the keys of its label.
  private mutating func decodeTextRow(_ item: NodeID) -> SceneView {
    decodeView(item, as: .label(SceneLabel()), by: SceneView.rowKeys)
  }
}
