import GalleyBase
import GalleyViews

/// A section of a table. It refers to its rows, header and footer by their indices among the
/// subviews of the table's description.
struct SceneSection: Hashable, Sendable {
  var rows: Range<Int> = 0..<0
  /// The header; nil for none.
  var header: Title?
  /// The footer; nil for none.
  var footer: Title?

  /// The header or footer of a section.
  struct Title: Hashable, Sendable {
    var place: Int
    /// True if the header or footer is a text, which is drawn in the style of the table.
    var isText: Bool
  }

  func makeSection(_ models: [SceneView], in table: TableView, _ resources: inout SceneResources) -> TableSection {
    TableSection(
      header: header.map { .view($0.makeView(models, isFooter: false, in: table, &resources)) },
      rows: models[rows].map { TableRow($0.makeView(in: table.context, &resources)) },
      footer: footer.map { .view($0.makeView(models, isFooter: true, in: table, &resources)) })
  }
}

extension SceneSection.Title {
  func makeView(
    _ models: [SceneView], isFooter: Bool, in table: TableView, _ resources: inout SceneResources
  ) -> View {
    var model = models[place]
    guard isText, var label = model.kind as? SceneLabel else { return model.makeView(in: table.context, &resources) }
    if table.style != .plain, !isFooter, case .text(let text) = label.text.content {
      // The system sets the headers of groups in capitals.
      label.text.content = .text(text.uppercased())
      model.own.value = label
    }
    let title = TableTitle(in: table.context)
    title.id = model.id
    model.apply(to: title, &resources)
    return title
  }
}

/// A section that is being read.
struct SectionDraft: Sendable {
  var header: (model: SceneView, isText: Bool)?
  var rows: [SceneView] = []
  var footer: (model: SceneView, isText: Bool)?

  static let keys = KeyTable<SectionDraft>(
    "a section",
    [
      Key("header", Form<String>.text.shape.or(.view)) { section, decoding, node in
        section.header = decoding.decodeTitle(node)
      }
      .documented(
        "The text above the rows, or a view; the text of a group is set in capitals.", default: "none",
        uikit: "UITableViewDataSource.tableView(_:titleForHeaderInSection:)"),
      Key("rows", .list(Shape.view.or(.mapping { SceneCell.description }))) { section, decoding, node in
        section.rows = decoding.decodeCells(node)
      }
      .documented(
        "Rows. Each is a mapping with the keys of a cell, or a view, which is put into a cell.", default: "[]",
        uikit: "UITableViewDataSource.tableView(_:cellForRowAt:)"),
      Key("footer", Form<String>.text.shape.or(.view)) { section, decoding, node in
        section.footer = decoding.decodeTitle(node)
      }
      .documented(
        "The text below the rows, or a view.", default: "none",
        uikit: "UITableViewDataSource.tableView(_:titleForFooterInSection:)"),
    ])
}

extension Decoding {
  /// Reads the sections of a table. In the subviews all rows come first, then headers and footers,
  /// as in the table.
  mutating func decodeSections(_ node: NodeID, into draft: inout ViewDraft<SceneTable>) {
    guard let items = document.elements(node) else {
      return reject(node, expected: "a list of sections, each as in \"- header: …\"")
    }
    if !draft.view.subviews.isEmpty { report("rows and sections exclude each other; give one of them", at: node) }
    let drafts = items.enumerated().map { index, item in
      inside(index: index) { decoding in
        var section = SectionDraft()
        decoding.decode(item, into: &section, by: SectionDraft.keys)
        return section
      }
    }
    var (views, sections) = (drafts.flatMap(\.rows), [SceneSection]())
    var firstRow = 0
    for section in drafts {
      var place = SceneSection(rows: firstRow..<firstRow + section.rows.count)
      firstRow += section.rows.count
      if let (model, isText) = section.header {
        place.header = SceneSection.Title(place: views.count, isText: isText)
        views.append(model)
      }
      if let (model, isText) = section.footer {
        place.footer = SceneSection.Title(place: views.count, isText: isText)
        views.append(model)
      }
      sections.append(place)
    }
    draft.view.subviews = views
    draft.own.sections = sections
  }

  /// Reads a header or footer, which is a text or a view. Returns the view, and true as `isText` if
  /// it shows a text.
  fileprivate mutating func decodeTitle(_ node: NodeID) -> (model: SceneView, isText: Bool)? {
    document.view(node) == nil ? (decodeTextView(node), true) : decodeView(node).map { ($0, false) }
  }

  /// Reads a text and returns a label that shows it.
  mutating func decodeTextView(_ node: NodeID) -> SceneView {
    decodeView { (draft: inout ViewDraft<SceneLabel>, decoding: inout Decoding) in
      if let text = Form<String>.text.read(&decoding, node) { draft.own.text.content = .text(text) }
    }
  }

  /// Reads the rows of a section as cells. For any other view, creates a cell that contains the
  /// view.
  fileprivate mutating func decodeCells(_ node: NodeID) -> [SceneView] {
    guard let items = document.elements(node) else {
      reject(node, expected: "a list of rows, each as in \"- text: …\" or \"- view: …\"")
      return []
    }
    return items.enumerated().compactMap { index, item in
      inside(index: index) { decoding in
        guard let (kind, _) = decoding.document.view(item) else {
          return decoding.decodeView(item, by: SceneCell.keys)
        }
        return kind == SceneCell.self ? decoding.decodeView(item) : decoding.decodeCell(holding: item)
      }
    }
  }

  private mutating func decodeCell(holding item: NodeID) -> SceneView {
    decodeView { (draft: inout ViewDraft<SceneCell>, decoding: inout Decoding) in
      draft.own.add(.content, decoding.decodeView(item), to: &draft.view)
    }
  }
}
