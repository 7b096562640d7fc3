extension Edge {
  /// True for the top and the bottom edge.
  var isVertical: Bool { self == .top || self == .bottom }
}

extension ProposedViewSize {
  /// Returns the proposal reduced by the length of a bar at an edge.
  func less(_ length: CGFloat, at edge: Edge) -> ProposedViewSize {
    edge.isVertical
      ? ProposedViewSize(width: width, height: height.map { max(0, $0 - length) })
      : ProposedViewSize(width: width.map { max(0, $0 - length) }, height: height)
  }
}

extension SecondaryItem {
  /// Returns the proposal for a bar at an edge.
  private func barProposal(_ edge: Edge, _ proposal: ProposedViewSize) -> ProposedViewSize {
    edge.isVertical
      ? ProposedViewSize(width: proposal.width, height: nil) : ProposedViewSize(width: nil, height: proposal.height)
  }

  /// Returns the length of the bar at an edge, including its distance from the content.
  func barLength(_ edge: Edge, _ spacing: CGFloat, _ proposal: ProposedViewSize) -> CGFloat {
    guard let bar = secondary?.size(barProposal(edge, proposal)) else { return 0 }
    return (edge.isVertical ? bar.height : bar.width) + spacing
  }

  /// Draws the content next to a bar, and then the bar in front.
  func drawInset(
    _ edge: Edge, _ spacing: CGFloat, in frame: CGRect, _ proposal: ProposedViewSize, on surface: Surface
  ) {
    guard let tree = node?.tree, let secondary else { return }
    let taken = barLength(edge, spacing, ProposedViewSize(frame.size))
    var content = frame
    switch edge {
    case .top:
      content.origin.y += taken
      content.size.height -= taken
    case .bottom: content.size.height -= taken
    case .leading:
      content.origin.x += taken
      content.size.width -= taken
    case .trailing: content.size.width -= taken
    }
    let area = tree.safeArea
    var narrowed = area
    narrowed.safe = area.safe.intersection(
      edge.isVertical
        ? CGRect(x: area.safe.minX, y: content.minY, width: area.safe.width, height: content.height)
        : CGRect(x: content.minX, y: area.safe.minY, width: content.width, height: area.safe.height))
    tree.safeArea = narrowed
    let inner = ProposedViewSize(content.size)
    let size = self.inner.size(inner)
    let origin = CGPoint(x: content.midX - size.width / 2, y: content.midY - size.height / 2)
    place(self.inner, at: origin, inner, in: frame, on: surface)
    tree.safeArea = area
    let bar = barProposal(edge, ProposedViewSize(frame.size))
    place(secondary, at: barOrigin(edge, secondary.dimensions(bar), in: frame), bar, in: frame, on: surface)
  }

  private func barOrigin(_ edge: Edge, _ bar: ViewDimensions, in frame: CGRect) -> CGPoint {
    let outer = ViewDimensions(size: frame.size, item: nil)
    let x = frame.minX + outer[alignment.horizontal] - bar[alignment.horizontal]
    let y = frame.minY + outer[alignment.vertical] - bar[alignment.vertical]
    switch edge {
    case .top: return CGPoint(x: x, y: frame.minY)
    case .bottom: return CGPoint(x: x, y: frame.maxY - bar.height)
    case .leading: return CGPoint(x: frame.minX, y: y)
    case .trailing: return CGPoint(x: frame.maxX - bar.width, y: y)
    }
  }
}

extension View {
  /// Adds a view at the top or the bottom edge. The safe area of the content ends at that view.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SecondaryModifier(
        secondary: content(), alignment: Alignment(horizontal: alignment, vertical: .center),
        place: .inset(edge == .top ? .top : .bottom, spacing: spacing ?? 0)))
  }

  /// Adds a view at the leading or the trailing edge. The safe area of the content ends at that
  /// view.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SecondaryModifier(
        secondary: content(), alignment: Alignment(horizontal: .center, vertical: alignment),
        place: .inset(edge == .leading ? .leading : .trailing, spacing: spacing ?? 0)))
  }

  /// Adds padding at the given edges. The padding is not part of the safe area. Nil means the
  /// system's padding of 16 points.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Adds equal padding at all edges. The padding is not part of the safe area.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Adds padding at the edges. The padding is not part of the safe area.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}
