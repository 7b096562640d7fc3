public import GalleyText

/// What a row of a table shows. UIKit counterpart: UITableViewCell's content.
public struct TableRow {
  /// The kinds of content.
  public enum Content {
    /// Text, in a label with as many lines as it takes.
    case text(AttributedText)
    /// Any view. As high as it asks for; it belongs to one table at a time.
    case view(View)
  }

  /// What the row shows.
  public var content: Content
  /// How high the content is, in points, rounded up to whole ones; nil leaves it to what the view asks for. Less than 0 is
  /// 0. UIKit counterpart: a height constraint in the cell.
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

/// How the height of a table's rows is found out (reference G). Both ways agree where fonts have no line gap.
public enum TableRowMeasure: String, Hashable, Sendable, CaseIterable {
  /// What string drawing answers for the text with `usesLineFragmentOrigin` and `usesFontLeading`, as tables were
  /// measured by hand. The gap of a font counts, though a label leaves it out: harmless, the row is higher than needed.
  case boundingRect
  /// What the view answers as its intrinsic size with `preferredMaxLayoutWidth` set, as rows size themselves.
  case intrinsicContentSize
}
