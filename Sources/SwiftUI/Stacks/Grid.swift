/// An object that identifies a row of a `Grid`.
final class GridRowIdentity {
  var alignment: VerticalAlignment?
}

/// The settings of a cell in a `Grid`.
struct GridCellTraits {
  var columns = 1
  var anchor: UnitPoint?
  var unsizedAxes: Axis.Set = []
  var columnAlignment: HorizontalAlignment?
}

/// A container of views in rows and columns. A column is as wide as its widest cell, and a row is
/// as high as its highest cell.
nonisolated public struct Grid<Content: View>: View {
  let layout: GridLayout
  let content: Content
  /// Creates a grid. A spacing that is nil means the system's default distance.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension Grid: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { LayoutNode(self, place) { ($0.layout, $0.content) } }
}

/// A row of a `Grid`. Each view is a cell.
nonisolated public struct GridRow<Content: View>: View {
  @State private var identity = GridRowIdentity()
  let alignment: VerticalAlignment?
  let content: Content
  /// Creates a row with a vertical alignment for its cells. Nil means the grid's alignment.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  /// The cells of the row.
  @MainActor public var body: some View {
    let (identity, alignment) = (identity, alignment)
    identity.alignment = alignment
    return content.modifier(TraitModifier { $0.gridRow = identity })
  }
}

extension View {
  /// Makes the cell span a number of columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier { $0.gridCell.columns = max(1, count) })
  }
  /// Aligns a point of the view with the same point of its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier { $0.gridCell.anchor = anchor })
  }
  /// Excludes the cell from the size of its column or its row.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier { $0.gridCell.unsizedAxes = axes })
  }
  /// Sets the horizontal alignment of the view's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier { $0.gridCell.columnAlignment = guide })
  }
}
