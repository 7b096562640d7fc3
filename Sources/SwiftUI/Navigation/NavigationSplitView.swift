/// Two or three columns of pages. On a narrow screen one column is seen: the first one, or that of
/// `preferredCompactColumn`.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  var visibility = NavigationSplitViewVisibility.automatic
  var column = NavigationSplitViewColumn.sidebar

  /// The columns.
  public var body: some View {
    EnvironmentReader { environment in
      if environment.horizontalSizeClass == .regular {
        HStack(spacing: 0) {
          if visibility != .detailOnly {
            NavigationStack { sidebar }.frame(width: 320)
            Divider().ignoresSafeArea()
          }
          if Content.self != EmptyView.self, visibility != .detailOnly, visibility != .doubleColumn {
            NavigationStack { content }.frame(width: 320)
            Divider().ignoresSafeArea()
          }
          NavigationStack { detail }
        }
      } else if column == .detail {
        NavigationStack { detail }
      } else if column == .content {
        NavigationStack { content }
      } else {
        NavigationStack { sidebar }
      }
    }
  }
}

extension NavigationSplitView {
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }
  /// Three columns of which some are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility.wrappedValue)
  }
  /// Three columns, and the one that is seen on a narrow screen.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), column: preferredCompactColumn.wrappedValue)
  }
  /// Three columns of which some are seen, and the one that is seen on a narrow screen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility.wrappedValue,
      column: preferredCompactColumn.wrappedValue)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
  /// Two columns of which some are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility.wrappedValue)
  }
  /// Two columns, and the one that is seen on a narrow screen.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), column: preferredCompactColumn.wrappedValue)
  }
  /// Two columns of which some are seen, and the one that is seen on a narrow screen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility.wrappedValue,
      column: preferredCompactColumn.wrappedValue)
  }
}

/// The columns that are seen.
nonisolated public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private let number: Int
  /// The last column.
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(number: 1) }
  /// The content's column and the last one.
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(number: 2) }
  /// All columns.
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(number: 3) }
  /// As the system decides.
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(number: 0) }
}

/// A column.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int
  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 0) }
  /// The second of three.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 1) }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 2) }
}

/// The way in which columns share the width. They look alike here.
public protocol NavigationSplitViewStyle {}
/// As the system decides.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
}
/// The columns share the width.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
}
/// The last column keeps its width.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the system decides.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The columns share the width.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its width.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets how columns share the width. They look alike here.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
  /// Sets the width of a column. Columns are 320 points wide here.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Sets the width of a column. Columns are 320 points wide here.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
