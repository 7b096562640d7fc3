/// Two or three columns with navigation. A narrow screen shows one column: the first, or
/// `preferredCompactColumn`.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  var visibility = NavigationSplitViewVisibility.automatic
  var column = NavigationSplitViewColumn.sidebar

  private var hasContentColumn: Bool { Content.self != EmptyView.self }

  /// True if the sidebar is visible. `doubleColumn` hides it if there are three columns (Apple's
  /// documentation of `NavigationSplitViewVisibility`).
  private var showsSidebar: Bool {
    visibility != .detailOnly && (visibility != .doubleColumn || !hasContentColumn)
  }

  /// The visible columns.
  public var body: some View {
    EnvironmentReader { environment in
      if environment.horizontalSizeClass == .regular {
        HStack(spacing: 0) {
          if showsSidebar {
            NavigationStack { sidebar }.frame(width: 320)
            Divider().ignoresSafeArea()
          }
          if hasContentColumn, visibility != .detailOnly {
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
  /// Creates a split view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }
  /// Creates a split view of three columns, with a binding to their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility.wrappedValue)
  }
  /// Creates a split view of three columns, with a binding to the column that a narrow screen
  /// shows.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), column: preferredCompactColumn.wrappedValue)
  }
  /// Creates a split view of three columns, with bindings to their visibility and to the column
  /// that a narrow screen shows.
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
  /// Creates a split view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
  /// Creates a split view of two columns, with a binding to their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility.wrappedValue)
  }
  /// Creates a split view of two columns, with a binding to the column that a narrow screen shows.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), column: preferredCompactColumn.wrappedValue)
  }
  /// Creates a split view of two columns, with bindings to their visibility and to the column that
  /// a narrow screen shows.
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

/// The columns of a split view that are visible.
nonisolated public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private let number: Int
  /// Only the detail column is visible.
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(number: 1) }
  /// The content and the detail column are visible.
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(number: 2) }
  /// All columns are visible.
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(number: 3) }
  /// The system's default.
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(number: 0) }
}

/// A column of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int
  /// The sidebar, which is the first column.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 0) }
  /// The content, which is the second of three columns.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 1) }
  /// The detail, which is the last column.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 2) }
}

/// The way in which columns share the width. Galley draws all split views alike.
public protocol NavigationSplitViewStyle {}
/// The default style of split views.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}
/// The style in which the columns share the width. Galley draws all split views alike.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}
/// The style in which the detail column keeps its width. Galley draws all split views alike.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The style in which the columns share the width.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The style in which the detail column keeps its width.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Returns the view unchanged: all styles of split views look the same in Galley.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
  /// Returns the view unchanged: columns are 320 points wide in Galley.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Returns the view unchanged: columns are 320 points wide in Galley.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
