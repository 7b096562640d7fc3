import CoreGraphics
public import Foundation
package import GalleyViews
public import UIFoundation

/// A control with a title, an image or both.
///
/// The title is a label whose size and origin are in whole pixels, with halves rounded up, as in the engine's `Button`.
@preconcurrency @MainActor
open class UIButton: UIControl {
  final var contents = ButtonContents()
  final var storedTitleLabel: ButtonLabel?
  final var storedSubtitleLabel: ButtonLabel?
  final var storedImageView: UIImageView?
  final var backgroundView: UIImageView?
  private final var kind = ButtonType.custom

  package override class func makePeer(in context: RenderContext) -> View { ButtonPeer(in: context) }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
  }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(type: .system, primaryAction: primaryAction)
    self.frame = frame
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    contentsChanged()
  }

  open var buttonType: ButtonType { kind }
  /// The content and appearance of the button as one value. If it is nil, the properties for each
  /// state apply.
  open var configuration: Configuration? { didSet { contentsChanged() } }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  open var automaticallyUpdatesConfiguration = true
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Contents

  open func setTitle(_ title: String?, for state: UIControl.State) { change { $0.set(\.titles, title, for: state) } }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    noteAppearance(.titleColor)
    change { $0.set(\.titleColors, color, for: state) }
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    change { $0.set(\.shadowColors, color, for: state) }
  }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { change { $0.set(\.images, image, for: state) } }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    noteAppearance(.backgroundImage)
    change { $0.set(\.backgrounds, image, for: state) }
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change { $0.set(\.attributedTitles, title, for: state) }
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    change { $0.set(\.symbols, configuration, for: state) }
  }
  open func title(for state: UIControl.State) -> String? { contents.value(\.titles, for: state) }
  open func titleColor(for state: UIControl.State) -> UIColor? {
    contents.titleColors[state.rawValue] ?? (state == .disabled && kind == .system ? Self.disabledColor : nil)
      ?? contents.titleColors[0] ?? (kind == .system ? tintColor : .white)
  }
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { contents.value(\.shadowColors, for: state) }
  open func image(for state: UIControl.State) -> UIImage? { contents.value(\.images, for: state) }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { contents.value(\.backgrounds, for: state) }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents.value(\.attributedTitles, for: state)
  }
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    contents.value(\.symbols, for: state)
  }
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { configuration.map(\.image) ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? {
    let own = attributedTitle(for: state)
    guard let configuration else { return own }
    return configuration.shownTitle(else: own ?? title(for: state).map { NSAttributedString(string: $0) }, in: traits)
  }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// The label of the title, created on first access.
  open var titleLabel: UILabel? { neededTitleLabel }
  open var subtitleLabel: UILabel? { storedSubtitleLabel }
  open var imageView: UIImageView? { neededImageView }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      noteAppearance(.contentEdgeInsets)
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  open var reversesTitleShadowWhenHighlighted = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var role: Role = .normal
  open var isPointerInteractionEnabled = false
  open var pointerStyleProvider: PointerStyleProvider?
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  open var menu: UIMenu?
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  open var changesSelectionAsPrimaryAction = false
  open var isHovered: Bool { false }
  open var isHeld: Bool { false }

  // MARK: Rectangles

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    let rect = bounds.inset(by: effectiveInsets)
    return CGRect(x: rect.minX, y: rect.minY, width: max(0, rect.width), height: max(0, rect.height))
  }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { standardTitleRect(in: contentRect) }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { standardImageRect(in: contentRect) }

  // MARK: Overrides

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContents()
  }
  open override var intrinsicContentSize: CGSize {
    naturalSize(inWidth: (peer as? ButtonPeer)?.constrainedWidth ?? .infinity)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configuration != nil && size.width > 0 ? naturalSize(inWidth: size.width) : intrinsicContentSize
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentsChanged()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // A handler that was set before the configuration could not change it then.
    if window != nil, configuration != nil, automaticallyUpdatesConfiguration { updateConfiguration() }
  }
  open override var contentHorizontalAlignment: ContentHorizontalAlignment { didSet { setNeedsLayout() } }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentAttributedTitle?.string ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if changesSelectionAsPrimaryAction, isTouchInside, isEnabled { isSelected.toggle() }
    super.touchesEnded(touches, with: event)
  }
  override func stateChanged() {
    super.stateChanged()
    if automaticallyUpdatesConfiguration { updateConfiguration() }
    contentsChanged()
  }
  package override func resolveTraits() {
    super.resolveTraits()
    contentsChanged()
  }

  package override func baseline(isFirst: Bool, in size: CGSize) -> CGFloat? {
    titleBaseline(isFirst: isFirst, in: size)
  }

  private func change(_ change: (inout ButtonContents) -> Void) {
    change(&contents)
    contentsChanged()
  }

  /// The title colour of disabled system buttons.
  private static let disabledColor = UIColor(white: 0.5, alpha: 0.5)
}
