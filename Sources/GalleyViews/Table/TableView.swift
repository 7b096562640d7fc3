public import GalleyBase
public import GalleyDrawing
public import GalleyFonts
import GalleyText

/// Rows below each other, each as high as what it holds. UIKit counterpart: UITableView with one section and rows of
/// automatic height, without selection and reuse.
///
/// A row is the height of its content, rounded up to whole points, and `rowInsets` around it; a separator of one pixel
/// is added below each (rule: table-row-height). The content is as wide as the view.
///
/// ```swift
/// let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 400), in: context)
/// table.rows = [TableRow("A row is as high as its text."), TableRow(Label(in: context), height: 60)]
/// table.rowInsets = EdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
/// let height = table.contentSize.height
/// ```
open class TableView: ScrollView {
  /// The rows, from the top. A view that was in a row before and still is stays in the table, and keeps the focus.
  public final var rows: [TableRow] = [] { didSet { replaceViews() } }
  /// The way that rows are measured.
  public final var rowMeasure = TableRowMeasure.intrinsicContentSize { didSet { setNeedsLayout() } }
  /// Space between a row's edges and its content, in points; 15 on every side at first (rule: table-row-height). UIKit
  /// counterpart: the margins of a cell's content view.
  public final var rowInsets = EdgeInsets(top: 15, left: 15, bottom: 15, right: 15) {
    didSet {
      rowInsets = rowInsets.asGeometry
      setNeedsLayout()
    }
  }
  /// The font of labels in rows that were given none; nil leaves them their own.
  public final var font: Font? { didSet { styleChanged() } }
  /// The colour of labels in rows that were given none; nil leaves them their own.
  public final var textColor: Color? { didSet { styleChanged() } }

  /// True if there is a line below each row, which takes a pixel of its own. UIKit counterpart: `separatorStyle`.
  public final var showsSeparators = true { didSet { setNeedsLayout() } }
  /// The colour of the lines below rows. UIKit counterpart: `separatorColor`.
  public final var separatorColor: Color
  /// The distance of the lines below rows from the edges, of which left and right count; mirrored where the interface
  /// reads from right to left. 15 on the left at first. UIKit counterpart: `separatorInset`.
  public final var separatorInset = EdgeInsets(top: 0, left: 15, bottom: 0, right: 0) {
    didSet { separatorInset = separatorInset.asGeometry }
  }

  /// The views of the rows: a label for a row of text.
  public private(set) final var rowViews: [View] = []
  var measuredHeights: TableHeights?
  private var needsStyle = false

  /// A table without rows, on `SystemColor.systemBackground` as on UIKit.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    separatorColor = SystemColor.separator.color(in: context.interfaceStyle)
    super.init(frame: frame, in: context)
    storedBackgroundColor = SystemColor.systemBackground.color(in: context.interfaceStyle)
  }

  /// Draws the separators; rows are views in the table. UIKit counterpart: `draw(_:)`.
  open override func draw(_ rect: Rect, on canvas: inout Canvas) { drawSeparators(on: &canvas) }

  /// Measures the rows and puts them below each other. To be asked for with `setNeedsLayout()` when a view in a row has
  /// changed. UIKit counterpart: `layoutSubviews()`.
  open override func layoutSubviews() {
    measuredHeights = nil
    styleRows()
    for (view, frame) in zip(rowViews, rowFrames) { view.frame = frame.inset(by: rowInsets) }
    super.layoutSubviews()
  }

  /// All rows in a width of `size.width`, or in that of the widest row if it is 0; the height does not matter.
  open override func sizeThatFits(_ size: Size) -> Size {
    let width = size.width > 0 && size.width < .infinity ? size.width : widthOfWidestRow
    return Size(width: width, height: heights(inWidth: width).total)
  }

  override var ownContentSize: Size? { Size(width: bounds.width, height: heights(inWidth: bounds.width).total) }

  private func replaceViews() {
    let views = rows.map { view(for: $0) }
    let staying = Set(views.map { ObjectIdentifier($0) })
    for view in rowViews where view.superview === self && !staying.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    rowViews = views
    for (index, view) in views.enumerated() where index >= subviews.count || subviews[index] !== view {
      insertSubview(view, at: index)
    }
    styleChanged()
  }

  override func forgetMeasurements() { measuredHeights = nil }

  /// Applies the table's style again: its labels take up appearances when they enter a window.
  open override func didMoveToWindow() { styleChanged() }

  private func styleChanged() {
    needsStyle = true
    setNeedsLayout()
  }

  /// Gives the labels in rows what the table says of them, as an appearance would: what they were given stays theirs.
  func styleRows() {
    guard needsStyle else { return }
    needsStyle = false
    var style = LabelAppearance()
    style.font = font
    style.textColor = textColor
    for case let label as Label in rowViews { label.adopt(style) }
  }

  private func view(for row: TableRow) -> View {
    switch row.content {
    case .view(let view): return view
    case .text(let text):
      let label = Label(in: context)
      label.attributedText = text
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
      return label
    }
  }
}
