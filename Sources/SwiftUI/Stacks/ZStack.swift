/// A layout that puts views on top of each other.
public struct ZStackLayout: Layout {
  /// The guides that the views share.
  public var alignment: Alignment
  /// Views on top of each other, with an alignment.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private func union(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (dimensions: [ViewDimensions], CGRect) {
    let dimensions = subviews.map { $0.dimensions(in: proposal) }
    let top = subviews.map(\.priority).max()
    // Views of the highest priority alone decide the size.
    var union = CGRect.null
    for (subview, dimensions) in zip(subviews, dimensions) where subview.priority == top {
      union = union.union(CGRect(origin: origin(dimensions), size: dimensions.size))
    }
    return (dimensions, union.isNull ? .zero : union)
  }

  private func origin(_ dimensions: ViewDimensions) -> CGPoint {
    CGPoint(x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical])
  }

  /// The size that holds all views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    union(proposal, subviews).1.size
  }
  /// Places the views with their guides at the same point. Lengths that were not proposed, as in `fixedSize()`, are the
  /// stack's own by then: a colour behind a text becomes as large as the text.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let proposal = ProposedViewSize(
      width: proposal.width ?? bounds.width, height: proposal.height ?? bounds.height)
    let (dimensions, union) = union(proposal, subviews)
    for (subview, dimensions) in zip(subviews, dimensions) {
      let origin = origin(dimensions)
      let position = CGPoint(x: bounds.minX + origin.x - union.minX, y: bounds.minY + origin.y - union.minY)
      subview.place(at: position, proposal: proposal)
    }
  }
}

/// Views on top of each other, the first one at the back.
nonisolated public struct ZStack<Content: View>: View {
  let layout: ZStackLayout
  let content: Content
  /// Views on top of each other, with the guides that they share.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
  /// A primitive view.
  public typealias Body = Never
}

extension ZStack: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { LayoutNode(self, place) { ($0.layout, $0.content) } }
}
