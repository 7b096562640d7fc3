public import GalleyBase
public import GalleyDrawing
public import GalleyFonts
import GalleyText

/// A table: rows below each other, each as high as its content.
///
/// UIKit counterpart: UITableView with rows of automatic height, without selection and reuse.
///
/// A row has the height of its content, rounded up to whole points, plus `rowInsets`; a separator of one pixel is added
/// below each (rule: table-row-height). A `TableCell` has the system's metrics instead: it is at least 44 points high
/// with its separator. The content is as wide as the view.
///
/// ```swift
/// let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 400), in: context)
/// table.rows = [TableRow("A row is as high as its text."), TableRow(Label(in: context), height: 60)]
/// table.rowInsets = EdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
/// let height = table.contentSize.height
/// ```
open class TableView: ScrollView {
  /// The sections, from top to bottom. If a view is in a row before and after the change, it stays
  /// in the table and keeps the focus.
  public final var sections: [TableSection] = [] { didSet { replaceViews() } }
  /// The rows of all sections. Setting this property creates a single section without header and
  /// footer.
  public final var rows: [TableRow] {
    get { sections.flatMap(\.rows) }
    set { sections = newValue.isEmpty ? [] : [TableSection(rows: newValue)] }
  }
  /// The appearance of the sections. Setting it also sets the background colour. UIKit counterpart:
  /// `style`.
  public final var style = TableStyle.plain {
    didSet {
      let ground = style == .plain ? SystemColor.systemBackground : .systemGroupedBackground
      storedBackgroundColor = ground.color(in: context.interfaceStyle)
      styleChanged()
    }
  }
  /// The way in which rows are measured.
  public final var rowMeasure = TableRowMeasure.intrinsicContentSize { didSet { setNeedsLayout() } }
  /// The space between a row's edges and its content, in points; initially 15 on all sides
  /// (rule: table-row-height).
  ///
  /// UIKit counterpart: the margins of a cell's content view.
  public final var rowInsets = EdgeInsets(top: 15, left: 15, bottom: 15, right: 15) {
    didSet {
      rowInsets = rowInsets.asGeometry
      setNeedsLayout()
    }
  }
  /// The default font of labels in rows; nil keeps the labels' own default.
  public final var font: Font? { didSet { styleChanged() } }
  /// The default text colour of labels in rows; nil keeps the labels' own default.
  public final var textColor: Color? { didSet { styleChanged() } }

  /// True if there is a line below each row. The line adds a pixel to the row's height. UIKit
  /// counterpart: `separatorStyle`.
  public final var showsSeparators = true { didSet { setNeedsLayout() } }
  /// The colour of the lines below rows. UIKit counterpart: `separatorColor`.
  public final var separatorColor: Color
  /// The distances of the lines below rows from the left and right edges, in points. They are
  /// swapped in right-to-left interfaces.
  ///
  /// Initially 15 on the left; below a `TableCell` the distance of its text, until it is set. UIKit counterpart:
  /// `separatorInset`.
  public final var separatorInset: EdgeInsets {
    get { ownSeparatorInset ?? EdgeInsets(top: 0, left: 15, bottom: 0, right: 0) }
    set { ownSeparatorInset = newValue.asGeometry }
  }
  package private(set) final var ownSeparatorInset: EdgeInsets?

  /// The views of the rows, in order. A row with text has a label.
  public private(set) final var rowViews: [View] = []
  /// The views of the headers, by section; nil for sections without a header.
  package private(set) final var headerViews: [View?] = []
  /// The views of the footers, by section; nil for sections without a footer.
  package private(set) final var footerViews: [View?] = []
  var measuredPlan: TablePlan?
  private var needsStyle = false

  /// Creates a table without rows. Its background is `SystemColor.systemBackground`, as in UIKit.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    separatorColor = SystemColor.separator.color(in: context.interfaceStyle)
    super.init(frame: frame, in: context)
    storedBackgroundColor = SystemColor.systemBackground.color(in: context.interfaceStyle)
  }

  /// Draws the backgrounds of groups, and the separators. The rows are subviews and draw
  /// themselves. UIKit counterpart: `draw(_:)`.
  open override func draw(_ rect: Rect, on canvas: inout Canvas) {
    drawGroups(on: &canvas)
    drawSeparators(on: &canvas)
  }

  /// Measures the rows and sets their frames.
  ///
  /// Call `setNeedsLayout()` when a view in a row has changed. UIKit counterpart: `layoutSubviews()`.
  open override func layoutSubviews() {
    measuredPlan = nil
    styleRows()
    for (view, frame) in zip(rowViews, rowFrames) {
      view.frame = view is TableCell ? frame : frame.inset(by: rowInsets)
    }
    roundCorners()
    super.layoutSubviews()
    placeEnds()
  }

  /// Sets the frames of headers and footers. Headers of a plain table stay at the upper edge.
  private func placeEnds() {
    let geometry = plan(inWidth: bounds.width).geometry
    let top = bounds.minY + adjustedContentInset.top
    for (index, section) in geometry.sections.enumerated() {
      let header = style == .plain ? geometry.stickyHeader(of: index, top: top) : section.header
      headerViews[index]?.frame = frame(of: header)
      footerViews[index]?.frame = frame(of: section.footer)
    }
  }

  private func frame(of span: TableGeometry.Span) -> Rect {
    Rect(x: groupInset, y: span.start, width: groupWidth(in: bounds.width), height: span.height)
  }

  /// Returns the size of all rows in a width of `size.width`. If the width is 0, the width of the
  /// widest row is used. The height is ignored.
  open override func sizeThatFits(_ size: Size) -> Size {
    let width = size.width > 0 && size.width < .infinity ? size.width : widthOfWidestRow
    return Size(width: width, height: plan(inWidth: width).geometry.height)
  }

  override var ownContentSize: Size? { Size(width: bounds.width, height: plan(inWidth: bounds.width).geometry.height) }

  private func replaceViews() {
    let old = listedViews
    rowViews = sections.flatMap(\.rows).map { view(for: $0.content) }
    headerViews = sections.map { $0.header.map { title(for: $0) } }
    footerViews = sections.map { $0.footer.map { title(for: $0) } }
    let views = listedViews
    let staying = Set(views.map { ObjectIdentifier($0) })
    for view in old where view.superview === self && !staying.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    for (index, view) in views.enumerated() where index >= subviews.count || subviews[index] !== view {
      insertSubview(view, at: index)
    }
    styleChanged()
  }

  /// The views of all rows, followed by headers and footers, which are in front of them.
  private var listedViews: [View] {
    rowViews + zip(headerViews, footerViews).flatMap { [$0, $1].compactMap { $0 } }
  }

  /// Sets the heights of all rows; nil uses the view's own height.
  package final func setRowHeights(_ heights: [Double?]) {
    guard rows.map(\.height) != heights else { return }
    var (changed, rest) = (sections, heights[...])
    for section in changed.indices {
      for row in changed[section].rows.indices { changed[section].rows[row].height = rest.popFirst() ?? nil }
    }
    sections = changed
  }

  override func forgetMeasurements() { measuredPlan = nil }

  /// Applies the table's style again, because labels adopt appearances when they enter a window.
  open override func didMoveToWindow() { styleChanged() }

  private func styleChanged() {
    needsStyle = true
    setNeedsLayout()
  }

  /// Applies the table's style to the labels in rows, except to properties that were set on a label
  /// itself, as with appearances.
  func styleRows() {
    guard needsStyle else { return }
    needsStyle = false
    var style = LabelAppearance()
    style.font = font
    style.textColor = textColor
    for case let label as Label in rowViews { label.adopt(style) }
  }

  private func title(for content: TableRow.Content) -> View {
    guard case .text(let text) = content else { return view(for: content) }
    let title = TableTitle(in: context)
    title.attributedText = text
    return title
  }

  private func view(for content: TableRow.Content) -> View {
    switch content {
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
