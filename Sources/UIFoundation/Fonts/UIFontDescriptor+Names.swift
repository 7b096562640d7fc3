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

    /// The font family, a String.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name of the font, a String.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the face in its family, a String.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The font size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name that users see, a String.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The transformation of the glyphs, a CGAffineTransform.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters that the font must contain, a CharacterSet. Galley ignores it.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fallback fonts in order, an array of UIFontDescriptor.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The traits, a dictionary with keys of type `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The advance of all glyphs, a number. Galley ignores it.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The font features, an array of dictionaries with keys of type `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, a `UIFont.TextStyle` or its name.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The positions on the axes of a variable font, keyed by axis tags as numbers.
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

    /// The symbolic traits, the bits of a `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a number from −1 to 1 or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, a number from −1 to 1 or a `UIFont.Width`.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a number. Any number but 0 means italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The design, the name of a `SystemDesign`.
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

    /// The number of the feature type in Apple's registry.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the feature selector in Apple's registry.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The number of the feature type; the older name of `type`.
    public static let featureIdentifier = FeatureKey.type
    /// The number of the feature selector; the older name of `selector`.
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
