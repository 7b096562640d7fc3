import CoreGraphics
public import Foundation
public import UIFoundation

/// An image, texts and buttons that are shown instead of content: for empty content, while content
/// is loading, or after a search found nothing.
///
/// The fonts, colours and distances are ours, Apple names none: a title in bold letters of the style `title2`, a text
/// in `secondaryLabel` and the style `subheadline`, and a picture in `secondaryLabel`.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The alignment of the content. `natural` means at the top, with texts at the leading edge.
  public enum Alignment: Sendable { case center, natural }

  /// The appearance of a label.
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The appearance of the image.
  public struct ImageProperties {
    /// The tint colour of the wheel and of template images.
    public var tintColor: UIColor? = .secondaryLabel
    public var cornerRadius: CGFloat = 0
    /// The size to which a larger image is reduced. Zero means no limit along that axis.
    public var maximumSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var accessibilityIgnoresInvertColors = false
  }

  /// The action, the menu and the state of a button.
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
  /// The button, which is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// The button below the first button, which is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  /// The axes along which the superview's margins are preserved. Galley preserves them along both
  /// axes.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  public var imageToTextPadding: CGFloat = 12
  public var textToSecondaryTextPadding: CGFloat = 6
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()
  var showsWheel = false

  private init() {}

  /// Creates a configuration for empty content.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// Creates a configuration for loading content: a wheel with a text below.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.showsWheel = true
    configuration.text = "Loading…"
    configuration.textProperties = configuration.secondaryTextProperties
    return configuration
  }

  /// Creates a configuration for a search without results. `updated(for:)` adds the search text.
  /// The texts are in English.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass") ?? MagnifyingGlass.image
    configuration.text = noResults
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  private static let noResults = "No Results"

  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// Returns the configuration for a state. For a search without results, the text contains the
  /// search text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard text == Self.noResults, let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var updated = self
    updated.text = "\(Self.noResults) for “\(searched)”"
    return updated
  }
}

/// The state on which a content unavailable configuration can depend.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// The text of the search; nil without a search.
  public var searchText: String?
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

/// A magnifying glass that Galley draws, since Apple's symbols are not available.
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
