import GalleyBase
import GalleyText
import GalleyViews

/// A table as a scene describes it, with its rows.
func makeTable(
  _ model: SceneTable, rows: [SceneView], in context: RenderContext, fonts: inout FontLookup,
  pictures: inout PictureLookup
) -> TableView {
  let table = TableView(in: context)
  apply(model, to: table, fonts: &fonts)
  table.rows = rows.map { row in
    // Labels that are rows have the table's font, those in rows have not.
    if case .label = row.kind { fonts.rowFont = table.font }
    return TableRow(makeView(row.asRow, in: context, fonts: &fonts, pictures: &pictures))
  }
  return table
}

/// Sets what the description says, and leaves alone what it does not say.
func apply(_ model: SceneTable, to table: TableView, fonts: inout FontLookup) {
  if let font = model.font {
    table.font = fonts.font(font, over: table.font ?? fonts.labelFont ?? table.context.defaultFont)
  }
  table.textColor = model.textColor ?? table.textColor
  table.rowMeasure = model.rowMeasure ?? table.rowMeasure
  table.rowInsets = model.rowInsets ?? table.rowInsets
  table.showsSeparators = model.showsSeparators ?? table.showsSeparators
  table.separatorColor = model.separatorColor ?? table.separatorColor
  table.separatorInset = model.separatorInset ?? table.separatorInset
  apply(model.scrolling, to: table)
}

extension SceneView {
  /// The view as a row: a label has as many lines as it takes.
  fileprivate var asRow: SceneView {
    guard case .label(var label) = kind else { return self }
    label.numberOfLines = label.numberOfLines ?? 0
    label.lineBreakMode = label.lineBreakMode ?? .byWordWrapping
    var row = self
    row.kind = .label(label)
    return row
  }
}
