import CoreGraphics
public import Foundation
import UIFoundation

/// The view above or below a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  open private(set) var reuseIdentifier: String?
  public let contentView = UIView(frame: .zero)
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// True for a table whose sections are groups.
  final var isGrouped = false
  final var isFooter = false

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  private lazy var label: UILabel = {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.font = isGrouped || isFooter ? .systemFont(ofSize: 13) : .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = isGrouped || isFooter ? .secondaryLabel : .label
    contentView.addSubview(label)
    return label
  }()
  private lazy var detail: UILabel = {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    return label
  }()
  open var textLabel: UILabel? { label }
  open var detailTextLabel: UILabel? { detail }
  open func prepareForReuse() {}

  /// The distance of the text from the edges, in points.
  private var margins: UIEdgeInsets {
    let side = TableMetrics.margin(inWidth: bounds.width)
    if isFooter { return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side) }
    if isGrouped { return UIEdgeInsets(top: 17, left: side, bottom: 6, right: side) }
    return UIEdgeInsets(top: 4, left: side, bottom: 4, right: side)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    if label.text != nil { label.frame = bounds.inset(by: margins) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard label.text != nil else { return CGSize(width: size.width, height: 0) }
    let margins = margins
    let side = TableMetrics.margin(inWidth: size.width)
    let text = label.sizeThatFits(
      CGSize(width: size.width - 2 * side, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width, height: max(28, (text.height + margins.top + margins.bottom).rounded(.up)))
  }

  /// Returns the size that the content's constraints ask for, or the text if there are none.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard !contentView.constraints.isEmpty else { return sizeThatFits(targetSize) }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

/// The lengths of the system's tables, in points.
enum TableMetrics {
  /// The least height of a row that sizes itself.
  static let leastRowHeight: CGFloat = 44
  /// The space above and below the text of a row.
  static let rowPadding: CGFloat = 11
  /// The distance between a picture or a mark and text.
  static let gap: CGFloat = 16
  /// The space above a header of a plain table.
  static let headerPadding: CGFloat = 22
  /// The height between groups.
  static let groupGap: CGFloat = 18
  /// The distance of a group from the edges, if it has any.
  static let groupInset: CGFloat = 16

  /// The distance of text from the sides.
  static func margin(inWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
