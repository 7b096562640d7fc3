/// A frame whose size is computed from the size of its container.
nonisolated struct ContainerRelativeFrame: UnaryModifier {
  typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor private func inner(_ proposal: ProposedViewSize, _ item: ModifierItem<Self>) -> ProposedViewSize {
    let container = item.environment.containerSize ?? item.node?.tree.containerSize ?? .zero
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? length(container.width, .horizontal) : proposal.width,
      height: axes.contains(.vertical) ? length(container.height, .vertical) : proposal.height)
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ item: ModifierItem<Self>) -> CGSize {
    let proposal = inner(proposal, item)
    let size = item.inner.size(proposal)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  @MainActor func arrangement(
    in size: CGSize, _ proposal: ProposedViewSize, _ item: ModifierItem<Self>
  ) -> Placing {
    item.aligned(alignment, in: size, inner(proposal, item))
  }
}

private enum ContainerSizeKey: EnvironmentKey { static var defaultValue: CGSize? { nil } }

extension EnvironmentValues {
  /// The size of the closest container that scrolls or is a page. It is nil if there is no such
  /// container; frames are then relative to the root's safe area.
  var containerSize: CGSize? {
    get { self[ContainerSizeKey.self] }
    set { self[ContainerSizeKey.self] = newValue }
  }
}

extension View {
  /// Places the view in a frame that is as large as its container.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Places the view in a frame. A closure computes the frame's lengths from the lengths of the
  /// container.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }

  /// Places the view in a frame that spans `span` of `count` equal parts of its container.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}
