extension View {
  /// Adds actions that a long touch shows. Pictures show none.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
  /// Adds actions and a preview that a long touch shows. Pictures show none.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { self }
  /// Adds actions that a long touch shows. Pictures show none.
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { self }
  /// Adds actions for the selection of a list. Pictures show none.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
}

/// Actions that a long touch shows.
nonisolated public struct ContextMenu<MenuItems: View> {
  /// Actions.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

/// Runs the action of `refreshable`.
nonisolated public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// Runs the action.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// Loads the content again.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Sets the action that loads the content again. Pictures show no sign of it.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// The state of a list that can be edited.
nonisolated public enum EditMode: Hashable, Sendable {
  /// It is not edited.
  case inactive
  /// It is edited for a short time.
  case transient
  /// It is edited.
  case active
  /// True if it is edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// The state of lists that can be edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends the editing of lists.
nonisolated public struct EditButton: View {
  /// The button.
  public init() {}
  /// "Edit", or "Done" while lists are edited.
  public var body: some View {
    EnvironmentReader { environment in
      let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
      Button(action: { environment.editMode?.wrappedValue = isEditing ? .inactive : .active }) {
        Text(verbatim: isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
      }
    }
  }
}
