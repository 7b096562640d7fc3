public import Foundation
package import GalleyViews

extension UIFont {
  /// The weight of a font's strokes, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat
    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The weight 100 in CSS.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The weight 200 in CSS.
    public static let thin = Weight(rawValue: -0.6)
    /// The weight 300 in CSS.
    public static let light = Weight(rawValue: -0.4)
    /// The weight 400 in CSS.
    public static let regular = Weight(rawValue: 0)
    /// The weight 500 in CSS.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight 600 in CSS.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight 700 in CSS.
    public static let bold = Weight(rawValue: 0.4)
    /// The weight 800 in CSS.
    public static let heavy = Weight(rawValue: 0.56)
    /// The weight 900 in CSS.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The width of a font's characters, from −1 to 1.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number.
    public let rawValue: CGFloat
    /// Creates a width from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Characters at half of the standard width.
    public static let compressed = Width(rawValue: -0.4)
    /// Characters at three quarters of the standard width.
    public static let condensed = Width(rawValue: -0.2)
    /// Characters at the standard width.
    public static let standard = Width(rawValue: 0)
    /// Characters at one and a quarter of the standard width.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// A role of text, such as a headline, whose font size follows the user's preference. The raw
  /// values are UIKit's.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// Creates a style with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a style with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The style of a scene's title, the largest of all text styles. Galley draws it as
    /// `largeTitle`.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// A second style of a scene's title. Galley draws it as `largeTitle`.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The style of the largest titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of first-level titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of second-level titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of third-level titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headings: semibold, in the size of body text.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of secondary captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The text style in the engine's form; nil for an unknown name.
    package var engine: GalleyViews.TextStyle? {
      switch self {
      case .extraLargeTitle, .extraLargeTitle2, .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      default: nil
      }
    }
  }
}
