import CoreGraphics
public import Foundation
public import UIFoundation

/// A picture, texts and buttons in place of content: because there is none, it is loading, or a search found nothing.
///
/// The fonts, colours and distances are ours, Apple names none: a title in bold letters of the style `title2`, a text
/// in `secondaryLabel` and the style `subheadline`, and a picture in `secondaryLabel`.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The alignment of the content. Natural means at the upper edge, with texts that begin at the leading edge.
  public enum Alignment: Sendable { case center, natural }

  /// The appearance of a text.
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The appearance of the picture.
  public struct ImageProperties {
    /// The colour of the wheel and of template pictures.
    public var tintColor: UIColor? = .secondaryLabel
    public var cornerRadius: CGFloat = 0
    /// The maximum size, to which it is reduced; zero along an axis without a limit.
    public var maximumSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var accessibilityIgnoresInvertColors = false
  }

  /// The properties of a button.
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var role = UIButton.Role.normal
    public var isEnabled = true
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(
    font: UIFont.systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold), color: .label
  )
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The button, shown if it has a title or a picture.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// The button below the other, shown if it has a title or a picture.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  /// The axes along which the margins of the superview are kept. They are kept along both here.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  public var imageToTextPadding: CGFloat = 12
  public var textToSecondaryTextPadding: CGFloat = 6
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()
  var showsWheel = false

  private init() {}

  /// Content that is empty.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// Content that is loading: a wheel with a text below.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.showsWheel = true
    configuration.text = "Loading…"
    configuration.textProperties = configuration.secondaryTextProperties
    return configuration
  }

  /// A search that found nothing. `updated(for:)` adds the search text. The texts are English.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass") ?? MagnifyingGlass.image
    configuration.text = noResults
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  private static let noResults = "No Results"

  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// Returns the configuration for a state: without results, its text names the text of the search.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard text == Self.noResults, let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var updated = self
    updated.text = "\(Self.noResults) for “\(searched)”"
    return updated
  }
}

/// The state that the configuration of unavailable content may depend on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// The text that was searched for; nil without a search.
  public var searchText: String?
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

/// A magnifying glass of our own, since Apple's symbols are not here.
@MainActor
private enum MagnifyingGlass {
  static let image: UIImage = {
    let size = CGSize(width: 48, height: 48)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setStroke()
      let ring = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 28, height: 28))
      ring.lineWidth = 4
      ring.stroke()
      let handle = UIBezierPath()
      handle.move(to: CGPoint(x: 29.5, y: 29.5))
      handle.addLine(to: CGPoint(x: 42, y: 42))
      handle.lineWidth = 5
      handle.lineCapStyle = .round
      handle.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }()
}
