/// A layout that arranges views in a row.
public struct HStackLayout: Layout {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between views in points. Nil means the system's distance.
  public var spacing: CGFloat?
  /// Creates a row with an alignment and a distance between views.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  private var division: StackDivision { StackDivision(axis: .horizontal, spacing: spacing, alignment: alignment.key) }

  /// The properties of a row, whose axis is horizontal.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
  /// Returns the size of the row.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    division.divide(proposal, among: subviews).size
  }
  /// Places the views, beginning at the leading edge.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    division.place(in: bounds, proposal, subviews)
  }
  /// Returns the preferred distances of the row from its neighbours.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { division.outerSpacing(subviews) }
}

/// A row of views.
nonisolated public struct HStack<Content: View>: View {
  let layout: HStackLayout
  let content: Content
  /// Creates a row of views with a vertical alignment. The spacing is the distance between views in
  /// points; nil means the system's default distance.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension HStack: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { LayoutNode(self, place) { ($0.layout, $0.content) } }
}
