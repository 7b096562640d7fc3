/// Sets accessibility values on the first UIView that the content draws.
nonisolated struct AccessibilityModifier: UnaryModifier {
  typealias Body = Never
  let change: @MainActor (UIView, EnvironmentValues) -> Void

  @MainActor func draw(_ item: ModifierItem<Self>, _ placing: Placing, in frame: CGRect, on surface: Surface) {
    let start = surface.shown.count
    item.drawInner(placing, in: frame, on: surface)
    // The values belong to the content as a whole: its first view carries them.
    if let view = surface.shown(since: start).first { change(view, item.environment) }
  }
}

extension EnvironmentValues {
  /// Returns the string of a text in the environment's language.
  @MainActor func string(_ text: Text) -> String { TextResolver(self).resolve(text).string }
}

extension View {
  nonisolated private func accessible(_ change: @escaping @MainActor (UIView, EnvironmentValues) -> Void) -> some View {
    modifier(AccessibilityModifier(change: change))
  }

  /// Sets the accessibility label of the view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessible { $0.accessibilityLabel = $1.string(label) }
  }
  /// Sets the accessibility label of the view to a text from the string table.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  /// Sets the accessibility label of the view to a string.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(verbatim: String(label)))
  }
  /// Sets the accessibility value of the view.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    accessible { $0.accessibilityValue = $1.string(value) }
  }
  /// Sets the accessibility value of the view to a text from the string table.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  /// Sets the accessibility value of the view to a string.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(verbatim: String(value)))
  }
  /// Sets the accessibility hint, which describes the result of using the view.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    accessible { $0.accessibilityHint = $1.string(hint) }
  }
  /// Sets the accessibility hint of the view to a text from the string table.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
  /// Sets the accessibility hint of the view to a string.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(verbatim: String(hint)))
  }
  /// Sets the identifier by which tests find the view.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessible { view, _ in view.accessibilityIdentifier = identifier }
  }
  /// Hides the view from assistive apps.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessible { view, _ in view.accessibilityElementsHidden = hidden }
  }
  /// Makes the view an accessibility element. With `.contain`, the view is not an element, but its
  /// subviews can be elements.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessible { view, _ in view.isAccessibilityElement = children != .contain }
  }
  /// Adds accessibility traits to the view.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { view, _ in view.accessibilityTraits.insert(traits.inUIKit) }
  }
  /// Removes accessibility traits from the view.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { view, _ in view.accessibilityTraits.remove(traits.inUIKit) }
  }
  /// Returns the view unchanged: pictures do not show the actions of assistive apps.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Returns the view unchanged: pictures do not show the actions of assistive apps.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  /// Returns the view unchanged: pictures do not show the actions of assistive apps.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Returns the view unchanged: pictures do not show the actions of assistive apps.
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Returns the view unchanged: pictures do not show the actions of assistive apps.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }
  /// Returns the view unchanged: pictures do not show the actions of assistive apps.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// Returns the view unchanged: pictures do not show the reading order.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  /// Returns the view unchanged: pictures do not show the names for Voice Control.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  /// Returns the view unchanged: pictures do not show the level of a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// Returns the view unchanged: pictures do not show the representation for assistive apps.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    self
  }
  /// Returns the view unchanged: pictures do not show the children for assistive apps.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  /// Returns the view unchanged: pictures do not show the activation point.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Returns the view unchanged: pictures do not show whether the view responds to the user.
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Returns the view unchanged: Galley does not invert colours.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Returns the view unchanged: pictures do not show the enlarged view of a long press.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Returns the view unchanged: pictures do not show the enlarged view of a long press.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  /// Returns the view unchanged: pictures do not show which label belongs to which content.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Sets the accessibility label of the view. This is the older name of `accessibilityLabel(_:)`.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the accessibility value of the view. This is the older name of `accessibilityValue(_:)`.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Sets the accessibility hint of the view. This is the older name of `accessibilityHint(_:)`.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Sets the identifier by which tests find the view. This is the older name of
  /// `accessibilityIdentifier(_:)`.
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Hides the view from assistive apps. This is the older name of `accessibilityHidden(_:)`.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Adds accessibility traits to the view. This is the older name of `accessibilityAddTraits(_:)`.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Removes accessibility traits from the view. This is the older name of
  /// `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// Returns the view unchanged. This is the older name of `accessibilitySortPriority(_:)`.
  nonisolated public func accessibility(sortPriority: Double) -> some View { self }
}
