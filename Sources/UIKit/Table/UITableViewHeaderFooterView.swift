import CoreGraphics
public import Foundation
import GalleyBase
import GalleyViews
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
  private func margins(inWidth width: CGFloat) -> UIEdgeInsets {
    let margins = TableMetrics.titleMargins(isFooter: isFooter, isGrouped: isGrouped, inWidth: width)
    return UIEdgeInsets(top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    if label.text != nil { label.frame = bounds.inset(by: margins(inWidth: bounds.width)) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard label.text != nil else { return CGSize(width: size.width, height: 0) }
    let margins = margins(inWidth: size.width)
    let text = label.sizeThatFits(
      CGSize(width: size.width - margins.left - margins.right, height: .greatestFiniteMagnitude))
    let height = (text.height + margins.top + margins.bottom).rounded(.up)
    return CGSize(width: size.width, height: max(TableMetrics.leastTitleHeight, height))
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
