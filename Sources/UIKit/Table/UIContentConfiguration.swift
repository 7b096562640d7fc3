import CoreGraphics
public import Foundation
import GalleyBase
import GalleyViews
import QuartzCore
public import UIFoundation

/// A description of content, which creates a view that shows the content.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The texts and the image of a list row, arranged as in the system's lists.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a label in the row.
  public struct TextProperties {
    /// The alignment of text.
    public enum TextAlignment: Sendable {
      case natural, center, justified
    }
    /// A transformation of the case of text.
    public enum TextTransform: Sendable {
      case none, uppercase, lowercase, capitalized
    }
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label { didSet { hasOwnColor = true } }
    public var colorTransformer: UIConfigurationColorTransformer?
    public var transform = TextTransform.none
    /// True if the app has set the colour, so that it does not depend on the state.
    var hasOwnColor = false
    /// The colour in the normal state, stored while the current state uses another colour; nil at
    /// any other time.
    var normalColor: UIColor?
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var alignment = TextAlignment.natural
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    /// True if a tooltip shows truncated text. Galley has no tooltips.
    public var showsExpansionTextWhenTruncated = false

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// The appearance of the image.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var prefersSideBySideTextAndSecondaryText = false
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  public static func cell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    return content
  }
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.prefersSideBySideTextAndSecondaryText = true
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.hasOwnColor = false
    return content
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

/// The view that shows a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let text = UILabel(frame: .zero)
  private let secondaryText = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var content: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [picture, text, secondaryText] { addSubview(view) }
    show()
  }
  public required init?(coder: NSCoder) { nil }

  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      content = newValue
      show()
    }
  }

  private func show() {
    picture.image = content.image
    if let tint = content.imageProperties.tintColor { picture.tintColor = tint }
    picture.layer.cornerRadius = content.imageProperties.cornerRadius
    picture.clipsToBounds = content.imageProperties.cornerRadius > 0
    fill(text, content.text, content.attributedText, content.textProperties)
    fill(secondaryText, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel, _ plain: String?, _ attributed: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties
  ) {
    label.font = look.font
    label.textColor = look.resolvedColor()
    label.numberOfLines = look.numberOfLines
    if let attributed { label.attributedText = attributed } else { label.text = plain.map(look.transformed) }
    label.lineBreakMode = look.lineBreakMode
    label.textAlignment =
      switch look.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
  }

  /// Returns the layout of the texts and the image in the given width.
  private func plan(width: CGFloat) -> ListContentPlan {
    let margins = content.directionalLayoutMargins
    let size = content.shownImageSize
    let distances = ListContentPlan.Distances(
      margins: EdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing),
      imageToText: content.imageToTextPadding, beside: content.textToSecondaryTextHorizontalPadding,
      below: content.textToSecondaryTextVerticalPadding)
    func measured(_ label: UILabel, _ width: Double) -> Size {
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return Size(width: size.width, height: size.height)
    }
    return ListContentPlan(
      inWidth: width, distances, image: Size(width: size.width, height: size.height),
      prefersBeside: content.prefersSideBySideTextAndSecondaryText, text: { measured(text, $0) },
      secondaryText: { hasText(secondaryText) ? measured(secondaryText, $0) : .zero })
  }

  private func hasText(_ label: UILabel) -> Bool { label.text?.isEmpty == false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var plan = plan(width: bounds.width)
    plan.centre(inHeight: bounds.height)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { plan.mirror(inWidth: bounds.width) }
    picture.frame = content.imageFrame(in: CGRect(plan.picture))
    text.frame = CGRect(plan.text)
    secondaryText.frame = CGRect(plan.secondaryText)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: plan(width: size.width).height)
  }
}
