extension View {
  /// Returns the view unchanged: pictures show no context menus.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
  /// Returns the view unchanged: pictures show no context menus and no previews.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { self }
  /// Returns the view unchanged: pictures show no context menus.
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { self }
  /// Returns the view unchanged: pictures show no context menus for a list's selection.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
}

/// A menu of actions that a long press shows.
nonisolated public struct ContextMenu<MenuItems: View> {
  /// Creates a menu of actions.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

/// The action of `refreshable`, which reloads the content.
nonisolated public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// Runs the action that `refreshable` has set.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// The action that reloads the content, or nil.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Sets the action that reloads the content. Pictures show no refresh control.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// The state of a list that the user can edit.
nonisolated public enum EditMode: Hashable, Sendable {
  /// The list is not being edited.
  case inactive
  /// The list is being edited temporarily.
  case transient
  /// The list is being edited.
  case active
  /// True if the list is being edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// The editing state of lists, or nil.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that starts and ends the editing of lists.
nonisolated public struct EditButton: View {
  /// Creates an edit button.
  public init() {}
  /// A button with the title "Edit", or "Done" while lists are being edited.
  public var body: some View {
    EnvironmentReader { environment in
      let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
      Button(action: { environment.editMode?.wrappedValue = isEditing ? .inactive : .active }) {
        Text(verbatim: isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
      }
    }
  }
}
