import Foundation

extension UIFontDescriptor {
  /// The name of an attribute. The raw values are UIKit's.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An attribute of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An attribute of this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The family, a String.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a String.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face's name in its family, a String.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name as users see it, a String.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The transformation of glyphs, a CGAffineTransform.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters that the font must have, a CharacterSet. Not looked at here.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The cascade list, an array of UIFontDescriptor.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The traits, a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The advance of all glyphs, a number. Not obeyed here.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The features, an array of dictionaries by `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, a `UIFont.TextStyle` or its name.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The positions on axes of a variable face, by the numbers of their tags.
    static let variation = AttributeName(rawValue: "NSCTFontVariationAttribute")
  }

  /// A key of the traits' dictionary.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key of this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The bits of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a number from −1 to 1 or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, a number from −1 to 1 or a `UIFont.Width`.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a number; any but 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The design, a `SystemDesign`'s name.
    static let design = TraitKey(rawValue: "NSCTFontUIFontDesignTrait")
  }

  /// A key of a feature's dictionary.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key of this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The number of Apple's feature type.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of Apple's feature selector.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The number of Apple's feature type, by its older name.
    public static let featureIdentifier = FeatureKey.type
    /// The number of Apple's feature selector, by its older name.
    public static let typeIdentifier = FeatureKey.selector
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A design of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends: the default design here, since no such face exists.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs: Noto Serif in Galley's own manifest.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters of one width: Liberation Mono in Galley's own manifest.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Traits in broad terms.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt32
    /// Traits of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic or oblique.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or bolder.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider than normal.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower than normal.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All characters equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Set vertically. Nothing is here.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// For user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Less space between lines. Not obeyed here.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// More space between lines. Not obeyed here.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits that hold the class of a face.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// Old-style serifs.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Transitional serifs.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Modern serifs.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Clarendon serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Slab serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Free-form serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// No serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornamental.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }
}
