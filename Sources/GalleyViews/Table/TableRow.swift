public import GalleyText

/// A row of a table, as the content to display. UIKit counterpart: UITableViewCell's content.
public struct TableRow {
  /// The content of a row, header or footer.
  public enum Content {
    /// A text, which is displayed in a label with as many lines as needed.
    case text(AttributedText)
    /// A view, whose own height is used. It may be in only one table at a time.
    case view(View)
  }

  /// The text or view in the row.
  public var content: Content
  /// The height of the content in points, which is rounded up to whole points; nil uses the view's
  /// own height.
  ///
  /// Negative values become 0. UIKit counterpart: a height constraint in the cell.
  public var height: Double?

  /// Creates a row with a text without attributes.
  public init(_ string: String) { content = .text(AttributedText(string)) }
  /// Creates a row with an attributed text.
  public init(_ text: AttributedText) { content = .text(text) }
  /// Creates a row with a view. If no height is given, the view's own height is used.
  public init(_ view: View, height: Double? = nil) {
    content = .view(view)
    self.height = height
  }
}

/// A section of a table: rows with a header above them and a footer below them. UIKit counterpart:
/// a section of a UITableView.
public struct TableSection {
  /// The header; nil for none. A text has the system's style for section titles.
  public var header: TableRow.Content?
  /// The rows, from top to bottom.
  public var rows: [TableRow]
  /// The footer; nil for none. A text has the system's style for section footers.
  public var footer: TableRow.Content?

  /// Creates a section from its header, rows and footer.
  public init(header: TableRow.Content? = nil, rows: [TableRow], footer: TableRow.Content? = nil) {
    (self.header, self.rows, self.footer) = (header, rows, footer)
  }
}

/// The appearance of a table's sections. UIKit counterpart: UITableView.Style.
public enum TableStyle: String, Hashable, Sendable, CaseIterable {
  /// The sections follow each other, and their headers stay visible while scrolling.
  case plain
  /// The sections are groups as wide as the table, with space between them.
  case grouped
  /// The sections are groups with round corners and space on all sides.
  case insetGrouped
}

/// The way in which a table measures its rows (rule: table-row-height). The results are equal for
/// fonts without a line gap.
public enum TableRowMeasure: String, Hashable, Sendable, CaseIterable {
  /// The height of text is measured by string drawing with `usesLineFragmentOrigin` and
  /// `usesFontLeading`, as in apps that compute row heights themselves.
  ///
  /// The line gap of a font counts although a label leaves it out, so the row may be higher than needed.
  case boundingRect
  /// The view's intrinsic height is used, with `preferredMaxLayoutWidth` set, as in rows that size
  /// themselves.
  case intrinsicContentSize
}
