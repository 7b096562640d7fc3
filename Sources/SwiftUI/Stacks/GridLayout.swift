/// The layout of a `Grid`. First the columns share the width, then the rows share the height, both
/// by the rule of a stack (Galley's choice).
public struct GridLayout: Layout {
  /// The alignment of the cells.
  public var alignment: Alignment
  /// The distance between columns, in points. Nil means the system's distance.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points. Nil means the system's distance.
  public var verticalSpacing: CGFloat?
  /// Creates the layout of a grid.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private struct Cell {
    let subview: LayoutSubview
    let traits: GridCellTraits
    let row: Int
    let column: Int
    /// The number of columns that the cell spans. A view outside of a row spans all columns.
    let span: Int
    let isWhole: Bool
  }

  private struct Table {
    var cells: [Cell] = []
    var rows: [GridRowIdentity?] = []
    var columnCount = 0
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
  }

  private var gaps: (x: CGFloat, y: CGFloat) {
    (horizontalSpacing ?? ViewSpacing.system, verticalSpacing ?? ViewSpacing.system)
  }

  private func table(_ subviews: Subviews) -> Table {
    var table = Table()
    var column = 0
    var last: GridRowIdentity?
    var rowless: [(LayoutSubview, Int)] = []
    for subview in subviews {
      let traits = subview.traits
      if traits.gridRow == nil || traits.gridRow !== last || table.rows.isEmpty {
        table.rows.append(traits.gridRow)
        column = 0
      }
      last = traits.gridRow
      let row = table.rows.count - 1
      if traits.gridRow == nil {
        rowless.append((subview, row))
        continue
      }
      let span = traits.gridCell.columns
      table.cells.append(
        Cell(subview: subview, traits: traits.gridCell, row: row, column: column, span: span, isWhole: false))
      column += span
      table.columnCount = max(table.columnCount, column)
    }
    table.columnCount = max(1, table.columnCount)
    for (subview, row) in rowless {
      table.cells.append(
        Cell(
          subview: subview, traits: subview.traits.gridCell, row: row, column: 0, span: table.columnCount,
          isWhole: true))
    }
    return table
  }

  private func sized(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Table {
    var table = table(subviews)
    let gaps = gaps
    func width(_ column: Int, _ proposed: CGFloat?) -> CGFloat {
      table.cells.filter { $0.column == column && $0.span == 1 && !$0.isWhole || isOnlyColumn($0) }
        .filter { !$0.traits.unsizedAxes.contains(.horizontal) }
        .map { $0.subview.sizeThatFits(ProposedViewSize(width: proposed, height: nil)).width }.max() ?? 0
    }
    func isOnlyColumn(_ cell: Cell) -> Bool { table.columnCount == 1 && cell.isWhole }
    let columns = 0..<table.columnCount
    let total = proposal.width.map { max(0, $0 - gaps.x * CGFloat(table.columnCount - 1)) }
    table.widths = Self.lengths(total, columns.map { _ in 0 }, width)
    func breadth(_ cell: Cell) -> CGFloat {
      let last = min(cell.column + cell.span, table.columnCount)
      return table.widths[cell.column..<last].reduce(0, +) + gaps.x * CGFloat(last - cell.column - 1)
    }
    func height(_ row: Int, _ proposed: CGFloat?) -> CGFloat {
      table.cells.filter { $0.row == row && !$0.traits.unsizedAxes.contains(.vertical) }
        .map { $0.subview.sizeThatFits(ProposedViewSize(width: breadth($0), height: proposed)).height }.max() ?? 0
    }
    let room = proposal.height.map { max(0, $0 - gaps.y * CGFloat(table.rows.count - 1)) }
    table.heights = Self.lengths(room, table.rows.map { _ in 0 }, height)
    return table
  }

  private static func lengths(
    _ total: CGFloat?, _ priorities: [Double], _ length: @escaping (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let total else { return priorities.indices.map { length($0, nil) } }
    if total <= 0 || total == .infinity { return priorities.indices.map { length($0, max(0, total)) } }
    let shares = LengthSharing(priorities: priorities) { length($0, $1) }.shares(of: total)
    return shares.indices.map { length($0, shares[$0]) }
  }

  /// Returns the size of the whole grid.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if subviews.isEmpty { return .zero }
    let table = sized(proposal, subviews)
    return CGSize(
      width: table.widths.reduce(0, +) + gaps.x * CGFloat(table.widths.count - 1),
      height: table.heights.reduce(0, +) + gaps.y * CGFloat(table.heights.count - 1))
  }

  /// Places the cells row by row.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if subviews.isEmpty { return }
    let table = sized(proposal, subviews)
    let gaps = gaps
    var guides: [Int: HorizontalAlignment] = [:]
    for cell in table.cells {
      if let guide = cell.traits.columnAlignment { guides[cell.column] = guide }
    }
    for cell in table.cells {
      let last = min(cell.column + cell.span, table.columnCount)
      let x = table.widths[..<cell.column].reduce(0, +) + gaps.x * CGFloat(cell.column)
      let y = table.heights[..<cell.row].reduce(0, +) + gaps.y * CGFloat(cell.row)
      let width = table.widths[cell.column..<last].reduce(0, +) + gaps.x * CGFloat(last - cell.column - 1)
      let size = CGSize(width: width, height: table.heights[cell.row])
      let proposal = ProposedViewSize(size)
      let frame = CGRect(origin: CGPoint(x: bounds.minX + x, y: bounds.minY + y), size: size)
      if let anchor = cell.traits.anchor {
        cell.subview.place(at: anchor.point(in: frame), anchor: anchor, proposal: proposal)
        continue
      }
      let horizontal = guides[cell.column].flatMap { cell.isWhole ? nil : $0 } ?? alignment.horizontal
      let vertical = table.rows[cell.row]?.alignment ?? alignment.vertical
      let own = cell.subview.dimensions(in: proposal)
      let outer = ViewDimensions(size: size, item: nil)
      let baseline = baseline(vertical, cell.row, table) ?? outer[vertical]
      cell.subview.place(
        at: CGPoint(x: frame.minX + outer[horizontal] - own[horizontal], y: frame.minY + baseline - own[vertical]),
        proposal: proposal)
    }
  }

  /// Returns the common text baseline of a row, or nil if the guide is not a baseline.
  private func baseline(_ guide: VerticalAlignment, _ row: Int, _ table: Table) -> CGFloat? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    return table.cells.filter { $0.row == row }.map { cell in
      let width = table.widths[cell.column]
      return cell.subview.dimensions(in: ProposedViewSize(width: width, height: table.heights[row]))[guide]
    }.max()
  }
}
