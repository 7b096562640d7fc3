/// Draws the content at an offset. The layout does not change.
nonisolated struct OffsetModifier: UnaryModifier {
  typealias Body = Never
  let offset: CGSize

  @MainActor func draw(_ item: ModifierItem<Self>, _ placing: Placing, in frame: CGRect, on surface: Surface) {
    let isMirrored = item.environment.layoutDirection == .rightToLeft
    let moved = frame.offsetBy(dx: isMirrored ? -offset.width : offset.width, dy: offset.height)
    item.drawInner(placing, in: moved, on: surface)
  }
}

/// Takes the proposed space and centres the content on a point of that space.
nonisolated struct PositionModifier: UnaryModifier {
  typealias Body = Never
  let position: CGPoint

  @MainActor func size(_ proposal: ProposedViewSize, _ item: ModifierItem<Self>) -> CGSize {
    let size = item.inner.size(proposal)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  @MainActor func arrangement(
    in size: CGSize, _ proposal: ProposedViewSize, _ item: ModifierItem<Self>
  ) -> Placing {
    let inner = item.inner.size(proposal)
    return Placing(
      origin: CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2), proposal: proposal)
  }
}

extension View {
  /// Draws the view at an offset in points. The layout of other views does not change.
  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

  /// Draws the view at an offset in points. The layout of other views does not change.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Centres the view on a point of the proposed space.
  nonisolated public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

  /// Centres the view on a point of the proposed space, given by its coordinates.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
