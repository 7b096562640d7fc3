/// Sets values for assistive apps on the UIViews that the content shows.
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
  /// A text's characters in the environment's language.
  @MainActor func string(_ text: Text) -> String { TextResolver(self).resolve(text).string }
}

extension View {
  nonisolated private func accessible(_ change: @escaping @MainActor (UIView, EnvironmentValues) -> Void) -> some View {
    modifier(AccessibilityModifier(change: change))
  }

  /// Sets the name that assistive apps read for the view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessible { $0.accessibilityLabel = $1.string(label) }
  }
  /// Sets the name that assistive apps read for the view.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  /// Sets the name that assistive apps read for the view.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(verbatim: String(label)))
  }
  /// The value that assistive apps read.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    accessible { $0.accessibilityValue = $1.string(value) }
  }
  /// The value that assistive apps read.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  /// The value that assistive apps read.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(verbatim: String(value)))
  }
  /// Describes the result of using the view, for assistive apps.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    accessible { $0.accessibilityHint = $1.string(hint) }
  }
  /// Describes the result of using the view, for assistive apps.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
  /// Describes the result of using the view, for assistive apps.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(verbatim: String(hint)))
  }
  /// The name that tests find the view by.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessible { view, _ in view.accessibilityIdentifier = identifier }
  }
  /// Hides the view from assistive apps.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessible { view, _ in view.accessibilityElementsHidden = hidden }
  }
  /// Makes the view one element for assistive apps, unless it contains those inside of it.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessible { view, _ in view.isAccessibilityElement = children != .contain }
  }
  /// Says more of what the view is.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { view, _ in view.accessibilityTraits.insert(traits.inUIKit) }
  }
  /// Says less of what the view is.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { view, _ in view.accessibilityTraits.remove(traits.inUIKit) }
  }
  /// Without effect on pictures: an action of assistive apps.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Without effect on pictures: an action of assistive apps.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  /// Without effect on pictures: an action of assistive apps.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Without effect on pictures: an action of assistive apps.
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Without effect on pictures: actions of assistive apps.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }
  /// Without effect on pictures: an adjustment by assistive apps.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// Without effect on pictures: the order in which the view is read.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  /// Without effect on pictures: other names for the view.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  /// Without effect on pictures: the level of a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// Without effect on pictures: another view stands for this one.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    self
  }
  /// Without effect on pictures: views for assistive apps inside of this one.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  /// Without effect on pictures: the point that is activated.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Without effect on pictures: the view responds to a person.
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Without effect: colours are not inverted.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Without effect on pictures: the view is shown large while it is held.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Without effect on pictures: a view is shown large while this one is held.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  /// Without effect on pictures: the role of a pair's part.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// The name that assistive apps read for the view, under its older name.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The value that assistive apps read, under its older name.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// The description of the result of using the view, under its older name.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// The name that tests find the view by, under its older name.
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Hides the view from assistive apps, under its older name.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Says more of what the view is, under its older name.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Says less of what the view is, under its older name.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// Without effect on pictures: the order in which the view is read, under its older name.
  nonisolated public func accessibility(sortPriority: Double) -> some View { self }
}
