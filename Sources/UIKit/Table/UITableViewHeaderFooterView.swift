import CoreGraphics
public import Foundation
import GalleyBase
import GalleyViews
public import UIFoundation

/// The header or footer view of a section.
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
  /// True if the table view has a grouped style.
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

  // MARK: Configurations

  private let configurations = ConfigurationViews()
  /// The content as a configuration; nil if the view uses its label.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if automaticallyUpdatesContentConfiguration {
        contentConfiguration = contentConfiguration?.updated(for: configurationState)
      }
      configurations.show(contentConfiguration, in: contentView)
    }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    if isFooter { return isGrouped ? .groupedFooter() : .plainFooter() }
    return isGrouped ? .groupedHeader() : .plainHeader()
  }
  open var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// The background as a configuration; nil if the view draws a custom background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if automaticallyUpdatesBackgroundConfiguration {
        backgroundConfiguration = backgroundConfiguration?.updated(for: configurationState)
      }
      configurations.show(backgroundConfiguration, in: self)
    }
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isFooter ? .listFooter() : .listHeader()
  }
  open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
  /// The closure that is called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// The state for which configurations are updated.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Schedules an update of the configurations before the next layout or measurement.
  open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate(of: self) }
  /// Updates the configurations for a state if they are updated automatically.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }
  }
  private func updateConfigurationsIfNeeded() {
    configurations.updateIfNeeded {
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
  }
  open override var isUserInteractionEnabled: Bool { didSet { setNeedsUpdateConfiguration() } }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Returns the distances of the text from the edges, in points.
  private func margins(inWidth width: CGFloat) -> UIEdgeInsets {
    let margins = TableMetrics.titleMargins(isFooter: isFooter, isGrouped: isGrouped, inWidth: width)
    return UIEdgeInsets(top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right)
  }

  open override func layoutSubviews() {
    updateConfigurationsIfNeeded()
    super.layoutSubviews()
    contentView.frame = bounds
    configurations.layOut(in: self, content: contentView)
    backgroundView?.frame = bounds
    guard configurations.content == nil, label.text != nil else { return }
    label.frame = bounds.inset(by: margins(inWidth: bounds.width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationsIfNeeded()
    if let content = configurations.content {
      return CGSize(width: size.width, height: content.fittedHeight(inWidth: size.width).rounded(.up))
    }
    guard label.text != nil else { return CGSize(width: size.width, height: 0) }
    let margins = margins(inWidth: size.width)
    let text = label.sizeThatFits(
      CGSize(width: size.width - margins.left - margins.right, height: .greatestFiniteMagnitude))
    let height = (text.height + margins.top + margins.bottom).rounded(.up)
    return CGSize(width: size.width, height: max(TableMetrics.leastTitleHeight, height))
  }

  /// Returns the size from the constraints of the content. If the content has no constraints,
  /// returns the size of the text.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationsIfNeeded()
    guard !contentView.constraints.isEmpty else { return sizeThatFits(targetSize) }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
