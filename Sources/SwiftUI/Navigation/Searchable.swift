/// The search field of a page: its text and its prompt.
struct SearchEntry {
  var text: String
  var prompt: Text
}

/// A search field, 36 points high, with a magnifying glass before the text (from memory of iOS 17).
struct SearchField: View {
  let entry: SearchEntry

  var body: some View {
    HStack(spacing: 6) {
      MagnifyingGlass().stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round)).frame(width: 15, height: 15)
      (entry.text.isEmpty ? entry.prompt : Text(verbatim: entry.text).foregroundColor(.primary))
        .font(.system(size: 17)).lineLimit(1)
      Spacer(minLength: 0)
    }
    .modifier(ControlForeground(paint: .color(.secondaryLabel)))
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(Plate(paint: .color(.tertiarySystemFill), radius: 10))
  }
}

/// The shape of a magnifying glass: a circle with a handle.
nonisolated struct MagnifyingGlass: Shape {
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    var path = Path()
    path.addEllipse(in: CGRect(x: rect.minX, y: rect.minY, width: side * 0.75, height: side * 0.75))
    path.move(to: CGPoint(x: rect.minX + side * 0.65, y: rect.minY + side * 0.65))
    path.addLine(to: CGPoint(x: rect.minX + side, y: rect.minY + side))
    return path
  }
}

/// The placement of a search field. On iPhones the field is below the title.
nonisolated public struct SearchFieldPlacement: Sendable {
  /// The system's default.
  public static let automatic = SearchFieldPlacement()
  /// The field is in the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// The field is in the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// The field is in the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Returns the placement in the navigation bar, with a display mode.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
  /// The visibility of a search field in the navigation bar.
  nonisolated public struct NavigationBarDrawerDisplayMode: Sendable {
    /// Scrolling hides the field.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// The field is always visible.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

/// An action that ends a search. It does nothing in Galley.
nonisolated public struct DismissSearchAction {
  /// Does nothing: Galley runs no searches.
  public func callAsFunction() {}
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True while the search field is in use.
  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
  /// The action that ends a search. It does nothing in Galley.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}

/// The placement of search suggestions. Pictures show no suggestions.
nonisolated public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let number: Int
  /// The system's default.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(number: 0) }
  /// The suggestions are in a menu.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(number: 1) }
  /// The suggestions are in the content.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(number: 2) }
  /// A set of placements.
  nonisolated public struct Set: OptionSet, Sendable {
    /// The placements as a bit mask.
    public let rawValue: Int
    /// Creates placements from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The suggestions are in a menu.
    public static let menu = Set(rawValue: 1)
    /// The suggestions are in the content.
    public static let content = Set(rawValue: 2)
  }
}

/// The moment at which search scopes appear. Pictures show no scopes.
nonisolated public struct SearchScopeActivation: Sendable {
  /// The system's default.
  public static var automatic: SearchScopeActivation { SearchScopeActivation() }
  /// The scopes appear when the user types.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation() }
  /// The scopes appear when the search is presented.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation() }
}

extension View {
  nonisolated private func search(_ text: Binding<String>, _ prompt: Text?, _ isPresented: Bool = false) -> some View {
    bars { $0.search = SearchEntry(text: text.wrappedValue, prompt: prompt ?? Text("Search")) }
      .transformEnvironment(\.isSearching) { if isPresented { $0 = true } }
  }

  /// Adds a search field below the title of the page.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { search(text, prompt) }
  /// Adds a search field below the title of the page.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { search(text, Text(prompt)) }
  /// Adds a search field below the title of the page, with a string as its prompt.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { search(text, Text(prompt)) }
  /// Adds a search field below the title of the page. The search is active while the binding is
  /// true.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { search(text, prompt, isPresented.wrappedValue) }
  /// Adds a search field below the title of the page. The search is active while the binding is
  /// true.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { search(text, Text(prompt), isPresented.wrappedValue) }
  /// Adds a search field with a string as its prompt. The search is active while the binding is
  /// true.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { search(text, Text(prompt), isPresented.wrappedValue) }
  /// Adds a search field with suggestions. Pictures do not show the suggestions.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { search(text, prompt) }
  /// Adds a search field with suggestions. Pictures do not show the suggestions.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View { search(text, Text(prompt)) }

  /// Sets where suggestions are shown. Pictures show no suggestions.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }
  /// Returns the view unchanged: pictures show no search suggestions.
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }
  /// Adds scopes to the search. Pictures show no scopes.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }
  /// Adds scopes to the search. Pictures show no scopes.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }
  /// Binds the focus of the search field to a condition. Pictures do not show the focus.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  /// Binds the focus of the search field to a value. Pictures do not show the focus.
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    self
  }
  /// Sets which parts of the toolbar a search hides. Pictures show no search in progress.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}

/// The parts of the toolbar that a search hides.
nonisolated public struct SearchPresentationToolbarBehavior: Sendable {
  /// The system's default.
  public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
  /// The title stays visible.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
}
