/// The values that a row gives to its list.
struct RowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  /// The visibility of the lines at the row's edges.
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

  /// Sets the space around the row's content, in points; nil is the list's.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { row { $0.insets = insets } }

  /// Puts a view behind the row; nil is the list's background.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    row { $0.background = view.map { AnyView($0) } }
  }

  /// Shows or hides the lines at the row's edges.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    row { traits in for edge in VerticalEdge.in(edges) { traits.separators[edge] = visibility } }
  }

  /// Sets the colour of the lines at the row's edges; nil is the system's.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    row { traits in for edge in VerticalEdge.in(edges) { traits.separatorTints[edge] = color } }
  }

  /// Shows or hides the lines at the edges of the section.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { traits in for edge in VerticalEdge.in(edges) { traits.sectionSeparators[edge] = visibility } }
  }

  /// Has no effect: the lines of sections have the system's colour (a choice).
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Sets the tint of a row. Galley's rows have no parts that are tinted by it.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self }
  /// Sets the tint of a row. Galley's rows have no parts that are tinted by it.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }

  /// Sets the space between the rows of lists, in points; nil is the style's.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Sets the space between the sections of lists.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
      .row { $0.sectionSpacing = spacing.length }
  }

  /// Sets the space between the sections of lists, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Shows a number at the end of the row or on the tab; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows a text at the end of the row or on the tab.
  nonisolated public func badge(_ label: Text?) -> some View { row { $0.badge = label } }

  /// Shows a text at the end of the row or on the tab.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a text at the end of the row or on the tab.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

  /// Sets the importance of badges, which are drawn alike here.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Adds actions that a swipe shows. Pictures show none.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Lets the row be selected, or not. Pictures do not differ.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Lets the row be moved, or not. Pictures do not differ.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  /// Lets the row be deleted, or not. Pictures do not differ.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
}

extension VerticalEdge {
  fileprivate static func `in`(_ edges: VerticalEdge.Set) -> [VerticalEdge] {
    allCases.filter { edges.contains(VerticalEdge.Set($0)) }
  }
}

/// The importance of badges.
nonisolated public struct BadgeProminence: Hashable, Sendable {
  private let number: Int
  /// Less than usual.
  public static let decreased = BadgeProminence(number: 0)
  /// As usual.
  public static let standard = BadgeProminence(number: 1)
  /// More than usual.
  public static let increased = BadgeProminence(number: 2)
}

/// The space between sections.
nonisolated public struct ListSectionSpacing: Sendable {
  let length: CGFloat?
  /// The style's.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Less than the style's: 20 points (a choice).
  public static let compact = ListSectionSpacing(length: 20)
  /// A length in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// The tint of a row.
nonisolated public struct ListItemTint: Sendable {
  /// A tint that the system may change.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// A tint that stays.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// Grey.
  public static let monochrome = ListItemTint()
}

extension DynamicViewContent {
  /// Lets rows be deleted. Pictures do not differ.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  /// Lets rows be moved. Pictures do not differ.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}
