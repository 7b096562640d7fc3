public import GalleyText

/// A row of a table. UIKit counterpart: UITableViewCell's content.
public struct TableRow {
  /// The kinds of content.
  public enum Content {
    /// Text, in a label with as many lines as needed.
    case text(AttributedText)
    /// Any view, with its own height; it belongs to one table at a time.
    case view(View)
  }

  /// The content of the row.
  public var content: Content
  /// The height of the content, in points, rounded up to whole points; nil uses the view's own height.
  ///
  /// Negative values become 0. UIKit counterpart: a height constraint in the cell.
  public var height: Double?

  /// Creates a row of plain text.
  public init(_ string: String) { content = .text(AttributedText(string)) }
  /// Creates a row of text.
  public init(_ text: AttributedText) { content = .text(text) }
  /// Creates a row with a view, with the view's height or the given one.
  public init(_ view: View, height: Double? = nil) {
    content = .view(view)
    self.height = height
  }
}

/// Rows with a header above them and a footer below them. UIKit counterpart: a section of a UITableView.
public struct TableSection {
  /// The header; nil for none. Text has the system's style for section titles in the table's style.
  public var header: TableRow.Content?
  /// The rows, from the top.
  public var rows: [TableRow]
  /// The footer; nil for none.
  public var footer: TableRow.Content?

  /// Creates a section.
  public init(header: TableRow.Content? = nil, rows: [TableRow], footer: TableRow.Content? = nil) {
    (self.header, self.rows, self.footer) = (header, rows, footer)
  }
}

/// The appearance of a table's sections. UIKit counterpart: UITableView.Style.
public enum TableStyle: String, Hashable, Sendable, CaseIterable {
  /// Sections below each other, with headers that stay visible.
  case plain
  /// Groups as wide as the table, with space between them.
  case grouped
  /// Groups with round corners and space around them.
  case insetGrouped
}

/// A way to measure a table's rows (rule: table-row-height). Both ways agree for fonts without a line gap.
public enum TableRowMeasure: String, Hashable, Sendable, CaseIterable {
  /// The height by string drawing with `usesLineFragmentOrigin` and `usesFontLeading`, as in tables measured by hand.
  ///
  /// The line gap of a font counts although a label leaves it out, so the row may be higher than needed.
  case boundingRect
  /// The view's intrinsic height with `preferredMaxLayoutWidth` set, as in rows that size themselves.
  case intrinsicContentSize
}
