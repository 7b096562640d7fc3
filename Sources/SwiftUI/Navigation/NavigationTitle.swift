/// A namespace for the types of navigation bars.
nonisolated public struct NavigationBarItem: Sendable {
  /// The size of a page's title.
  nonisolated public enum TitleDisplayMode: Sendable {
    /// The title has the size of the previous page's title. It is large on the first page.
    case automatic
    /// The title is small and inside the bar.
    case inline
    /// The title is large and below the bar.
    case large
  }
}

extension View {
  /// Sets the title of the page to a text.
  nonisolated public func navigationTitle(_ title: Text) -> some View { bars { $0.title = title } }
  /// Sets the title of the page to a text from the string table.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  /// Sets the title of the page to a string.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  /// Sets the title of the page to a localised string resource.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
  /// Sets the title of the page to a string that the user can edit.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }
  /// Returns the view unchanged: iOS 17 does not show the subtitle of a page.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }
  /// Returns the view unchanged: iOS 17 does not show the subtitle of a page.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  /// Returns the view unchanged: iOS 17 does not show the subtitle of a page.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

  /// Sets the size of the page's title.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { bars { $0.mode = displayMode } }

  /// Sets the title of the page to a text.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Sets the title of the page to a text from the string table.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  /// Sets the title of the page to a string.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
  /// Sets the title of the page to a text, and the title's size.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// Sets the title of the page to a text from the string table, and the title's size.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  /// Sets the title of the page to a string, and the title's size.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Hides the navigation bar of the page.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    bars { $0.visibility[.navigationBar] = hidden ? .hidden : .visible }
  }
  /// Hides the back button of the page.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    bars { $0.isBackButtonHidden = hidesBackButton }
  }

  /// Adds views at both ends of the navigation bar.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  /// Adds a view at the leading end of the navigation bar.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  /// Adds a view at the trailing end of the navigation bar.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
  /// Returns the view unchanged: pictures do not show the document of the title.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }
  /// Returns the view unchanged: pictures show no transition between pages.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}

/// A transition between pages.
public protocol NavigationTransition {}

/// The default transition between pages.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {}

/// A transition in which the page grows from a view.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition in which the page grows from a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}
