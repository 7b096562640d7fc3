import CoreGraphics
public import Foundation
public import UIFoundation

/// A view of a collection view that can be reused: a cell or a supplementary view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The list style and the role of the view in the list; nil outside of lists.
  final var list: ListPlacement?
  /// The reuse identifier for which the view's class was registered.
  open package(set) var reuseIdentifier: String?

  /// Creates a reusable view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a reusable view without decoding anything from an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is reused. Does nothing by default.
  open func prepareForReuse() {}

  /// Called with new layout attributes. Does nothing by default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the preferred layout attributes, with the content's size along estimated axes.
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

/// A cell of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view to which the content is added.
  public let contentView = UIView()
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView)
      showSelection()
    }
  }
  /// True if the cell is selected.
  open var isSelected = false { didSet { showSelection() } }
  /// True while the cell is pressed.
  open var isHighlighted = false { didSet { showSelection() } }

  // MARK: Configurations

  private let configurations = ConfigurationViews()
  /// The content as a configuration; nil if the cell has custom subviews.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if automaticallyUpdatesContentConfiguration {
        contentConfiguration = contentConfiguration?.updated(for: configurationState)
      }
      configurations.show(contentConfiguration, in: contentView)
    }
  }
  /// True if the content configuration is updated automatically when the state changes.
  open var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// The background as a configuration; nil if the cell draws a custom background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if automaticallyUpdatesBackgroundConfiguration {
        backgroundConfiguration = backgroundConfiguration?.updated(for: configurationState)
      }
      configurations.show(backgroundConfiguration, in: self)
    }
  }
  /// Returns the default background of the cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// True if the background configuration is updated automatically when the state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// A closure that updates the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
  /// The closure that is called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// The state for which configurations are updated.
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

  /// Returns the space around the content in a cell of the given width, for accessories and
  /// indentation.
  func roomAroundContent(inWidth width: CGFloat) -> UIEdgeInsets { .zero }

  /// Creates a collection view cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Creates a collection view cell without decoding anything from an interface file.
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
