import GalleyBase
import GalleyFiles
import GalleyViews

/// The properties that only cells have. Their labels and views are in the view's `subviews`. Nil
/// means the default.
struct SceneCell: SceneViewKind, Assigning {
  static let name = "cell"

  var assignments = Assignments<TableCell>()
  /// The image; nil for none.
  var image: PictureRequest?
  /// True if the image is drawn in the tint colour.
  var isTemplate: Bool?
  /// The parts of the cell that are subviews, in the order of the subviews.
  var parts: [Part] = []

  /// A part of a cell that is a subview.
  enum Part: Hashable, Sendable {
    case text, detail, content, accessory
  }

  /// Adds a part of the cell, and its view as a subview. Does nothing if the view is nil.
  mutating func add(_ part: Part, _ model: SceneView?, to cell: inout SceneView) {
    guard let model else { return }
    parts.append(part)
    cell.subviews.append(model)
  }
}

extension SceneCell: ViewKind {
  static let summary = "A row of a table's section: a picture, texts and a mark in the system's metrics."
  static let childKeys: [ChildKey] = [.text("text"), .text("detail"), .view("content"), .view("accessory")]

  static let properties = PropertyTable<SceneCell, TableCell>([
    .init("style", \.style, .choice(), unless: .subtitle).dumped(at: 1)
      .named("the style", .layout, standard: "the default")
      .documented(
        "The position of the detail: below the text, or at the trailing edge if there is enough space.",
        uikit: "UITableViewCell.CellStyle"),
    .init(Key("image", form: .picture) { $0.image = $1 })
      .dumped("image", at: 2) { cell, _ in cell.content == nil ? cell.image?.json : nil }
      .named("the picture", .layout)
      .documented("A PNG file at the leading edge, relative to the scene.", uikit: "UITableViewCell.imageView"),
    .init(
      Key("renderingMode", form: .choice([("alwaysOriginal", false), ("alwaysTemplate", true)])) { $0.isTemplate = $1 }
    )
    .documented(
      "The colours of the picture: its own, or the tint colour.", default: "alwaysOriginal",
      uikit: "UIImage.renderingMode"),
    .init(member: "imageRect", at: 3) { cell, _ in cell.content == nil && cell.image != nil ? cell.imageRect : nil }
      .derived,
    .init(member: "accessory", at: 4) { cell, _ in cell.showsAccessory ? cell.accessory.rawValue : nil }
      .named("the accessory", .layout),
    .init(member: "accessoryRect", at: 5) { cell, _ in cell.showsAccessory ? cell.accessoryRect : nil }.derived,
  ])

  static let keys = table(
    "a cell", "UITableViewCell",
    properties.keys,
    rest: [
      Key("text", Form<String>.text.shape) { draft, decoding, node in
        draft.own.add(.text, decoding.decodeTextView(node), to: &draft.view)
      }.fixed
        .documented("The text, drawn as a label with as many lines as it needs.", default: "none", uikit: "textLabel"),
      Key("detail", Form<String>.text.shape) { draft, decoding, node in
        draft.own.add(.detail, decoding.decodeTextView(node), to: &draft.view)
      }.fixed
        .documented("The second text, drawn as a label.", default: "none", uikit: "detailTextLabel"),
      Key("content", .view) { draft, decoding, node in
        if !draft.own.parts.isEmpty {
          decoding.report("content replaces text and detail; leave out text and detail", at: node)
        }
        draft.own.add(.content, decoding.decodeView(node), to: &draft.view)
      }.fixed
        .documented("A view instead of picture and texts.", default: "none", uikit: "contentView"),
      Key("accessory", Form<TableCellAccessory>.choice().shape.or(.view)) { draft, decoding, node in
        guard decoding.document.pairs(node) == nil else {
          return draft.own.add(.accessory, decoding.decodeView(node), to: &draft.view)
        }
        draft.own.accessory = Form<TableCellAccessory>.choice().read(&decoding, node)
      }.fixed
        .documented("The mark at the trailing edge, or a view.", default: "none", uikit: "accessoryType"),
    ], omitting: ["subviews"], later: ["indentationLevel", "indentationWidth", "backgroundView", "separatorInset"],
    needsScreen: ["isSelected": "selecting needs user input", "isHighlighted": "cells are highlighted while touched"],
    renamed: [
      "accessoryType": "accessory", "accessoryView": "accessory", "textLabel": "text", "detailTextLabel": "detail",
      "imageView": "image", "subviews": "content", "contentView": "content", "views": "content",
    ])

  static func makeBody(in context: RenderContext) -> TableCell { TableCell(in: context) }

  func apply(to cell: TableCell, _ resources: inout SceneResources) {
    assignments.apply(to: cell)
    if let image = resources.buttonImage(image, isTemplate: cell.image?.isTemplate) { cell.image = image }
    if let isTemplate { cell.image?.isTemplate = isTemplate }
  }

  func makeSubviews(_ models: [SceneView], of cell: TableCell, _ resources: inout SceneResources) {
    for (part, model) in zip(parts, models) {
      switch part {
      case .text: model.fill(cell.textLabel, &resources)
      case .detail: model.fill(cell.detailLabel, &resources)
      case .content: cell.content = model.makeView(in: cell.context, &resources)
      case .accessory: cell.accessoryView = model.makeView(in: cell.context, &resources)
      }
    }
  }

  func resolveContent(of cell: TableCell, _ models: [SceneView]) {
    for (view, model) in zip(cell.subviews, models) { view.resolveAutomaticSizes(of: model) }
    if let content = cell.content, let model = zip(parts, models).first(where: { $0.0 == .content })?.1 {
      cell.contentHeight = type(of: model.own.value).rowHeightOfAny(content, in: model.frame.size.height)
    }
    cell.setNeedsLayout()
  }

  /// Returns the fixed height of the cell; nil if the height follows from the content.
  static func rowHeight(of view: TableCell, in extent: SceneExtent) -> Double? { extent.points }

  static func write(_ cell: TableCell, to writer: inout LayoutWriter) { writer.write(cell, properties) }
}

extension TableCell {
  /// True if a system accessory shows at the trailing edge.
  fileprivate var showsAccessory: Bool { accessoryView == nil && accessory != .none }
}

extension SceneView {
  /// Sets the id and text of a label that its cell created.
  fileprivate func fill(_ label: Label, _ resources: inout SceneResources) {
    label.id = id
    apply(to: label, &resources)
  }
}
