/// The look of a list.
public protocol ListStyle {
  /// The style's figures. Only the module's own styles implement it.
  var _figures: _ListFigures { get }
}

/// The figures of a list's style.
public struct _ListFigures {
  let figures: ListFigures
}

/// Rows in cards: the style of lists without another one.
nonisolated public struct DefaultListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The style's figures.
  public var _figures: _ListFigures { _ListFigures(figures: .insetGrouped) }
}

/// Rows from edge to edge on the system's background.
nonisolated public struct PlainListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The style's figures.
  public var _figures: _ListFigures { _ListFigures(figures: .plain) }
}

/// Rows from edge to edge, in groups on a grey background.
nonisolated public struct GroupedListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The style's figures.
  public var _figures: _ListFigures { _ListFigures(figures: .grouped) }
}

/// Rows in cards on a grey background.
nonisolated public struct InsetGroupedListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The style's figures.
  public var _figures: _ListFigures { _ListFigures(figures: .insetGrouped) }
}

/// Rows with space at the sides, on the system's background.
nonisolated public struct InsetListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The style's figures.
  public var _figures: _ListFigures { _ListFigures(figures: .inset) }
}

/// Rows of a sidebar: as in cards, with larger headers.
nonisolated public struct SidebarListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The style's figures.
  public var _figures: _ListFigures { _ListFigures(figures: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  /// Rows in cards.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows from edge to edge, in groups.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows in cards.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with space at the sides.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets how lists in this view look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listFigures, style._figures.figures)
  }
}
