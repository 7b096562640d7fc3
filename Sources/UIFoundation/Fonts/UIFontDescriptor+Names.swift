import Foundation

extension UIFontDescriptor {
  /// The name of a descriptor's attribute. The raw values are UIKit's.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String
    /// Creates an attribute with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an attribute with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The attribute for the font family. The value is a String.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The attribute for the PostScript name of the font. The value is a String.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The attribute for the name of the face in its family. The value is a String.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The attribute for the font size in points. The value is a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The attribute for the name that users see. The value is a String.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The attribute for the transformation of the glyphs. The value is a CGAffineTransform.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The attribute for the characters that the font must contain. The value is a CharacterSet.
    /// Galley ignores the attribute.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The attribute for the fallback fonts in order. The value is an array of UIFontDescriptor.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The attribute for the traits. The value is a dictionary with keys of type `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The attribute for the advance of all glyphs. The value is a number. Galley ignores the
    /// attribute.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The attribute for the font features. The value is an array of dictionaries with keys of type
    /// `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The attribute for the text style. The value is a `UIFont.TextStyle` or its name.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The attribute for the positions on the axes of a variable font. The value is a dictionary of
    /// numbers, keyed by axis tags as numbers.
    static let variation = AttributeName(rawValue: "NSCTFontVariationAttribute")
  }

  /// A key in the dictionary of traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The key of the symbolic traits. The value is the bit mask of a `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The key of the weight. The value is a number from −1 to 1 or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The key of the width. The value is a number from −1 to 1 or a `UIFont.Width`.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The key of the slant. The value is a number; any number but 0 means italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The key of the design. The value is the name of a `SystemDesign`.
    static let design = TraitKey(rawValue: "NSCTFontUIFontDesignTrait")
  }

  /// A key in the dictionary of a font feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The key of the feature type. The value is the type's number in Apple's registry.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The key of the feature selector. The value is the selector's number in Apple's registry.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of `type`, the key of the feature type.
    public static let featureIdentifier = FeatureKey.type
    /// The older name of `selector`, the key of the feature selector.
    public static let typeIdentifier = FeatureKey.selector
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String
    /// Creates a design with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Rounded ends of strokes. Galley's own manifest has no such font, so the default design is
    /// used.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Characters with serifs: Noto Serif in Galley's own manifest.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Characters of equal width: Liberation Mono in Galley's own manifest.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The traits of a font in broad categories, such as bold or italic.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt32
    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic or oblique.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is semibold or bolder.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The font is wider than normal.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The font is narrower than normal.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All characters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The font is for vertical text, which Galley does not support.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// The font is designed for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// The font has less space between lines. Galley ignores this trait.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// The font has more space between lines. Galley ignores this trait.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The mask of the bits that hold the class of a font.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// The class of old-style serif fonts.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// The class of transitional serif fonts.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// The class of modern serif fonts.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// The class of Clarendon serif fonts.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// The class of slab serif fonts.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// The class of free-form serif fonts.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// The class of sans-serif fonts.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// The class of ornamental fonts.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// The class of script fonts, which look like handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// The class of symbol fonts.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }
}
