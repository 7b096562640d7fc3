import CoreGraphics
public import Foundation
public import UIFoundation

/// A part of a collection that is used again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The list and the part of it that it belongs to; nil outside of lists.
  final var list: ListPlacement?
  /// The name of the kind under which it was registered.
  open package(set) var reuseIdentifier: String?

  /// A part with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a part from an interface file, which is not supported here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before it is used again.
  open func prepareForReuse() {}

  /// Applies the layout attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the preferred layout attributes: the fitting size where the layout estimates.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes, by: self, in: .zero)
  }

  func takePlace(_ attributes: UICollectionViewLayoutAttributes) {
    list = attributes.row?.placement ?? list
    frame = attributes.frame
    transform = attributes.transform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}

/// A cell of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that content is added to.
  public let contentView = UIView()
  /// The background view.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }
  /// The background view of a selected cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView)
      showSelection()
    }
  }
  /// True if it is selected.
  open var isSelected = false { didSet { showSelection() } }
  /// True while it is pressed.
  open var isHighlighted = false { didSet { showSelection() } }

  // MARK: Configurations

  private let configurations = ConfigurationViews()
  /// The content by which the cell is filled; nil if its own views are.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if automaticallyUpdatesContentConfiguration {
        contentConfiguration = contentConfiguration?.updated(for: configurationState)
      }
      configurations.show(contentConfiguration, in: contentView)
    }
  }
  /// True to update the content for the state automatically.
  open var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// The background; nil if the cell has its own colours.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if automaticallyUpdatesBackgroundConfiguration {
        backgroundConfiguration = backgroundConfiguration?.updated(for: configurationState)
      }
      configurations.show(backgroundConfiguration, in: self)
    }
  }
  /// Returns the default background of such a cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// True to update the background for the state automatically.
  open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// A closure that updates the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
  /// Called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// The state that configurations are updated for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = (superview as? UICollectionView)?.isEditing ?? false
    state.list = list
    return state
  }
  /// Schedules an update of the configurations before the next layout or measurement.
  open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate(of: self) }
  /// Updates the configurations that are updated automatically.
  open func updateConfiguration(using state: UICellConfigurationState) {
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
  override func takePlace(_ attributes: UICollectionViewLayoutAttributes) {
    if attributes.row?.placement != list { setNeedsUpdateConfiguration() }
    super.takePlace(attributes)
  }

  /// Returns the space around the content in a cell of some width, for marks and indentation.
  func roomAroundContent(inWidth width: CGFloat) -> UIEdgeInsets { .zero }

  /// A cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Creates a cell from an interface file, which is not supported here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  private func replace(_ old: UIView?, by view: UIView?) {
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
  }

  open override func layoutSubviews() {
    updateConfigurationsIfNeeded()
    super.layoutSubviews()
    contentView.frame = bounds.inset(by: roomAroundContent(inWidth: bounds.width))
    configurations.layOut(in: self, content: contentView)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationsIfNeeded()
    return fitted(
      layoutAttributes, by: configurations.content ?? contentView,
      in: roomAroundContent(inWidth: layoutAttributes.frame.width))
  }
}
