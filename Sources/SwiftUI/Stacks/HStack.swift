/// A layout that arranges views in a row.
public struct HStackLayout: Layout {
  /// The guide that the views share.
  public var alignment: VerticalAlignment
  /// The distance between views in points. Nil is the system's distance.
  public var spacing: CGFloat?
  /// A row with an alignment and a distance.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  private var division: StackDivision { StackDivision(axis: .horizontal, spacing: spacing, alignment: alignment.key) }

  /// A row.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
  /// The row's size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    division.divide(proposal, among: subviews).size
  }
  /// Places the views from the leading edge on.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    division.place(in: bounds, proposal, subviews)
  }
  /// The distances of the outer views.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { division.outerSpacing(subviews) }
}

/// Views in a row.
nonisolated public struct HStack<Content: View>: View {
  let layout: HStackLayout
  let content: Content
  /// Views in a row, with the guide that they share and the distance between them in points. A distance of nil is the
  /// system's.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  /// A primitive view.
  public typealias Body = Never
}

extension HStack: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { LayoutNode(self, place) { ($0.layout, $0.content) } }
}
