public import CoreGraphics
import Foundation
import GalleyFonts
import GalleyViews

extension UIFontDescriptor {
  /// Returns a descriptor for the font of a text style at the user's text size.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns a descriptor for the font of a text style at the text size of a trait collection; nil
  /// means the current collection.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let stated = category == .unspecified ? UIKitEnvironment.current.traits.preferredContentSizeCategory : category
    let size = (style.engine ?? .body).metrics(for: stated.category).pointSize
    return UIFontDescriptor(fontAttributes: [.textStyle: style.rawValue, .size: CGFloat(size)])
  }

  /// Returns descriptors of all faces that match this descriptor, the best match first.
  /// - Parameter mandatoryKeys: only `traits` has an effect: weight, width and slant must equal the request's.
  public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    let mandatory: MandatoryTraits = mandatoryKeys?.contains(.traits) == true ? [.weight, .width, .italic] : []
    let found = UIKitEnvironment.current.fonts.matchingFontDescriptors(for: request, mandatory: mandatory)
    return found.compactMap { face in
      face.name.map { UIFontDescriptor(fontAttributes: [.name: $0, .family: face.family ?? "", .size: pointSize]) }
    }
  }

  /// Creates a descriptor of the engine's font.
  convenience init(_ font: Font) {
    let request = font.fontDescriptor
    var attributes: [AttributeName: Any] = [.size: CGFloat(font.pointSize)]
    if request.family == "system" {
      attributes =
        UIFontDescriptor.system(
          size: CGFloat(font.pointSize), weight: UIFont.Weight(FontScale.weight(of: request.weight))
        ).attributes
    } else {
      attributes[.name] = font.fontName
    }
    if request.italic && request.family == "system" {
      attributes[.traits] = [TraitKey.slant: UIFontDescriptor.italicSlant]
    }
    if !request.features.isEmpty {
      attributes[.featureSettings] = request.features.map {
        ["CTFeatureOpenTypeTag": $0.tag.description, "CTFeatureOpenTypeValue": Int($0.value)] as [AnyHashable: Any]
      }
    }
    if !request.variations.isEmpty {
      attributes[.variation] = Dictionary(
        uniqueKeysWithValues: request.variations.map { (NSNumber(value: $0.tag.rawValue), $0.value) })
    }
    self.init(fontAttributes: attributes)
  }

  /// Returns the descriptor with a transformation of its glyphs.
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { addingAttributes([.matrix: matrix]) }

  /// The transformation of the glyphs. Only its slant and its horizontal stretch have an effect.
  public var matrix: CGAffineTransform { attributes[.matrix] as? CGAffineTransform ?? .identity }

  /// Returns the font slanted and stretched by the descriptor's matrix.
  func transformed(_ font: Font) -> Font {
    let matrix = matrix
    guard !matrix.isIdentity, matrix.d != 0, matrix.a / matrix.d > 0 else { return font }
    return font.withSynthesis(
      obliqueness: Double(matrix.c / matrix.d), expansion: Double(log(matrix.a / matrix.d)))
  }
}
