/// The field of a page's search.
struct SearchEntry {
  var text: String
  var prompt: Text
}

/// The field of a search: 36 points high, with a magnifying glass before the text (from memory of iOS 17).
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

/// A circle with a handle.
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

/// The place of a search's field. It is below the title on iPhones.
nonisolated public struct SearchFieldPlacement: Sendable {
  /// As the system decides.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// In the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// In the navigation bar, hidden or not by scrolling.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
  /// The visibility of the field.
  nonisolated public struct NavigationBarDrawerDisplayMode: Sendable {
    /// Scrolling hides it.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

/// Ends a search.
nonisolated public struct DismissSearchAction {
  /// Ends the search: none is running here.
  public func callAsFunction() {}
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True while the field of a search is used.
  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
  /// Ends the search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}

/// The place of suggestions of a search. Pictures show none.
nonisolated public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let number: Int
  /// As the system decides.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(number: 0) }
  /// In a menu.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(number: 1) }
  /// In the content.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(number: 2) }
  /// Several places.
  nonisolated public struct Set: OptionSet, Sendable {
    /// A bit for each place.
    public let rawValue: Int
    /// Places from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// In the content.
    public static let content = Set(rawValue: 2)
  }
}

/// The moment at which the scopes of a search are seen. Pictures show none.
nonisolated public struct SearchScopeActivation: Sendable {
  /// As the system decides.
  public static var automatic: SearchScopeActivation { SearchScopeActivation() }
  /// As soon as text is written.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation() }
  /// As soon as the search is opened.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation() }
}

extension View {
  nonisolated private func search(_ text: Binding<String>, _ prompt: Text?, _ isPresented: Bool = false) -> some View {
    bars { $0.search = SearchEntry(text: text.wrappedValue, prompt: prompt ?? Text("Search")) }
      .transformEnvironment(\.isSearching) { if isPresented { $0 = true } }
  }

  /// Adds a field for searching below the title of the page.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { search(text, prompt) }
  /// Adds a field for searching below the title of the page.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { search(text, Text(prompt)) }
  /// Adds a field for searching below the title of the page.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { search(text, Text(prompt)) }
  /// Adds a field for searching below the title of the page. It is used while a value is true.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { search(text, prompt, isPresented.wrappedValue) }
  /// Adds a field for searching below the title of the page. It is used while a value is true.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { search(text, Text(prompt), isPresented.wrappedValue) }
  /// Adds a field for searching below the title of the page. It is used while a value is true.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { search(text, Text(prompt), isPresented.wrappedValue) }
  /// Adds a field for searching, with suggestions that pictures do not show.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { search(text, prompt) }
  /// Adds a field for searching, with suggestions that pictures do not show.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View { search(text, Text(prompt)) }

  /// Sets the places of suggestions. Pictures show none.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }
  /// Has no effect here: the view is a suggestion of a search.
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }
  /// Adds scopes to a search. Pictures show none.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }
  /// Adds scopes to a search. Pictures show none.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }
  /// Gives the search's field the focus. Pictures do not differ.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  /// Gives the search's field the focus. Pictures do not differ.
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    self
  }
  /// Sets what a search hides of the toolbar. Pictures do not differ.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}

/// The part of the toolbar that a search hides.
nonisolated public struct SearchPresentationToolbarBehavior: Sendable {
  /// As the system decides.
  public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
  /// The title stays.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
}
