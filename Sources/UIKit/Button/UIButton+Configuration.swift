public import CoreGraphics
public import Foundation
public import UIFoundation

extension UIButton {
  /// The content and appearance of a button as one value.
  public struct Configuration {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
    enum Style { case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent }

    let style: Style
    public var background: UIBackgroundConfiguration
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium
    public var macIdiomStyle: MacIdiomStyle = .automatic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var automaticallyUpdateForSelection = true

    init(_ style: Style) {
      self.style = style
      background = UIBackgroundConfiguration.clear()
      background.cornerRadius = 5.95
    }

    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
    /// Returns the configuration unchanged. The colours for a button's state are determined when
    /// the button is drawn.
    public func updated(for button: UIButton) -> Configuration { self }
    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
  }
}

extension UIButton.Configuration {
  /// Returns the configuration's attributed title, or else the given title; nil if there is
  /// neither. Characters without a font get the font for the button's size.
  func shownTitle(else title: NSAttributedString?, in traits: UITraitCollection) -> NSAttributedString? {
    let font = UIFont.preferredFont(forTextStyle: titleStyle, compatibleWith: traits)
    return (attributedTitle.map { NSAttributedString($0) } ?? title).map {
      text($0, titleTextAttributesTransformer, font)
    }
  }
  /// Returns the configuration's subtitle; nil if there is none. Characters without a font get the
  /// footnote font.
  func shownSubtitle(in traits: UITraitCollection) -> NSAttributedString? {
    let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    return attributedSubtitle.map { text(NSAttributedString($0), subtitleTextAttributesTransformer, font) }
  }

  private var titleStyle: UIFont.TextStyle {
    switch buttonSize {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  private func text(
    _ string: NSAttributedString, _ transformer: UIConfigurationTextAttributesTransformer?, _ font: UIFont
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: string)
    let whole = NSRange(location: 0, length: text.length)
    if let transformer {
      let sample = NSAttributedString(AttributedString(" ", attributes: transformer(AttributeContainer())))
      text.addAttributes(sample.attributes(at: 0, effectiveRange: nil), range: whole)
    }
    text.enumerateAttribute(.font, in: whole) { value, range, _ in
      if value == nil { text.addAttribute(.font, value: font, range: range) }
    }
    return text
  }

  /// Returns the colour of title and image in the button's state.
  @MainActor func foregroundColor(of button: UIButton) -> UIColor {
    if !button.isEnabled { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled || style == .borderedProminent ? .white : button.tintColor
  }

  /// Returns the background colour in the button's state; nil for no background, as in the plain
  /// style.
  @MainActor func backgroundColor(of button: UIButton) -> UIColor? {
    if let own = background.backgroundColor { return own }
    switch style {
    case .plain, .borderless: return nil
    case .gray, .bordered: return baseBackgroundColor ?? .secondarySystemFill
    case .tinted, .borderedTinted: return (baseBackgroundColor ?? button.tintColor).withAlphaComponent(0.18)
    case .filled, .borderedProminent:
      return button.isEnabled ? baseBackgroundColor ?? button.tintColor : .secondarySystemFill
    }
  }

  /// Returns the corner radius for a button of the given height.
  func cornerRadius(inHeight height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .capsule: height / 2
    case .small: 5
    case .large: 12
    case .fixed, .dynamic, .medium: background.cornerRadius
    }
  }
}

extension UIButton {
  /// Applies the configuration's background, if any, to the layer.
  final func applyBackground() {
    guard let configuration else { return }
    layer.backgroundColor = configuration.backgroundColor(of: self)?.resolvedColor(with: traitCollection).cgColor
    layer.cornerRadius = configuration.cornerRadius(inHeight: bounds.height)
    layer.borderWidth = configuration.background.strokeWidth
    layer.borderColor = configuration.background.strokeColor?.resolvedColor(with: traitCollection).cgColor
  }
}
