public import GalleyBase
public import GalleyDrawing
import GalleyText

/// A row of a table that has a picture, one or two texts and an accessory, with the system's
/// metrics.
///
/// UIKit counterpart: UITableViewCell with a UIListContentConfiguration, without states.
///
/// ```swift
/// let cell = TableCell(in: context)
/// cell.textLabel.text = "Paper"
/// cell.detailLabel.text = "120 g/m²"
/// cell.style = .value1
/// cell.accessory = .disclosureIndicator
/// table.sections = [TableSection(header: .text(AttributedText("Stock")), rows: [TableRow(cell)])]
/// ```
public final class TableCell: View {
  /// The arrangement of the two texts. UIKit counterpart: UITableViewCell.CellStyle.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The second text is below the first, in the text style `caption1`.
    case subtitle
    /// The second text is at the trailing edge, in grey. It has one line, which is truncated if it
    /// does not fit.
    ///
    /// If almost no room is left, it goes below the first text. At an accessibility size it is never truncated but goes
    /// below.
    case value1
  }

  /// The arrangement of the two texts; initially one below the other.
  public var style = Style.subtitle { didSet { styleDetail() } }
  /// The picture at the leading edge; nil for none. UIKit counterpart: `imageView`.
  public var image: ButtonImage? { didSet { changed() } }
  /// The accessory at the trailing edge. UIKit counterpart: `accessoryType`.
  public var accessory = TableCellAccessory.none { didSet { changed() } }
  /// The view that replaces the accessory at the trailing edge; nil for none. Its frame determines
  /// its size.
  ///
  /// UIKit counterpart: `accessoryView`.
  public var accessoryView: View? { didSet { replace(oldValue, with: accessoryView) } }
  /// The view that replaces picture and texts, within the margins; nil for none. UIKit counterpart:
  /// the content of a `contentView`.
  public var content: View? { didSet { replace(oldValue, with: content) } }
  /// The height of the view that replaces picture and texts, in points; nil uses the view's own
  /// height.
  package var contentHeight: Double? { didSet { changed() } }

  private var text: Label?
  private var detail: Label?

  /// The first text, in the text style `body`. It has as many lines as needed. The label is created
  /// on first use.
  public var textLabel: Label {
    if let text { return text }
    let label = makeLabel()
    if let font = try? context.preferredFont(forTextStyle: .body) { label.font = font }
    insertSubview(label, at: 0)
    text = label
    return label
  }

  /// The second text. It has as many lines as needed, or one in the style `value1`. The label is
  /// created on first use.
  ///
  /// UIKit counterpart: `detailTextLabel`.
  public var detailLabel: Label {
    if let detail { return detail }
    let label = makeLabel()
    insertSubview(label, at: text == nil ? 0 : 1)
    detail = label
    styleDetail()
    return label
  }

  private func makeLabel() -> Label {
    let label = Label(in: context)
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    return label
  }

  private func styleDetail() {
    let textStyle = style == .value1 ? TextStyle.body : .caption1
    if let detail, let font = try? context.preferredFont(forTextStyle: textStyle) { detail.font = font }
    let colour = style == .value1 ? SystemColor.secondaryLabel : .label
    detail?.textColor = colour.color(in: context.interfaceStyle)
    detail?.numberOfLines = truncatesDetail ? 1 : 0
    detail?.lineBreakMode = truncatesDetail ? .byTruncatingTail : .byWordWrapping
    changed()
  }

  private var truncatesDetail: Bool { style == .value1 && !context.contentSizeCategory.isAccessibilityCategory }

  private func replace(_ old: View?, with new: View?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    changed()
  }

  private func changed() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: Places

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var markSize: Size { accessoryView?.bounds.size ?? accessory.size }

  private func distances(inWidth width: Double) -> ListContentPlan.Distances {
    let side = TableMetrics.margin(inWidth: width)
    let mark = markSize.width
    var distances = ListContentPlan.Distances(
      margins: EdgeInsets(
        top: TableMetrics.rowPadding, left: side, bottom: TableMetrics.rowPadding,
        right: mark > 0 ? side + mark + TableMetrics.markGap : side), imageToText: TableMetrics.gap)
    distances.leastBeside = truncatesDetail ? TableMetrics.leastDetailWidth : nil
    return distances
  }

  /// Returns the positions of picture and texts in a width, from left to right.
  private func plan(inWidth width: Double) -> ListContentPlan {
    ListContentPlan(
      inWidth: width, distances(inWidth: width), image: content == nil ? image?.size ?? .zero : .zero,
      prefersBeside: style == .value1, text: { self.size(of: self.text, inWidth: $0) },
      secondaryText: { self.size(of: self.detail, inWidth: $0) })
  }

  private func size(of label: Label?, inWidth width: Double) -> Size {
    guard let label, content == nil, label.text?.isEmpty == false, width > 0 else { return .zero }
    let size = label.sizeThatFits(Size(width: width, height: .infinity))
    return Size(width: min(size.width, width), height: size.height)
  }

  /// Returns the height of the content in a width, including margins.
  private func height(inWidth width: Double) -> Double {
    guard let content else { return plan(inWidth: width).height }
    let margins = distances(inWidth: width).margins
    let own = contentHeight ?? content.rowHeight(inWidth: max(0, width - margins.width))
    return own + margins.height
  }

  /// The distance of the first text from the leading edge, in points.
  var textStart: Double { plan(inWidth: bounds.width).text.minX }

  /// Returns the size that the row needs in a width. If the width is 0, returns the natural size of
  /// the texts.
  public override func sizeThatFits(_ size: Size) -> Size {
    let isBounded = size.width > 0 && size.width < .infinity
    let width = isBounded ? size.width : widthOfContent
    let grid = PixelGrid(scale: 1)
    return Size(width: width, height: max(TableMetrics.leastRowHeight, grid.ceilHolding(height(inWidth: width))))
  }

  private var widthOfContent: Double {
    let margins = distances(inWidth: 0).margins
    if let content { return content.fittingSize(in: .unlimited).width + margins.width }
    let lengths = [text, detail].map { $0?.naturalContentSize.width ?? 0 }
    let texts = style == .value1 ? lengths[0] + lengths[1] + TableMetrics.gap : lengths.max() ?? 0
    return margins.width + texts + (image.map { $0.size.width + TableMetrics.gap } ?? 0)
  }

  /// The height that the row needs in its current width. There is no intrinsic width.
  public override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  /// The rectangle of the picture; empty without a picture.
  package var imageRect: Rect { placed(plan(inWidth: bounds.width)).picture }

  /// The rectangle of the accessory, or of the view that replaces it; empty without an accessory.
  package var accessoryRect: Rect {
    let (size, side) = (markSize, TableMetrics.margin(inWidth: bounds.width))
    let x = isMirrored ? side : bounds.width - side - size.width
    return Rect(origin: Point(x: x, y: (bounds.height - size.height) / 2), size: size)
  }

  private func placed(_ plan: ListContentPlan) -> ListContentPlan {
    var plan = plan
    plan.centre(inHeight: bounds.height)
    if isMirrored { plan.mirror(inWidth: bounds.width) }
    return plan
  }

  /// Sets the frames of texts and views. UIKit counterpart: `layoutSubviews()`.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let plan = placed(plan(inWidth: bounds.width))
    text?.frame = plan.text
    detail?.frame = plan.secondaryText
    accessoryView?.frame = accessoryRect
    guard let content else { return }
    let margins = distances(inWidth: bounds.width).margins
    let sides = isMirrored ? (margins.right, margins.left) : (margins.left, margins.right)
    content.frame = bounds.inset(
      by: EdgeInsets(top: margins.top, left: sides.0, bottom: margins.bottom, right: sides.1))
  }

  /// Draws the picture and the accessory.
  public override func draw(_ rect: Rect, on canvas: inout Canvas) {
    if content == nil, let image { image.draw(in: imageRect, tintColor, on: &canvas) }
    guard accessoryView == nil, accessory != .none else { return }
    let grey = SystemColor.tertiaryLabel.color(in: context.interfaceStyle)
    let origin = accessoryRect.origin
    canvas.withSavedState { canvas in
      canvas.translateBy(x: origin.x, y: origin.y)
      for shape in accessory.shapes(isMirrored: isMirrored) {
        let color = shape.isTinted ? tintColor : grey
        if let line = shape.line { canvas.stroke(shape.path, line, color) } else { canvas.fill(shape.path, color) }
      }
    }
  }

  /// The first text, which screen readers use as the accessibility label.
  public override var accessibilityLabel: String? { text?.text }
}
