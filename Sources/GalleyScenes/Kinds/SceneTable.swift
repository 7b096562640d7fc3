import GalleyBase
import GalleyText
public import GalleyViews

/// The properties that only tables have. The view's `subviews` are the rows, and then headers and
/// footers. Nil means the default of a table.
public struct SceneTable: SceneViewKind, Assigning {
  static let name = "table"

  /// The properties of UITableView that the scene sets.
  public var assignments = Assignments<TableView>()
  /// The sections, with the indices of their parts among the view's `subviews`; nil for a table
  /// without sections.
  var sections: [SceneSection]?
  /// The font of text rows that have no font of their own.
  public var font: FontRequest?
  /// The scrolling properties and their state.
  public var scrolling = SceneScrolling()

  /// Creates a table with default properties.
  public init() {}
}

extension SceneTable: ViewKind {
  static let summary = "Rows below each other, as high as their content, or sections of rows."
  static let childKeys: [ChildKey] = [.rows("rows"), .sections("sections")]

  static let properties = PropertyTable<SceneTable, TableView>([
    .init("style", \.style, .choice(), unless: .plain, isEarly: true).dumped(at: 1)
      .named("the style", .layout, standard: "the default")
      .documented("The appearance of the sections.", uikit: "UITableView.Style"),
    .init(Key("font", form: .font) { $0.font = $1 })
      .documented("Font of rows of text without their own font.", default: "a label's", uikit: nil),
    .init("textColor", \.textColor, .color)
      .documented("Colour of rows of text without their own colour.", default: "label", uikit: nil),
    .init("rowMeasure", \.rowMeasure, .choice())
      .documented("The way the height of rows of text is found.", default: "intrinsicContentSize", uikit: nil),
    .init("rowInsets", \.rowInsets, .insets, unless: EdgeInsets(top: 15, left: 15, bottom: 15, right: 15))
      .dumped(at: 2).named("the insets of rows", .layout, isPlural: true)
      .documented("Space between a row's edges and its content.", uikit: "UIView.layoutMargins"),
    .init("showsSeparators", \.showsSeparators, .boolean, unless: true).dumped(at: 3)
      .state("with separators", "without separators", .layout)
      .documented("True for a line below each row.", uikit: "separatorStyle"),
    .init("separatorColor", \.separatorColor, .color)
      .dumped("separatorColor", at: 5) { table, names in
        table.showsSeparators
          && table.separatorColor != SystemColor.separator.color(in: table.context.interfaceStyle)
          ? names.dumped(table.separatorColor) : nil
      }
      .named("the colour of separators", .paint, standard: "the default")
      .documented("Colour of the lines below rows.", default: "separator"),
    .init("separatorInset", \.separatorInset, .insets)
      .dumped("separatorInset", at: 4) { table, names in table.ownSeparatorInset?.dumped(in: names) }
      .named("the inset of separators", .layout, standard: "the default")
      .documented(
        "Distance of the separators from the edges.", default: "[0, 15, 0, 0]; in cells, the inset of their text"),
    .init(member: "rows") { table, _ in table.rowFrames }.named("the rows", .layout, isPlural: true).derived,
    .init(member: "separators") { table, _ in table.separatorFrames }
      .named("the separators", .layout, isPlural: true).derived,
  ])

  static let keys = table(
    "a table", "UITableView",
    properties.keys
      + SceneScrolling.properties.keys.map { $0.lifted { $1(&$0.scrolling) } }.filter {
        $0.names != ["isScrollEnabled"]
      },
    rest: [
      Key("rows", .list(Shape.view.or(.mapping { SceneLabel.rowKeys.description }))) { draft, decoding, node in
        draft.view.subviews = decoding.decodeRows(node)
      }.fixed
        .documented("Rows: views, or the keys of a label.", default: "[]", uikit: "UITableViewDataSource"),
      Key("sections", .list(.mapping { SectionDraft.keys.description })) { draft, decoding, node in
        decoding.decodeSections(node, into: &draft)
      }.fixed
        .documented(
          "Sections with headers and footers, whose rows are cells, instead of `rows`.", default: "[]",
          uikit: "UITableViewDataSource"),
    ], omitting: ["subviews"],
    later: [
      "rowHeight", "separatorStyle", "sectionHeaderHeight", "sectionFooterHeight", "tableHeaderView", "tableFooterView",
      "backgroundView",
    ],
    needsScreen: SceneScrolling.needsScreen.merging([
      "isScrollEnabled": "scrolling needs user input; contentOffset sets the visible part",
      "allowsSelection": "selecting needs user input", "allowsMultipleSelection": "selecting needs user input",
      "estimatedRowHeight": "every row is measured, none is estimated",
      "dragInteractionEnabled": "dragging needs user input",
    ]) { own, _ in own },
    hint: { key in
      switch key {
      case "subviews": "a table has no subviews; use rows or sections"
      case "contentSize": "contentSize cannot be set: it follows from the rows; read it in the layout dump"
      default: nil
      }
    })

  static func makeBody(in context: RenderContext) -> TableView { TableView(in: context) }

  func apply(to table: TableView, _ resources: inout SceneResources) {
    assignments.applyEarly(to: table)
    if let font {
      let standard = table.font ?? resources.fonts.labelFont ?? table.context.defaultFont
      table.font = resources.fonts.font(font, over: standard)
    }
    assignments.apply(to: table)
    // The default is set explicitly, since a scene's cells have it too.
    table.separatorInset = self.separatorInset ?? table.separatorInset
    scrolling.apply(to: table)
  }

  func makeSubviews(_ models: [SceneView], of table: TableView, _ resources: inout SceneResources) {
    if let sections { return table.sections = sections.map { $0.makeSection(models, in: table, &resources) } }
    table.rows = models.map { row in
      // Labels that are rows have the table's font, those in rows have not.
      if row.kind is SceneLabel { resources.fonts.rowFont = table.font }
      return TableRow(row.asRow.makeView(in: table.context, &resources))
    }
  }

  /// Sets the heights of the rows. The table then computes their positions again.
  func resolveContent(of table: TableView, _ models: [SceneView]) {
    for (view, model) in zip(table.subviews, models) { model.own.value.resolveContentOfAny(view, model.subviews) }
    let heights = zip(table.rowViews, models).map { row, model in
      type(of: model.own.value).rowHeightOfAny(row, in: model.frame.size.height)
    }
    table.setRowHeights(heights)
    table.setNeedsLayout()
  }

  static func write(_ table: TableView, to writer: inout LayoutWriter) { writer.write(table, properties) }
}

extension SceneView {
  /// The view as a row. A label gets as many lines as its text needs.
  fileprivate var asRow: SceneView {
    guard var label = kind as? SceneLabel else { return self }
    label.numberOfLines = label.numberOfLines ?? 0
    label.lineBreakMode = label.lineBreakMode ?? .byWordWrapping
    var row = self
    row.own.value = label
    return row
  }
}

extension Document {
  /// Returns the kind and body of a table row. A mapping that is not a view has the keys of a
  /// label.
  func row(_ item: NodeID) -> (kind: any ViewKind.Type, body: NodeID) { view(item) ?? (SceneLabel.self, item) }
}

extension Decoding {
  /// Reads the rows of a table. A text row is a label with as many lines as its text needs.
  fileprivate mutating func decodeRows(_ node: NodeID) -> [SceneView] {
    guard let items = document.elements(node) else {
      reject(node, expected: "a list of rows, each as in \"- text: …\" or \"- view: …\"")
      return []
    }
    return items.enumerated().compactMap { index, item in
      inside(index: index) { decoding in
        guard let (kind, body) = decoding.document.view(item) else {
          return decoding.decodeView(item, by: SceneLabel.rowKeys)
        }
        return kind == SceneLabel.self
          ? decoding.inside(key: kind.name) { $0.decodeView(body, by: SceneLabel.rowKeys) } : decoding.decodeView(item)
      }
    }
  }
}
