public import Foundation
package import GalleyViews

extension UIFont {
  /// The weight of strokes, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// A weight of this number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight of this number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// 100 in CSS.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// 200 in CSS.
    public static let thin = Weight(rawValue: -0.6)
    /// 300 in CSS.
    public static let light = Weight(rawValue: -0.4)
    /// 400 in CSS.
    public static let regular = Weight(rawValue: 0)
    /// 500 in CSS.
    public static let medium = Weight(rawValue: 0.23)
    /// 600 in CSS.
    public static let semibold = Weight(rawValue: 0.3)
    /// 700 in CSS.
    public static let bold = Weight(rawValue: 0.4)
    /// 800 in CSS.
    public static let heavy = Weight(rawValue: 0.56)
    /// 900 in CSS.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The width of letters, from −1 to 1.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// A width of this number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A width of this number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Half as wide.
    public static let compressed = Width(rawValue: -0.4)
    /// Three quarters as wide.
    public static let condensed = Width(rawValue: -0.2)
    /// As designed.
    public static let standard = Width(rawValue: 0)
    /// One and a quarter as wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// A role of text, whose size follows the user's preference. The raw values are UIKit's.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A style of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A style of this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The title of a scene, larger than all others; the same as `largeTitle` here.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// A second such title; the same as `largeTitle` here.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First-level title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third-level title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading: body size, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A secondary caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The engine's style; nil for an unknown name.
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
