/// A bar of a page, such as the navigation bar.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind: Hashable { case automatic, navigationBar, bottomBar, tabBar, other }
  let kind: Kind
  /// The default bar, which is the navigation bar.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The bar at the bottom of the page.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The tab bar of a `TabView`.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
  /// The bar above the keyboard, which pictures do not show.
  public static let keyboardToolbar = ToolbarPlacement(kind: .other)
  /// The toolbar of a window, which iOS does not have.
  public static let windowToolbar = ToolbarPlacement(kind: .other)

  var barKind: Kind { kind == .automatic ? .navigationBar : kind }
}

/// The position of an item in the bars of a page.
nonisolated public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Role { case leading, principal, trailing, bottom, none }
  let role: Role
  var isBold = false
  /// The default position: the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(role: .trailing)
  /// The centre of the navigation bar, instead of the title.
  public static let principal = ToolbarItemPlacement(role: .principal)
  /// The leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(role: .leading)
  /// The trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(role: .trailing)
  /// A menu of the navigation bar. Its items are not drawn in Galley.
  public static let secondaryAction = ToolbarItemPlacement(role: .none)
  /// The centre of the bottom bar.
  public static let status = ToolbarItemPlacement(role: .bottom)
  /// The trailing end of the navigation bar, in bold.
  public static let confirmationAction = ToolbarItemPlacement(role: .trailing, isBold: true)
  /// The leading end of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(role: .leading)
  /// The trailing end of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement(role: .trailing)
  /// The bar above the keyboard, which pictures do not show.
  public static let keyboard = ToolbarItemPlacement(role: .none)
  /// The bar at the bottom of the page.
  public static let bottomBar = ToolbarItemPlacement(role: .bottom)
  /// The leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(role: .leading)
  /// The trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(role: .trailing)
  /// The leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(role: .leading)
  /// The trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(role: .trailing)
  /// The position of the inline title.
  public static let title = ToolbarItemPlacement(role: .principal)
  /// The position of the subtitle, which iOS 17 does not show.
  public static let subtitle = ToolbarItemPlacement(role: .none)
  /// The position of the large title. Items at this position are not drawn in Galley.
  public static let largeTitle = ToolbarItemPlacement(role: .none)
  /// The position of the subtitle below the large title, which iOS 17 does not show.
  public static let largeSubtitle = ToolbarItemPlacement(role: .none)
  /// Returns the position in an accessory bar, which pictures do not show.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { ToolbarItemPlacement(role: .none) }
}

/// The purpose of a toolbar, such as editing.
nonisolated public struct ToolbarRole: Sendable {
  /// The system's default.
  public static var automatic: ToolbarRole { ToolbarRole() }
  /// The toolbar is for browsing.
  public static var browser: ToolbarRole { ToolbarRole() }
  /// The toolbar is for editing.
  public static var editor: ToolbarRole { ToolbarRole() }
  /// The toolbar is for a navigation stack.
  public static var navigationStack: ToolbarRole { ToolbarRole() }
}

/// The size of a title in a toolbar.
nonisolated public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// The system's default.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  /// The title is large and below the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// The title is large and inside the bar. It is drawn small in Galley.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
  /// The title is small and inside the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

/// A kind of item that the system adds to toolbars. Galley adds none.
nonisolated public struct ToolbarDefaultItemKind: Sendable {
  /// The button that toggles a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind()
  /// The title of the page.
  public static let title = ToolbarDefaultItemKind()
  /// The search field.
  public static let search = ToolbarDefaultItemKind()
}
