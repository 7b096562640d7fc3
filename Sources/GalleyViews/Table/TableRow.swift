public import GalleyText

/// A row of a table. UIKit counterpart: UITableViewCell's content.
public struct TableRow {
  /// The kinds of content.
  public enum Content {
    /// Text, in a label with as many lines as it takes.
    case text(AttributedText)
    /// Any view. As high as it asks for; it belongs to one table at a time.
    case view(View)
  }

  /// The content of the row.
  public var content: Content
  /// The height of the content, in points, rounded up to whole ones; nil is the height that the view asks for. Less
  /// than 0 is 0. UIKit counterpart: a height constraint in the cell.
  public var height: Double?

  /// A row of plain text.
  public init(_ string: String) { content = .text(AttributedText(string)) }
  /// A row of text.
  public init(_ text: AttributedText) { content = .text(text) }
  /// A row with a view, as high as it asks for, or with a height of its own.
  public init(_ view: View, height: Double? = nil) {
    content = .view(view)
    self.height = height
  }
}

/// Rows with a header above them and a footer below them. UIKit counterpart: a section of a UITableView.
public struct TableSection {
  /// The header; nil for none. Text is set as the system sets the titles of sections, in the table's style.
  public var header: TableRow.Content?
  /// The rows, from the top.
  public var rows: [TableRow]
  /// The footer; nil for none.
  public var footer: TableRow.Content?

  /// A section.
  public init(header: TableRow.Content? = nil, rows: [TableRow], footer: TableRow.Content? = nil) {
    (self.header, self.rows, self.footer) = (header, rows, footer)
  }
}

/// The look of a table's sections. UIKit counterpart: UITableView.Style.
public enum TableStyle: String, Hashable, Sendable, CaseIterable {
  /// Sections below each other, whose headers stay in sight.
  case plain
  /// Groups as wide as the table, with space between them.
  case grouped
  /// Groups with round corners, with space around them.
  case insetGrouped
}

/// A way to measure a table's rows (rule: table-row-height). Both ways agree where fonts have no line gap.
public enum TableRowMeasure: String, Hashable, Sendable, CaseIterable {
  /// The height by string drawing with `usesLineFragmentOrigin` and `usesFontLeading`, as tables were
  /// measured by hand. The gap of a font counts, though a label leaves it out: harmless, the row is higher than needed.
  case boundingRect
  /// The view's intrinsic height with `preferredMaxLayoutWidth` set, as rows size themselves.
  case intrinsicContentSize
}
