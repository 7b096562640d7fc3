/// A layout that places views on top of each other.
public struct ZStackLayout: Layout {
  /// The alignment of the views.
  public var alignment: Alignment
  /// Creates the layout with an alignment.
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

  /// Returns the smallest size that contains all views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    union(proposal, subviews).1.size
  }
  /// Places the views so that their alignment guides have the same position. A length that was not
  /// proposed, as in `fixedSize()`, is replaced by the stack's length. Thus a colour behind a text
  /// becomes as large as the text.
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
  /// Creates a stack of views with an alignment. The first view is at the back.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension ZStack: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { LayoutNode(self, place) { ($0.layout, $0.content) } }
}
