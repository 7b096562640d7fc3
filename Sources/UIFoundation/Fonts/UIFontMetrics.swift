public import Foundation
import GalleyFonts
import GalleyViews

/// Scales lengths and fonts with the user's text size, by a text style.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Creates metrics that scale with a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The metrics that scale with body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font scaled to the user's text size. The font's own size is for the default content
  /// size category.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font scaled to the text size of a trait collection; nil means the current
  /// collection. The font's own size is for the default content size category.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font scaled to the user's text size, but to at most `maximumPointSize`; 0 means no
  /// limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled to the text size of a trait collection, but to at most
  /// `maximumPointSize`; 0 means no limit. A font that is already scaled is scaled from its
  /// original size, while UIKit throws an exception.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let base = font.scaling?.basePointSize ?? font.pointSize
    let scaled = scaledValue(for: base, compatibleWith: traitCollection)
    let size = maximumPointSize > 0 ? min(scaled, maximumPointSize) : scaled
    let scaling = FontScaling(style: style, basePointSize: base, maximumPointSize: maximumPointSize)
    return UIFont(font.font.withSize(UIFont.permitted(size)), descriptor: font.fontDescriptor, scaling: scaling)
  }

  /// Returns a length in points, scaled to the user's text size and rounded to pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length in points, scaled to the text size of a trait collection and rounded to pixels.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = UITraitCollection(traitsFrom: [
      UIKitEnvironment.current.traits, .current, traitCollection ?? UITraitCollection(),
    ])
    let metrics = FontMetrics(forTextStyle: style.engine ?? .body)
    let scale = Double(traits.displayScale)
    return CGFloat(
      metrics.scaledValue(
        for: Double(value), category: traits.preferredContentSizeCategory.category, scale: scale > 0 ? scale : 2))
  }
}

extension UIFont {
  /// Returns the font at the text size of the traits. A font of fixed size is returned unchanged.
  /// Views that adjust their font for the content size category call this method.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    guard let base = scaling.basePointSize else {
      let preferred = UIFont.preferredFont(forTextStyle: scaling.style, compatibleWith: traits)
      return preferred.pointSize == pointSize ? self : UIFont(descriptor: fontDescriptor, size: preferred.pointSize)
    }
    return UIFontMetrics(forTextStyle: scaling.style).scaledFont(
      for: withSize(base), maximumPointSize: scaling.maximumPointSize, compatibleWith: traits)
  }
}
