/// Gives the content its ideal size.
nonisolated struct FixedSizeModifier: UnaryModifier {
  typealias Body = Never
  let horizontal: Bool
  let vertical: Bool

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ item: ModifierItem<Self>) -> CGSize {
    item.inner.size(inner(proposal))
  }

  @MainActor func arrangement(
    in size: CGSize, _ proposal: ProposedViewSize, _ item: ModifierItem<Self>
  ) -> Placing {
    Placing(origin: .zero, proposal: inner(proposal))
  }
}

/// A way for a content of one ratio to fill a space of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the content is inside.
  case fit
  /// All of the space is filled.
  case fill
}

/// Proposes a size of a certain ratio to the content.
nonisolated struct AspectRatioModifier: UnaryModifier {
  typealias Body = Never
  let ratio: CGFloat?
  let mode: ContentMode

  @MainActor private func inner(_ proposal: ProposedViewSize, _ item: ModifierItem<Self>) -> ProposedViewSize {
    guard proposal.width != nil || proposal.height != nil else { return proposal }
    let ideal = ratio.map { CGSize(width: $0, height: 1) } ?? item.inner.size(.unspecified)
    guard ideal.width > 0, ideal.height > 0 else { return proposal }
    let scales = [proposal.width.map { $0 / ideal.width }, proposal.height.map { $0 / ideal.height }].compactMap { $0 }
    guard let scale = mode == .fit ? scales.min() : scales.max() else { return proposal }
    return ProposedViewSize(width: ideal.width * scale, height: ideal.height * scale)
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ item: ModifierItem<Self>) -> CGSize {
    item.inner.size(inner(proposal, item))
  }

  @MainActor func arrangement(
    in size: CGSize, _ proposal: ProposedViewSize, _ item: ModifierItem<Self>
  ) -> Placing {
    item.aligned(.center, in: size, inner(proposal, item))
  }
}

extension View {
  /// Gives the view its ideal size: it is not made smaller, and text is not cut.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length in some dimensions.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps the ratio of the view's width to its height. Nil is the ratio of its ideal size.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the ratio of a size.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as fits into its space, in the ratio of its ideal size.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view so large that it fills its space, in the ratio of its ideal size.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
