/// Values of a navigation bar.
nonisolated public struct NavigationBarItem: Sendable {
  /// The size of the title.
  nonisolated public enum TitleDisplayMode: Sendable {
    /// That of the page before; the first page has a large one.
    case automatic
    /// In the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

extension View {
  /// Sets the title of the page.
  nonisolated public func navigationTitle(_ title: Text) -> some View { bars { $0.title = title } }
  /// Sets the title of the page: a text of a table.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  /// Sets the title of the page.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  /// Sets the title of the page: a text of a resource.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
  /// Sets the title of the page, which the reader can change.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }
  /// Sets the second title of the page, which iOS 17 does not show.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }
  /// Sets the second title of the page, which iOS 17 does not show.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  /// Sets the second title of the page, which iOS 17 does not show.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

  /// Sets the size of the page's title.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { bars { $0.mode = displayMode } }

  /// Sets the title of the page.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Sets the title of the page: a text of a table.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  /// Sets the title of the page.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
  /// Sets the title of the page and its size.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// Sets the title of the page, a text of a table, and its size.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  /// Sets the title of the page and its size.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Hides the navigation bar, or not.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    bars { $0.visibility[.navigationBar] = hidden ? .hidden : .visible }
  }
  /// Hides the button that leads to the page before, or not.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    bars { $0.isBackButtonHidden = hidesBackButton }
  }

  /// Puts views at both ends of the navigation bar.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  /// Puts a view at the leading end of the navigation bar.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  /// Puts a view at the trailing end of the navigation bar.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
  /// Sets a document of the title, which pictures do not show.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }
  /// Sets the movement between pages. Nothing moves here.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}

/// The movement between pages.
public protocol NavigationTransition {}

/// The system's movement.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {}

/// A page grows from a view.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The system's movement.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A page grows from a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}
