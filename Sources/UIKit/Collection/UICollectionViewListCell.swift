import CoreGraphics
public import Foundation
import GalleyViews
import QuartzCore
import UIFoundation

/// A cell, header or footer of a list, with accessories at its sides and a separator.
///
/// Its distances are those of a table's rows (`TableMetrics`), so that lists and tables look alike.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private let marks = CellAccessories()
  private let lines = (top: UIView(frame: .zero), bottom: UIView(frame: .zero))
  private var row: ListRow?

  /// Creates a list cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  /// Creates a list cell without decoding anything from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  private func assemble() {
    backgroundConfiguration = .listCell()
    for line in [lines.top, lines.bottom] {
      line.isHidden = true
      addSubview(line)
    }
  }

  /// Returns the default content for the cell's role in the list: a row, a header or a footer.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isGrouped = list?.style != .plain
    switch list?.role {
    case .header: return isGrouped ? .groupedHeader() : .plainHeader()
    case .footer: return isGrouped ? .groupedFooter() : .plainFooter()
    case .cell, nil: return .cell()
    }
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch list?.role {
    case .header: .listHeader()
    case .footer: .listFooter()
    case .cell, nil: .listCell()
    }
  }

  /// The accessories at both sides of the content.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      marks.show(accessories, isEditing: configurationState.isEditing, in: self)
      setNeedsLayout()
    }
  }
  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// True if the leading accessories are indented together with the content.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    marks.show(accessories, isEditing: state.isEditing, in: self)
  }

  override func takePlace(_ attributes: UICollectionViewLayoutAttributes) {
    row = attributes.row
    super.takePlace(attributes)
    round()
    setNeedsLayout()
  }

  private func round() {
    guard let row, row.placement.style == .insetGrouped, row.placement.role == .cell else { return }
    var corners: CACornerMask = []
    if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.groupRadius
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty
  }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// The thickness of the separator: one pixel.
  private var lineHeight: CGFloat { 1 / max(1, traitCollection.displayScale) }

  override func roomAroundContent(inWidth width: CGFloat) -> UIEdgeInsets {
    let widths = marks.widths(inWidth: width)
    let line = row?.showsBottomSeparator == true ? lineHeight : 0
    return NSDirectionalEdgeInsets(
      top: 0, leading: indentation + widths.leading, bottom: line, trailing: widths.trailing
    ).resolved(isMirrored: isMirrored)
  }

  /// Returns attributes with the size of the content. Rows are at least 44 points high, and headers
  /// and footers 28, as in table views.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    row = layoutAttributes.row ?? row
    let place = super.preferredLayoutAttributesFitting(layoutAttributes)
    guard place.estimated.height else { return place }
    let isTitle = (list?.role ?? .cell) != .cell
    let least = isTitle ? TableMetrics.leastTitleHeight : TableMetrics.leastRowHeight
    place.frame.size.height = max(least, place.frame.height.rounded(.up))
    return place
  }

  /// The distance of the separator from the leading edge. The separator begins where the text
  /// begins.
  private var lineInset: CGFloat {
    let start = roomAroundContent(inWidth: bounds.width)
    let leading = isMirrored ? start.right : start.left
    guard let content = contentConfiguration as? UIListContentConfiguration else {
      return leading + TableMetrics.margin(inWidth: bounds.width)
    }
    let image = content.shownImageSize.width
    return leading + content.directionalLayoutMargins.leading + (image > 0 ? image + content.imageToTextPadding : 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    marks.layOut(
      in: bounds, height: contentView.frame.height, leadingInset: indentsAccessories ? indentation : 0,
      isMirrored: isMirrored)
    layOutLines()
  }

  private func layOutLines() {
    (lines.top.isHidden, lines.bottom.isHidden) = (row?.showsTopSeparator != true, row?.showsBottomSeparator != true)
    guard let separator = row?.separator else { return }
    func frame(_ insets: NSDirectionalEdgeInsets, y: CGFloat) -> CGRect {
      var insets = insets
      if insets.leading == UIListSeparatorConfiguration.automatic { insets.leading = lineInset }
      if insets.trailing == UIListSeparatorConfiguration.automatic { insets.trailing = 0 }
      let sides = insets.resolved(isMirrored: isMirrored)
      return CGRect(x: sides.left, y: y, width: max(0, bounds.width - sides.left - sides.right), height: lineHeight)
    }
    for line in [lines.top, lines.bottom] {
      line.backgroundColor = separator.color
      bringSubviewToFront(line)
    }
    lines.top.frame = frame(separator.topSeparatorInsets, y: 0)
    lines.bottom.frame = frame(separator.bottomSeparatorInsets, y: bounds.height - lineHeight)
  }
}
