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

/// The way in which content fits into a space with another aspect ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The whole content is inside the space.
  case fit
  /// The content covers the whole space.
  case fill
}

/// Proposes a size with an aspect ratio to the content.
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
  /// Gives the view its ideal size, so that text is not truncated.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal size along the axes whose parameter is true.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps an aspect ratio of width to height. Nil means the ratio of the view's ideal size.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the ratio of the width to the height of the given size.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view so that it fits into its space. The view keeps its aspect ratio.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view so that it covers its whole space. The view keeps its aspect ratio.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
