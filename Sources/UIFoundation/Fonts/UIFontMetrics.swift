public import Foundation
import GalleyFonts
import GalleyViews

/// The scaling of lengths and fonts with the user's text size, by a text style.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Metrics that scale with a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Metrics that scale with body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font, of a size for the default category, in the user's size.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font, of a size for the default category, in the size of a trait collection; nil is the current one.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font in the user's size, at most `maximumPointSize`; 0 for no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font in the size of a trait collection, at most `maximumPointSize`; 0 for no limit. A scaled font is
  /// scaled from its original size; UIKit throws an exception there.
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
  /// Returns the font in the text size of traits, if it has a text style or was scaled with one; else itself. Views
  /// that adjust their font for the category call it.
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
