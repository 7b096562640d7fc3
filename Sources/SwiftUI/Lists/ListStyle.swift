/// The appearance of lists.
public protocol ListStyle {
  /// The distances and colours of the style. Only the styles of this module can conform.
  var _figures: _ListFigures { get }
}

/// The distances and colours of a list style.
public struct _ListFigures {
  let figures: ListFigures
}

/// The default style: rows in cards.
nonisolated public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The distances and colours of the inset grouped style.
  public var _figures: _ListFigures { _ListFigures(figures: .insetGrouped) }
}

/// A style with rows from edge to edge on the system's background.
nonisolated public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The distances and colours of the plain style.
  public var _figures: _ListFigures { _ListFigures(figures: .plain) }
}

/// A style with groups of rows from edge to edge on a grey background.
nonisolated public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The distances and colours of the grouped style.
  public var _figures: _ListFigures { _ListFigures(figures: .grouped) }
}

/// A style with rows in cards on a grey background.
nonisolated public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The distances and colours of the inset grouped style.
  public var _figures: _ListFigures { _ListFigures(figures: .insetGrouped) }
}

/// A style with inset rows on the system's background.
nonisolated public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The distances and colours of the inset style.
  public var _figures: _ListFigures { _ListFigures(figures: .inset) }
}

/// A style for sidebars: rows in cards, with larger headers.
nonisolated public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The distances and colours of the sidebar style.
  public var _figures: _ListFigures { _ListFigures(figures: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style: rows in cards.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// The style with rows from edge to edge.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// The style with groups of rows from edge to edge.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The style with rows in cards.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// The style with inset rows.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The style for sidebars.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the style of the lists in the view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listFigures, style._figures.figures)
  }
}
