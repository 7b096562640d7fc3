/// The values that a row passes to its list.
struct RowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  /// The visibility of the separators at the row's edges.
  var separators: [VerticalEdge: Visibility] = [:]
  var separatorTints: [VerticalEdge: Color] = [:]
  var sectionSeparators: [VerticalEdge: Visibility] = [:]
  var sectionSpacing: CGFloat?
  var badge: Text?
}

nonisolated struct RowTraitsKey: LayoutValueKey { static var defaultValue: RowTraits { RowTraits() } }

extension View {
  nonisolated func row(_ change: @escaping (inout RowTraits) -> Void) -> some View {
    modifier(TraitModifier { change(&$0[RowTraitsKey.self]) })
  }

  /// Sets the insets of the row's content, in points. Nil means the list's default.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { row { $0.insets = insets } }

  /// Sets a view as the background of the row. Nil means the list's default.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    row { $0.background = view.map { AnyView($0) } }
  }

  /// Shows or hides the separators at the row's edges.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    row { traits in for edge in VerticalEdge.in(edges) { traits.separators[edge] = visibility } }
  }

  /// Sets the colour of the separators at the row's edges. Nil means the system's colour.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    row { traits in for edge in VerticalEdge.in(edges) { traits.separatorTints[edge] = color } }
  }

  /// Shows or hides the separators at the edges of the section.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { traits in for edge in VerticalEdge.in(edges) { traits.sectionSeparators[edge] = visibility } }
  }

  /// Has no effect: the separators of sections have the system's colour (Galley's choice).
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Has no effect: Galley draws no tinted parts of rows.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self }
  /// Has no effect: Galley draws no tinted parts of rows.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }

  /// Sets the space between rows, in points. Nil means the style's space.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Sets the space between the sections of lists in the view.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
      .row { $0.sectionSpacing = spacing.length }
  }

  /// Sets the space between the sections of lists in the view, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Shows a number as the badge of a row or a tab. Zero shows no badge.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows a text as the badge of a row or a tab.
  nonisolated public func badge(_ label: Text?) -> some View { row { $0.badge = label } }

  /// Shows a text from the string table as the badge of a row or a tab.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a string as the badge of a row or a tab.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

  /// Sets the prominence of badges. All badges look the same in Galley.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Adds actions that a swipe reveals. Pictures do not show the actions.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Sets whether the row can be selected. Pictures do not show this setting.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Sets whether the row can be moved. Pictures do not show this setting.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  /// Sets whether the row can be deleted. Pictures do not show this setting.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
}

extension VerticalEdge {
  fileprivate static func `in`(_ edges: VerticalEdge.Set) -> [VerticalEdge] {
    allCases.filter { edges.contains(VerticalEdge.Set($0)) }
  }
}

/// The prominence of badges.
nonisolated public struct BadgeProminence: Hashable, Sendable {
  private let number: Int
  /// The prominence below the default.
  public static let decreased = BadgeProminence(number: 0)
  /// The default prominence.
  public static let standard = BadgeProminence(number: 1)
  /// The prominence above the default.
  public static let increased = BadgeProminence(number: 2)
}

/// The space between the sections of a list.
nonisolated public struct ListSectionSpacing: Sendable {
  let length: CGFloat?
  /// The space of the list's style.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A compact space of 20 points (Galley's choice).
  public static let compact = ListSectionSpacing(length: 20)
  /// Returns a space in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// The tint of a list row.
nonisolated public struct ListItemTint: Sendable {
  /// Returns a tint that the system may replace.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// Returns a tint that the system never replaces.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// A grey tint.
  public static let monochrome = ListItemTint()
}

extension DynamicViewContent {
  /// Sets the action that deletes rows. Pictures do not show the action.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  /// Sets the action that moves rows. Pictures do not show the action.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}
