/// A layout that arranges views in a column.
public struct VStackLayout: Layout {
  /// The guide that the views share.
  public var alignment: HorizontalAlignment
  /// The distance between views in points. Nil is the system's distance.
  public var spacing: CGFloat?
  /// A column with an alignment and a distance.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  private var division: StackDivision { StackDivision(axis: .vertical, spacing: spacing, alignment: alignment.key) }

  /// A column.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
  /// The column's size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    division.divide(proposal, among: subviews).size
  }
  /// Places the views from the top on.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    division.place(in: bounds, proposal, subviews)
  }
  /// The distances of the outer views.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { division.outerSpacing(subviews) }
}

/// Views in a column.
nonisolated public struct VStack<Content: View>: View {
  let layout: VStackLayout
  let content: Content
  /// Views in a column, with the guide that they share and the distance between them in points. A distance of nil is
  /// the system's.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  /// A primitive view.
  public typealias Body = Never
}

extension VStack: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { LayoutNode(self, place) { ($0.layout, $0.content) } }
}
