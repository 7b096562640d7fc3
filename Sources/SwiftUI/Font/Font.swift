/// A font that is resolved in the environment: a text style, the system font in a size, or a font
/// with the given name.
///
/// It becomes a `UIFont` when a view is laid out, in the text size of the environment.
@frozen public struct Font: Hashable, Sendable {
  var source: FontSource
  var changes: [FontChange] = []

  init(_ source: FontSource) { self.source = source }

  /// Creates a font from a UIKit font. Its size does not follow the text size setting.
  public init(_ font: UIFont) { self.init(.fixed(font)) }

  func changed(_ change: FontChange) -> Font {
    var font = self
    font.changes.append(change)
    return font
  }
}

/// The font that a ``Font`` begins with, before its changes.
@usableFromInline enum FontSource: Hashable, Sendable {
  case style(Font.TextStyle, design: Font.Design?, weight: Font.Weight?)
  case system(size: CGFloat, design: Font.Design?, weight: Font.Weight?)
  /// A font by name. Its size scales with a text style, or is fixed if the style is nil.
  case custom(String, size: CGFloat, relativeTo: Font.TextStyle?)
  case fixed(UIFont)
}

/// A change to a font, such as its weight.
@usableFromInline enum FontChange: Hashable, Sendable {
  case weight(Font.Weight)
  case width(CGFloat)
  case design(Font.Design)
  case bold
  case italic
  case monospaced
  case monospacedDigit
  case smallCaps
  case lowercaseSmallCaps
  case uppercaseSmallCaps
  case leading(Font.Leading)
  case scaled(CGFloat)
}

extension Font {
  /// A style of text whose size follows the text size setting.
  public enum TextStyle: CaseIterable, Hashable, Sendable, Codable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
    case extraLargeTitle
    case extraLargeTitle2

    /// The text styles of iOS.
    public static let allCases: [TextStyle] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
    ]

    var inUIKit: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      case .extraLargeTitle: .extraLargeTitle
      case .extraLargeTitle2: .extraLargeTitle2
      }
    }

    /// The weight of bold text in the style (Apple's table of emphasised weights, Human Interface
    /// Guidelines).
    var emphasizedWeight: UIFont.Weight {
      switch self {
      case .largeTitle, .title, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
      default: .semibold
      }
    }
  }

  /// The thickness of the strokes of a font.
  @frozen public struct Weight: Hashable, Sendable {
    var value: CGFloat
    /// The ultra-light weight.
    public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
    /// The thin weight.
    public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
    /// The light weight.
    public static let light = Weight(value: UIFont.Weight.light.rawValue)
    /// The regular weight.
    public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
    /// The medium weight.
    public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
    /// The semibold weight.
    public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
    /// The bold weight.
    public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
    /// The heavy weight.
    public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
    /// The black weight.
    public static let black = Weight(value: UIFont.Weight.black.rawValue)

    var inUIKit: UIFont.Weight { UIFont.Weight(rawValue: value) }
  }

  /// The width of a font's characters.
  public struct Width: Hashable, Sendable {
    /// The width trait of UIKit: 0 is the standard width, and narrower widths are negative.
    public var value: CGFloat
    /// Creates a width from UIKit's width trait.
    public init(_ value: CGFloat) { self.value = value }
    /// The compressed width.
    public static let compressed = Width(UIFont.Width.compressed.rawValue)
    /// The condensed width.
    public static let condensed = Width(UIFont.Width.condensed.rawValue)
    /// The standard width.
    public static let standard = Width(UIFont.Width.standard.rawValue)
    /// The expanded width.
    public static let expanded = Width(UIFont.Width.expanded.rawValue)
  }

  /// The design of a font, such as serif or monospaced.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced

    var inUIKit: UIFontDescriptor.SystemDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The line spacing of a font. Galley ignores this setting: each font has one line height.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }
}
