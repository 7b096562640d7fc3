public import Foundation
import GalleyFonts

extension UIFont {
  /// The default font size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The default font size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The font size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The default font size of the system font, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// The names of all font families, sorted.
  public class var familyNames: [String] { UIKitEnvironment.current.fonts.familyNames }

  /// Returns the PostScript names of a family's faces; empty for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    UIKitEnvironment.current.fonts.fontNames(forFamilyName: familyName)
  }

  /// Returns the system font at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// Returns the system font at a size in points and in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(descriptor: .system(size: fontSize, weight: weight), size: fontSize)
  }

  /// Returns the system font at a size in points, in a weight and a width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    UIFont(descriptor: .system(size: fontSize, weight: weight, width: width), size: fontSize)
  }

  /// Returns the bold system font at a size in points. As on iOS, it is semibold
  /// (rule: bold-system-font).
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the italic system font at a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .textStyle: "CTFontObliqueUsage", .size: fontSize,
    ])
    return UIFont(descriptor: descriptor, size: fontSize)
  }

  /// Returns the system font with digits that all have the same width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    let digits: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
    let descriptor = UIFontDescriptor.system(size: fontSize, weight: weight)
    return UIFont(descriptor: descriptor.addingAttributes([.featureSettings: [digits]]), size: fontSize)
  }

  /// Returns the monospaced system font at a size in points.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    let descriptor = UIFontDescriptor.system(size: fontSize, weight: weight)
    return UIFont(descriptor: descriptor.withDesign(.monospaced) ?? descriptor, size: fontSize)
  }

  /// Returns the font of a text style at the user's text size.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the text size of a trait collection; nil means the current
  /// collection.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection), size: 0)
  }
}

extension UIFont {
  /// The name of the face within its family, such as `Bold Italic`, taken from the PostScript name.
  package var faceName: String {
    guard let dash = fontName.firstIndex(of: "-") else { return "Regular" }
    var words = ""
    for letter in fontName[fontName.index(after: dash)...] {
      if letter.isUppercase, let last = words.last, last.isLowercase { words.append(" ") }
      words.append(letter)
    }
    return words
  }

  /// The font's traits as a dictionary for a font descriptor.
  var traitsDictionary: [UIFontDescriptor.TraitKey: Any] {
    [
      .symbolic: font.symbolicTraits.rawValue, .weight: FontScale.weight(of: font.traits.weight),
      .width: FontScale.width(of: font.traits.width),
      .slant: font.traits.italic ? UIFontDescriptor.italicSlant : CGFloat(0),
    ]
  }
}
