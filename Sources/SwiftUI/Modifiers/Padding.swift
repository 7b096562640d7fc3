/// Padding around the content. The system's default padding is 16 points.
nonisolated struct PaddingModifier: UnaryModifier {
  typealias Body = Never
  static let system: CGFloat = 16
  let insets: EdgeInsets

  @MainActor private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ item: ModifierItem<Self>) -> CGSize {
    let size = item.inner.size(inner(proposal))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  @MainActor func arrangement(
    in size: CGSize, _ proposal: ProposedViewSize, _ item: ModifierItem<Self>
  ) -> Placing {
    Placing(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
  }

  @MainActor func spacing(_ item: ModifierItem<Self>) -> ViewSpacing {
    let inner = item.inner.spacing
    return ViewSpacing(
      top: insets.top == 0 ? inner.top : .system, leading: insets.leading == 0 ? inner.leading : .system,
      bottom: insets.bottom == 0 ? inner.bottom : .system, trailing: insets.trailing == 0 ? inner.trailing : .system)
  }
}

extension View {
  /// Adds padding around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }

  /// Adds padding at the given edges of the view, in points. Nil means the system's padding of 16
  /// points.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(length ?? PaddingModifier.system, edges)))
  }

  /// Adds equal padding at all edges of the view, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(length, .all)))
  }
}
