/// The identity of a row of a `Grid`.
final class GridRowIdentity {
  var alignment: VerticalAlignment?
}

/// Values of a cell of a `Grid`.
struct GridCellTraits {
  var columns = 1
  var anchor: UnitPoint?
  var unsizedAxes: Axis.Set = []
  var columnAlignment: HorizontalAlignment?
}

/// Views in rows and columns. Each column is as wide as its widest cell, each row as high as its highest one.
nonisolated public struct Grid<Content: View>: View {
  let layout: GridLayout
  let content: Content
  /// Rows of views. A distance of nil is the system's.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
  /// A primitive view.
  public typealias Body = Never
}

extension Grid: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { LayoutNode(self, place) { ($0.layout, $0.content) } }
}

/// A row of a `Grid`: each view is a cell.
nonisolated public struct GridRow<Content: View>: View {
  @State private var identity = GridRowIdentity()
  let alignment: VerticalAlignment?
  let content: Content
  /// A row with a guide that its cells share. Nil is the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  /// The cells.
  @MainActor public var body: some View {
    let (identity, alignment) = (identity, alignment)
    identity.alignment = alignment
    return content.modifier(TraitModifier { $0.gridRow = identity })
  }
}

extension View {
  /// Has the cell reach over several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier { $0.gridCell.columns = max(1, count) })
  }
  /// Puts a point of the view onto the same point of its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier { $0.gridCell.anchor = anchor })
  }
  /// Has the cell take no part in the size of its column or row.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier { $0.gridCell.unsizedAxes = axes })
  }
  /// Sets the guide of the column that the view is in.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier { $0.gridCell.columnAlignment = guide })
  }
}
