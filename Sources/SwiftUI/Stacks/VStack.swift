/// A layout that arranges views in a column.
public struct VStackLayout: Layout {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between views in points. Nil means the system's distance.
  public var spacing: CGFloat?
  /// Creates a column with an alignment and a distance between views.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  private var division: StackDivision { StackDivision(axis: .vertical, spacing: spacing, alignment: alignment.key) }

  /// The properties of a column, whose axis is vertical.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
  /// Returns the size of the column.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    division.divide(proposal, among: subviews).size
  }
  /// Places the views, beginning at the top.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    division.place(in: bounds, proposal, subviews)
  }
  /// Returns the preferred distances of the column from its neighbours.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { division.outerSpacing(subviews) }
}

/// A column of views.
nonisolated public struct VStack<Content: View>: View {
  let layout: VStackLayout
  let content: Content
  /// Creates a column of views with a horizontal alignment. The spacing is the distance between
  /// views in points; nil means the system's default distance.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension VStack: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { LayoutNode(self, place) { ($0.layout, $0.content) } }
}
