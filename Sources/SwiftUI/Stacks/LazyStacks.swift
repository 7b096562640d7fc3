/// The parts of a lazy stack that stay visible while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The kinds as a bit mask.
  public let rawValue: UInt32
  /// Creates kinds from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A layout that places views one after the other in their ideal length. The stack fills the
/// proposed size across its axis.
struct LazyStackLayout: Layout {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  private func cross(_ proposal: ProposedViewSize) -> CGFloat? {
    (axis == .vertical ? proposal.width : proposal.height).flatMap { $0.isFinite ? $0 : nil }
  }
  private func division() -> StackDivision { StackDivision(axis: axis, spacing: spacing, alignment: alignment) }
  private func ideal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: cross(proposal), height: nil) : ProposedViewSize(width: nil, height: cross(proposal))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = division().divide(ideal(proposal), among: subviews).size
    if let cross = cross(proposal) {
      if axis == .vertical { size.width = cross } else { size.height = cross }
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (shares, _) = division().divide(ideal(proposal), among: subviews)
    let whole = ViewDimensions(size: bounds.size, item: nil)
    for (share, subview) in zip(shares, subviews) {
      // Each view is aligned in the whole width, not in that of the widest one.
      let guide = whole[alignment] - share.dimensions[alignment]
      let position =
        axis == .vertical
        ? CGPoint(x: bounds.minX + guide, y: bounds.minY + share.origin.y)
        : CGPoint(x: bounds.minX + share.origin.x, y: bounds.minY + guide)
      subview.place(at: position, proposal: share.proposal)
    }
  }
}

/// A column of views that fills the proposed width. Galley creates all views at once.
nonisolated public struct LazyVStack<Content: View>: View {
  let layout: LazyStackLayout
  let content: Content
  /// Creates a column of views. If `spacing` is nil, it is the system's default distance.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension LazyVStack: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { LayoutNode(self, place) { ($0.layout, $0.content) } }
}

/// A row of views that fills the proposed height. Galley creates all views at once.
nonisolated public struct LazyHStack<Content: View>: View {
  let layout: LazyStackLayout
  let content: Content
  /// Creates a row of views. If `spacing` is nil, it is the system's default distance.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension LazyHStack: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { LayoutNode(self, place) { ($0.layout, $0.content) } }
}
