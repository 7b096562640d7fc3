/// A bar of a page.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind: Hashable { case automatic, navigationBar, bottomBar, tabBar, other }
  let kind: Kind
  /// The navigation bar.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The bar below the page.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The bar of a `TabView`.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
  /// The bar above the keyboard, which pictures do not show.
  public static let keyboardToolbar = ToolbarPlacement(kind: .other)
  /// The toolbar of a window, which iOS does not have.
  public static let windowToolbar = ToolbarPlacement(kind: .other)

  var barKind: Kind { kind == .automatic ? .navigationBar : kind }
}

/// The place of an item in bars.
nonisolated public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Role { case leading, principal, trailing, bottom, none }
  let role: Role
  var isBold = false
  /// The trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(role: .trailing)
  /// The middle of the navigation bar, in the place of the title.
  public static let principal = ToolbarItemPlacement(role: .principal)
  /// The leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(role: .leading)
  /// The trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(role: .trailing)
  /// A menu of the navigation bar. Its items are not shown here.
  public static let secondaryAction = ToolbarItemPlacement(role: .none)
  /// The middle of the bottom bar.
  public static let status = ToolbarItemPlacement(role: .bottom)
  /// The trailing end of the navigation bar, in bold.
  public static let confirmationAction = ToolbarItemPlacement(role: .trailing, isBold: true)
  /// The leading end of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(role: .leading)
  /// The trailing end of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement(role: .trailing)
  /// Above the keyboard, which pictures do not show.
  public static let keyboard = ToolbarItemPlacement(role: .none)
  /// The bar below the page.
  public static let bottomBar = ToolbarItemPlacement(role: .bottom)
  /// The leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(role: .leading)
  /// The trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(role: .trailing)
  /// The leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(role: .leading)
  /// The trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(role: .trailing)
  /// The place of the small title.
  public static let title = ToolbarItemPlacement(role: .principal)
  /// The place of the second title, which iOS 17 does not show.
  public static let subtitle = ToolbarItemPlacement(role: .none)
  /// The place of the large title, which items do not take here.
  public static let largeTitle = ToolbarItemPlacement(role: .none)
  /// The place of the second title below the large one, which iOS 17 does not show.
  public static let largeSubtitle = ToolbarItemPlacement(role: .none)
  /// Beside a bar of another kind, which pictures do not show.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { ToolbarItemPlacement(role: .none) }
}

/// The task of a toolbar.
nonisolated public struct ToolbarRole: Sendable {
  /// As the system decides.
  public static var automatic: ToolbarRole { ToolbarRole() }
  /// Browsing.
  public static var browser: ToolbarRole { ToolbarRole() }
  /// Editing.
  public static var editor: ToolbarRole { ToolbarRole() }
  /// The stack of pages.
  public static var navigationStack: ToolbarRole { ToolbarRole() }
}

/// The size of a title in a toolbar.
nonisolated public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// As the system decides.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  /// Large.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// Large, in the bar: in the bar here.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
  /// In the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

/// Items that the system puts into toolbars. It puts none here.
nonisolated public struct ToolbarDefaultItemKind: Sendable {
  /// The button of a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind()
  /// The title.
  public static let title = ToolbarDefaultItemKind()
  /// The field of a search.
  public static let search = ToolbarDefaultItemKind()
}
