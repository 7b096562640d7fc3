import CoreGraphics
public import Foundation
import QuartzCore
import UIFoundation

/// The view of a content unavailable configuration: image, texts and buttons in a centred column.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let background = ConfiguredBackground(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let wheel = UIActivityIndicatorView(style: .large)
  private let text = UILabel(frame: .zero)
  private let secondaryText = UILabel(frame: .zero)
  private var buttons: [UIButton] = []
  /// True if content that is too high can be scrolled. In Galley it cannot be scrolled.
  open var isScrollEnabled = false

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [background, picture, wheel, text, secondaryText] { addSubview(view) }
    show()
  }

  public required init?(coder: NSCoder) { nil }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
      shown = newValue
      show()
    }
  }

  private func show() {
    background.configuration = shown.background
    picture.image = shown.image
    picture.isHidden = shown.image == nil || shown.showsWheel
    picture.contentMode = .scaleAspectFit
    picture.tintColor = shown.imageProperties.tintColor
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
    if shown.showsWheel { wheel.startAnimating() } else { wheel.stopAnimating() }
    if let color = shown.imageProperties.tintColor { wheel.color = color }
    fill(text, shown.text, shown.attributedText, shown.textProperties)
    fill(secondaryText, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    for button in buttons { button.removeFromSuperview() }
    buttons = [(shown.button, shown.buttonProperties), (shown.secondaryButton, shown.secondaryButtonProperties)]
      .filter { $0.0.attributedTitle != nil || $0.0.image != nil }.map { button($0.0, $0.1) }
    for button in buttons { addSubview(button) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func button(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton {
    let button = UIButton(configuration: configuration)
    if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    button.menu = properties.menu
    button.role = properties.role
    button.isEnabled = properties.isEnabled
    return button
  }

  private func fill(
    _ label: UILabel, _ plain: String?, _ attributed: NSAttributedString?,
    _ look: UIContentUnavailableConfiguration.TextProperties
  ) {
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    if let attributed { label.attributedText = attributed } else { label.text = plain }
    label.lineBreakMode = look.lineBreakMode
    label.textAlignment = shown.alignment == .center ? .center : .natural
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.isHidden = label.text?.isEmpty != false
  }

  // MARK: Layout

  private var pictureSize: CGSize {
    guard let size = shown.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let most = shown.imageProperties.maximumSize
    let scale = min(
      1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Returns the parts from top to bottom, each with its distance from the part above.
  private func parts(inWidth width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    func fitted(_ view: UIView) -> CGSize {
      let size = view.sizeThatFits(room)
      return CGSize(width: min(width, size.width), height: size.height)
    }
    var parts: [(view: UIView, size: CGSize, gap: CGFloat)] = []
    func add(_ view: UIView, _ size: CGSize, _ gap: CGFloat) {
      parts.append((view, size, parts.isEmpty ? 0 : gap))
    }
    if shown.showsWheel { add(wheel, wheel.intrinsicContentSize, 0) }
    if !picture.isHidden { add(picture, pictureSize, 0) }
    if !text.isHidden { add(text, fitted(text), shown.imageToTextPadding) }
    if !secondaryText.isHidden {
      add(
        secondaryText, fitted(secondaryText),
        text.isHidden ? shown.imageToTextPadding : shown.textToSecondaryTextPadding)
    }
    for (index, button) in buttons.enumerated() {
      add(button, fitted(button), index == 0 ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding)
    }
    return parts
  }

  /// Returns the space inside the safe area and the margins.
  private func room(in bounds: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.inset(by: safeAreaInsets).inset(by: shown.directionalLayoutMargins.resolved(isMirrored: isMirrored))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.fill(self)
    let room = room(in: bounds)
    let parts = parts(inWidth: max(0, room.width))
    let height = parts.reduce(0) { $0 + $1.gap + $1.size.height }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var y = shown.alignment == .center ? room.minY + max(0, (room.height - height) / 2) : room.minY
    for part in parts {
      y += part.gap
      let rest = room.width - part.size.width
      let x = shown.alignment == .center ? rest / 2 : isMirrored ? rest : 0
      part.view.frame = CGRect(origin: CGPoint(x: room.minX + x, y: y), size: part.size)
      y += part.size.height
    }
  }

  /// Returns the size of the parts and the margins in the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let parts = parts(inWidth: max(0, size.width - margins.leading - margins.trailing))
    let width = parts.map(\.size.width).max() ?? 0
    let height = parts.reduce(0) { $0 + $1.gap + $1.size.height }
    return CGSize(
      width: width + margins.leading + margins.trailing, height: height + margins.top + margins.bottom)
  }
}
