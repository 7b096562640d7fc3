/// The distances and colours of a list style. The distances are in points. All values are from
/// memory of iOS 17 (Galley's choice).
struct ListFigures {
  enum Kind {
    case plain, inset, grouped, insetGrouped, sidebar
  }
  let kind: Kind
  /// The margin at both sides of the rows' backgrounds.
  var margin: CGFloat = 0
  /// The corner radius of a card of rows.
  var cornerRadius: CGFloat = 0
  /// The space above the first section if the section has no header.
  var top: CGFloat = 0
  /// The space between two sections.
  var sectionSpacing: CGFloat = 0
  /// The space above a header and below a footer.
  var headerSpacing: CGFloat = 0
  /// The insets of a header around its text.
  var headerInsets: EdgeInsets
  /// The insets of a footer around its text.
  var footerInsets: EdgeInsets
  /// The space below the last section.
  var bottom: CGFloat = 0

  /// The insets of a row around its content.
  static let rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
  /// The minimum height of a row.
  static let rowHeight: CGFloat = 44

  static let plain = ListFigures(
    kind: .plain, headerInsets: EdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20),
    footerInsets: EdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20))
  static let inset = ListFigures(
    kind: .inset, margin: 0, headerInsets: EdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20),
    footerInsets: EdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20))
  static let grouped = ListFigures(
    kind: .grouped, top: 35, sectionSpacing: 35, headerSpacing: 17.5, headerInsets: groupHeader,
    footerInsets: groupFooter, bottom: 20)
  static let insetGrouped = ListFigures(
    kind: .insetGrouped, margin: 16, cornerRadius: 10, top: 35, sectionSpacing: 35, headerSpacing: 17.5,
    headerInsets: groupHeader,
    footerInsets: groupFooter, bottom: 20)
  static let sidebar = ListFigures(
    kind: .sidebar, margin: 16, cornerRadius: 10, top: 16, sectionSpacing: 20,
    headerInsets: EdgeInsets(top: 11, leading: 4, bottom: 11, trailing: 4), footerInsets: groupFooter, bottom: 20)

  private static let groupHeader = EdgeInsets(top: 16, leading: 20, bottom: 6, trailing: 20)
  private static let groupFooter = EdgeInsets(top: 7, leading: 20, bottom: 7, trailing: 20)

  var isGrouped: Bool { kind == .grouped || hasCards || kind == .sidebar }
  var hasCards: Bool { cornerRadius > 0 }

  /// The colour of the list's background.
  var background: UIColor { isGrouped ? .systemGroupedBackground : .systemBackground }
  /// The colour of a row's background.
  var rowBackground: UIColor { isGrouped ? .secondarySystemGroupedBackground : .clear }
}

/// The part of a list that contains a view.
enum ListPart {
  /// The view is in a row.
  case row
  /// The view is in the header of a section.
  case header
  /// The view is in the footer of a section.
  case footer
}

private enum ListFiguresKey: EnvironmentKey { static var defaultValue: ListFigures { .insetGrouped } }
private enum ListPartKey: EnvironmentKey { static var defaultValue: ListPart? { nil } }
private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { ListFigures.rowHeight } }
private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// The distances and colours of the lists in the view.
  var listFigures: ListFigures {
    get { self[ListFiguresKey.self] }
    set { self[ListFiguresKey.self] = newValue }
  }

  /// The part of a list that contains the view, or nil outside of lists.
  var listPart: ListPart? {
    get { self[ListPartKey.self] }
    set { self[ListPartKey.self] = newValue }
  }

  /// The minimum height of a list row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The minimum height of a section header, in points. Nil means the style's height.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// The space between rows. Nil means the style's space.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The space between sections. Nil means the style's space.
  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}
