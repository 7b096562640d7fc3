/// A font that depends on the environment: a text style, a size of the system font, or a font by name.
///
/// It becomes a `UIFont` when a view is laid out, in the text size of the environment.
@frozen public struct Font: Hashable, Sendable {
  var source: FontSource
  var changes: [FontChange] = []

  init(_ source: FontSource) { self.source = source }

  /// A UIKit font, which does not follow the text size.
  public init(_ font: UIFont) { self.init(.fixed(font)) }

  func changed(_ change: FontChange) -> Font {
    var font = self
    font.changes.append(change)
    return font
  }
}

/// The origin of a font before its changes.
@usableFromInline enum FontSource: Hashable, Sendable {
  case style(Font.TextStyle, design: Font.Design?, weight: Font.Weight?)
  case system(size: CGFloat, design: Font.Design?, weight: Font.Weight?)
  /// A font by name, in a size that grows with a text style; nil is a fixed size.
  case custom(String, size: CGFloat, relativeTo: Font.TextStyle?)
  case fixed(UIFont)
}

/// A change to a font.
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
  /// A size of text that follows the user's setting.
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

    /// The styles of iOS.
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

    /// The weight of bold text in the style, by Apple's table of emphasised weights (Human Interface Guidelines).
    var emphasizedWeight: UIFont.Weight {
      switch self {
      case .largeTitle, .title, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
      default: .semibold
      }
    }
  }

  /// The thickness of letters.
  @frozen public struct Weight: Hashable, Sendable {
    var value: CGFloat
    /// The ultra light.
    public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
    /// The thin.
    public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
    /// The light.
    public static let light = Weight(value: UIFont.Weight.light.rawValue)
    /// The regular.
    public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
    /// The medium.
    public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
    /// The semibold.
    public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
    /// The bold.
    public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
    /// The heavy.
    public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
    /// The black.
    public static let black = Weight(value: UIFont.Weight.black.rawValue)

    var inUIKit: UIFont.Weight { UIFont.Weight(rawValue: value) }
  }

  /// The width of letters.
  public struct Width: Hashable, Sendable {
    /// UIKit's number: 0 is the standard width, a narrower one is negative.
    public var value: CGFloat
    /// A width by UIKit's number.
    public init(_ value: CGFloat) { self.value = value }
    /// The compressed.
    public static let compressed = Width(UIFont.Width.compressed.rawValue)
    /// The condensed.
    public static let condensed = Width(UIFont.Width.condensed.rawValue)
    /// The standard.
    public static let standard = Width(UIFont.Width.standard.rawValue)
    /// The expanded.
    public static let expanded = Width(UIFont.Width.expanded.rawValue)
  }

  /// The kind of letters.
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

  /// The distance of lines. It has no effect here: the fonts have one line height.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }
}
