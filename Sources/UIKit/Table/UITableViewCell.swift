import CoreGraphics
public import Foundation
import GalleyViews
public import UIFoundation

/// The view of a row in a table view.
///
/// The labels and the picture are created on first access. A self-sizing row has the height of its constraints or its
/// labels.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public final let style: CellStyle
  open private(set) var reuseIdentifier: String?
  open var contentView: UIView { content }
  private let content = UIView(frame: .zero)
  private let separator = UIView(frame: .zero)
  private var accessory: AccessoryMark?
  final let labels = CellLabels()
  /// The style, colour and inset of the separator, which the table view sets.
  final var separation = (style: SeparatorStyle.singleLine, color: UIColor?.none, inset: UIEdgeInsets?.none) {
    didSet { setNeedsLayout() }
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.leastRowHeight))
    assemble()
  }
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    assemble()
  }

  private func assemble() {
    backgroundColor = .systemBackground
    content.frame = bounds
    addSubview(content)
    addSubview(separator)
  }

  // MARK: Content

  open var textLabel: UILabel? { labels.text(of: self) }
  open var detailTextLabel: UILabel? { labels.detail(of: self) }
  open var imageView: UIImageView? { labels.picture(of: self) }
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
  }

  /// The content as a configuration; nil if the cell uses its labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if automaticallyUpdatesContentConfiguration {
        contentConfiguration = contentConfiguration?.updated(for: configurationState)
      }
      labels.configurations.show(contentConfiguration, in: contentView)
    }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  open var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// The background as a configuration; nil if the cell draws a custom background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if automaticallyUpdatesBackgroundConfiguration {
        backgroundConfiguration = backgroundConfiguration?.updated(for: configurationState)
      }
      labels.configurations.show(backgroundConfiguration, in: self)
      showState()
    }
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

  // MARK: Updates of configurations

  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  /// The closure that is called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// The state for which configurations are updated.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }
  /// Schedules an update of the configurations before the next layout or measurement.
  open func setNeedsUpdateConfiguration() { labels.configurations.setNeedsUpdate(of: self) }
  /// Updates the configurations for a state if they are updated automatically.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }
  }
  private func updateConfigurationsIfNeeded() {
    labels.configurations.updateIfNeeded {
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
  }
  open override var isUserInteractionEnabled: Bool { didSet { setNeedsUpdateConfiguration() } }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  open var accessoryType: AccessoryType = .none { didSet { marksChanged() } }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      marksChanged()
    }
  }
  open var editingAccessoryType: AccessoryType = .none
  open var editingAccessoryView: UIView?
  private func marksChanged() {
    accessory?.removeFromSuperview()
    accessory = accessoryView == nil && accessoryType != .none ? AccessoryMark(accessoryType) : nil
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
  }

  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? separation.inset ?? UIEdgeInsets(top: 0, left: textInset, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// True if the table set the level, so that it must reset it when the cell is reused.
  final var isIndentedByTable = false
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true
  open var focusStyle: FocusStyle = .default
  open var userInteractionEnabledWhileDragging = false

  // MARK: States

  open var isSelected = false { didSet { showState() } }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open var isHighlighted = false { didSet { showState() } }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open var selectionStyle: SelectionStyle = .default { didSet { showState() } }
  open var isEditing = false { didSet { setNeedsUpdateConfiguration() } }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var editingStyle: EditingStyle { .none }
  open var showingDeleteConfirmation: Bool { false }
  open var showsReorderControl = false
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
  open var selectedBackgroundView: UIView? { didSet { replace(oldValue, with: selectedBackgroundView) } }
  open var multipleSelectionBackgroundView: UIView?
  private lazy var grayGround: UIView = {
    let ground = UIView(frame: .zero)
    ground.backgroundColor = .systemGray4
    insertSubview(ground, belowSubview: content)
    return ground
  }()

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, belowSubview: content) }
    showState()
    setNeedsLayout()
  }

  private func showState() {
    setNeedsUpdateConfiguration()
    let isMarked = (isSelected || isHighlighted) && selectionStyle != .none && backgroundConfiguration == nil
    selectedBackgroundView?.isHidden = !isMarked
    if isMarked || selectedBackgroundView == nil, isMarked != !grayGroundIsHidden {
      grayGround.isHidden = !isMarked || selectedBackgroundView != nil
      grayGroundIsHidden = grayGround.isHidden
      setNeedsLayout()
    }
    for label in content.subviews.compactMap({ $0 as? UILabel }) { label.isHighlighted = isMarked }
  }
  private var grayGroundIsHidden = true

  // MARK: Layout

  /// The thickness of the separator in points: one pixel, or 0 without a separator.
  final var separatorHeight: CGFloat {
    separation.style == .none ? 0 : 1 / max(1, traitCollection.displayScale)
  }

  /// The distance of the text from the left edge.
  private var textInset: CGFloat { labels.textStart(in: self) }

  /// The width of the accessory and its distance from the right edge; 0 without an accessory.
  private var accessoryWidth: CGFloat {
    guard let view = accessoryView ?? accessory else { return 0 }
    return view.bounds.width + TableMetrics.margin(inWidth: bounds.width)
  }

  open override func layoutSubviews() {
    updateConfigurationsIfNeeded()
    super.layoutSubviews()
    let line = separatorHeight
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    content.frame = CGRect(
      x: isMirrored ? accessoryWidth : 0, y: 0, width: bounds.width - accessoryWidth,
      height: max(0, bounds.height - line))
    for ground in [backgroundView, selectedBackgroundView, grayGroundIsHidden ? nil : grayGround] {
      ground?.frame = bounds
    }
    if let mark = accessoryView ?? accessory {
      let x = bounds.width - accessoryWidth + mark.bounds.width / 2
      mark.center = CGPoint(x: isMirrored ? bounds.width - x : x, y: content.frame.midY)
    }
    labels.layOut(in: self)
    labels.configurations.layOut(in: self, content: contentView)
    let inset = separatorInset
    separator.isHidden = line == 0
    separator.backgroundColor = separation.color ?? .separator
    separator.frame = CGRect(
      x: isMirrored ? inset.right : inset.left, y: bounds.height - line,
      width: max(0, bounds.width - inset.left - inset.right), height: line)
    bringSubviewToFront(separator)
  }

  /// Returns the size of the labels in the given width. The height is at least the system's row
  /// height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationsIfNeeded()
    let inner = labels.height(in: self, width: size.width - accessoryWidth)
    return CGSize(width: size.width, height: max(TableMetrics.leastRowHeight, inner.rounded(.up) + separatorHeight))
  }

  /// Returns the size from the constraints of the content. If the content has no constraints,
  /// returns the size of the labels.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationsIfNeeded()
    guard !contentView.constraints.isEmpty else { return sizeThatFits(targetSize) }
    let inner = contentView.systemLayoutSizeFitting(
      CGSize(width: targetSize.width - accessoryWidth, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: targetSize.width, height: inner.height + separatorHeight)
  }
}
