import CoreGraphics
import Foundation
import GalleyViews
import UIFoundation

/// The labels and the image view of a cell, and their layout.
@MainActor
final class CellLabels {
  private var textLabel: UILabel?
  private var detailLabel: UILabel?
  /// The alignment that the cell gave to the first label of the style `value2`.
  private var alignment = NSTextAlignment.right
  private var imageView: UIImageView?
  let configurations = ConfigurationViews()
  private var configured: UIView? { configurations.content }

  /// The distance between the labels of a subtitle cell, in points.
  private static let lineGap: CGFloat = 3
  /// The width of the first label in the style `value2`, in points.
  private static let narrowWidth: CGFloat = 91

  // MARK: Making

  func text(of cell: UITableViewCell) -> UILabel {
    if let textLabel { return textLabel }
    let label = UILabel(frame: .zero)
    label.font = cell.style == .value2 ? .systemFont(ofSize: 12) : .preferredFont(forTextStyle: .body)
    if cell.style == .value2 {
      label.textColor = .systemBlue
      label.textAlignment = alignment
    }
    cell.contentView.addSubview(label)
    textLabel = label
    return label
  }

  func detail(of cell: UITableViewCell) -> UILabel? {
    if cell.style == .default { return nil }
    if let detailLabel { return detailLabel }
    let label = UILabel(frame: .zero)
    switch cell.style {
    case .subtitle: label.font = .preferredFont(forTextStyle: .caption1)
    case .value2: label.font = .systemFont(ofSize: 12, weight: .medium)
    default:
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
    }
    cell.contentView.addSubview(label)
    detailLabel = label
    return label
  }

  func picture(of cell: UITableViewCell) -> UIImageView {
    if let imageView { return imageView }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    cell.contentView.addSubview(view)
    imageView = view
    return view
  }

  // MARK: Places

  private func margin(of cell: UITableViewCell) -> CGFloat {
    TableMetrics.margin(inWidth: cell.bounds.width) + CGFloat(cell.indentationLevel) * cell.indentationWidth
  }

  private func pictureSize(in height: CGFloat) -> CGSize {
    guard let size = imageView?.image?.size, size.height > 0 else { return .zero }
    let scale = min(1, height / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Returns the distance of the text from the leading edge.
  func textStart(in cell: UITableViewCell) -> CGFloat {
    let width = pictureSize(in: max(cell.bounds.height, TableMetrics.leastRowHeight)).width
    return margin(of: cell) + (width > 0 ? width + TableMetrics.gap : 0)
  }

  /// Returns the height of the labels and the space around them, for the given width of the
  /// content.
  func height(in cell: UITableViewCell, width: CGFloat) -> CGFloat {
    if let configured { return configured.fittedHeight(inWidth: width) }
    let text = textWidth(in: cell, contentWidth: width)
    let (first, second) = (fitted(textLabel, text).height, fitted(detailLabel, text).height)
    let lines =
      cell.style == .subtitle ? first + second + (second > 0 ? CellLabels.lineGap : 0) : max(first, second)
    let own = lines > 0 ? lines + 2 * TableMetrics.rowPadding : 0
    return max(own, pictureSize(in: .greatestFiniteMagnitude).height)
  }

  /// Returns the width available for text, for the given width of the content.
  private func textWidth(in cell: UITableViewCell, contentWidth: CGFloat) -> CGFloat {
    max(0, contentWidth - textStart(in: cell) - TableMetrics.margin(inWidth: cell.bounds.width))
  }

  private func fitted(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, label.attributedText?.length ?? 0 > 0 else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  func layOut(in cell: UITableViewCell) {
    let bounds = cell.contentView.bounds
    guard configured == nil else { return }
    let start = textStart(in: cell)
    let size = pictureSize(in: bounds.height)
    imageView?.frame = CGRect(
      x: margin(of: cell), y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    let width = textWidth(in: cell, contentWidth: bounds.width)
    let (text, detail) = (fitted(textLabel, width), fitted(detailLabel, width))
    switch cell.style {
    case .default: textLabel?.frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
    case .subtitle:
      let gap = detail.height > 0 && text.height > 0 ? CellLabels.lineGap : 0
      let top = (bounds.height - text.height - detail.height - gap) / 2
      textLabel?.frame = CGRect(x: start, y: top, width: width, height: text.height)
      detailLabel?.frame = CGRect(x: start, y: top + text.height + gap, width: width, height: detail.height)
    case .value1:
      let right = min(detail.width, max(0, width - text.width - TableMetrics.gap))
      textLabel?.frame = centred(x: start, text.width, text.height, in: bounds)
      detailLabel?.frame = centred(x: start + width - right, right, detail.height, in: bounds)
    case .value2:
      alignTextLabel(in: cell)
      let second = start + CellLabels.narrowWidth + 6
      textLabel?.frame = centred(x: start, CellLabels.narrowWidth, text.height, in: bounds)
      detailLabel?.frame = centred(x: second, max(0, start + width - second), detail.height, in: bounds)
    }
    if cell.effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror(inWidth: bounds.width) }
  }

  /// Aligns the first label of the style `value2` to its trailing edge, unless code chose another
  /// alignment.
  private func alignTextLabel(in cell: UITableViewCell) {
    guard let textLabel, textLabel.textAlignment == alignment else { return }
    alignment = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    textLabel.textAlignment = alignment
  }

  /// Moves the labels and the image to the other side of the cell, for a right-to-left interface.
  private func mirror(inWidth width: CGFloat) {
    for view in [textLabel, detailLabel, imageView] as [UIView?] {
      if let view { view.frame.origin.x = width - view.frame.maxX }
    }
  }

  private func centred(x: CGFloat, _ width: CGFloat, _ height: CGFloat, in bounds: CGRect) -> CGRect {
    CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
  }
}
