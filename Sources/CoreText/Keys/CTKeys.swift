// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// MARK: Attributes of text

/// The font, a CTFont.
public let kCTFontAttributeName: CFString = NSString(string: "NSFont")
/// The colour of glyphs.
public let kCTForegroundColorAttributeName: CFString = NSString(string: "CTForegroundColor")
/// True if glyphs have the context's fill colour.
public let kCTForegroundColorFromContextAttributeName: CFString = NSString(string: "CTForegroundColorFromContext")
/// Points added after each cluster.
public let kCTKernAttributeName: CFString = NSString(string: "NSKern")
/// Points added after each cluster, without optional ligatures.
public let kCTTrackingAttributeName: CFString = NSString(string: "CTTracking")
/// 0 for no ligatures, 1 for the font's standard ones.
public let kCTLigatureAttributeName: CFString = NSString(string: "NSLigature")
/// The style of a paragraph.
public let kCTParagraphStyleAttributeName: CFString = NSString(string: "NSParagraphStyle")
/// The width of outlines in percent of the size.
public let kCTStrokeWidthAttributeName: CFString = NSString(string: "NSStrokeWidth")
/// The colour of outlines.
public let kCTStrokeColorAttributeName: CFString = NSString(string: "NSStrokeColor")
/// Steps up or down, each smaller.
public let kCTSuperscriptAttributeName: CFString = NSString(string: "NSSuperScript")
/// Lines under text.
public let kCTUnderlineStyleAttributeName: CFString = NSString(string: "NSUnderline")
/// The colour of lines under text.
public let kCTUnderlineColorAttributeName: CFString = NSString(string: "NSUnderlineColor")
/// True for glyphs of vertical text. Not obeyed.
public let kCTVerticalFormsAttributeName: CFString = NSString(string: "CTVerticalForms")
/// Points by which text is raised.
public let kCTBaselineOffsetAttributeName: CFString = NSString(string: "NSBaselineOffset")
/// The colour behind text. Not drawn by Core Text here.
public let kCTBackgroundColorAttributeName: CFString = NSString(string: "NSBackgroundColor")
/// The object that says how much room each character of a run takes, a CTRunDelegate. Labels and text views do not obey it.
public let kCTRunDelegateAttributeName: CFString = NSString(string: "CTRunDelegate")
/// The language of text.
public let kCTLanguageAttributeName: CFString = NSString(string: "NSLanguage")
/// Embeddings and overrides of direction.
public let kCTWritingDirectionAttributeName: CFString = NSString(string: "NSWritingDirection")

// MARK: Attributes of fonts

/// The PostScript name.
public let kCTFontNameAttribute: CFString = NSString(string: "NSFontNameAttribute")
/// The family's name.
public let kCTFontFamilyNameAttribute: CFString = NSString(string: "NSFontFamilyAttribute")
/// The name of the cut.
public let kCTFontStyleNameAttribute: CFString = NSString(string: "NSFontFaceAttribute")
/// The size in points.
public let kCTFontSizeAttribute: CFString = NSString(string: "NSFontSizeAttribute")
/// Weight, width and slant.
public let kCTFontTraitsAttribute: CFString = NSString(string: "NSCTFontTraitsAttribute")
/// The bits of a font's traits.
public let kCTFontSymbolicTrait: CFString = NSString(string: "NSCTFontSymbolicTrait")
/// The weight, from -1 to 1.
public let kCTFontWeightTrait: CFString = NSString(string: "NSCTFontWeightTrait")
/// The width, from -1 to 1.
public let kCTFontWidthTrait: CFString = NSString(string: "NSCTFontProportionTrait")
/// The slant, from -1 to 1.
public let kCTFontSlantTrait: CFString = NSString(string: "NSCTFontSlantTrait")
/// The stand-ins for missing characters.
public let kCTFontCascadeListAttribute: CFString = NSString(string: "NSCTFontCascadeListAttribute")
/// Settings of features.
public let kCTFontFeatureSettingsAttribute: CFString = NSString(string: "NSCTFontFeatureSettingsAttribute")
/// The number of a feature's type.
public let kCTFontFeatureTypeIdentifierKey: CFString = NSString(string: "CTFeatureTypeIdentifier")
/// The number of a feature's selector.
public let kCTFontFeatureSelectorIdentifierKey: CFString = NSString(string: "CTFeatureSelectorIdentifier")
/// The name of a feature's type.
public let kCTFontFeatureTypeNameKey: CFString = NSString(string: "CTFeatureTypeName")
/// The selectors of a feature's type.
public let kCTFontFeatureTypeSelectorsKey: CFString = NSString(string: "CTFeatureTypeSelectors")
/// True if one selector of a type excludes the others.
public let kCTFontFeatureTypeExclusiveKey: CFString = NSString(string: "CTFeatureTypeExclusive")
/// The name of a selector.
public let kCTFontFeatureSelectorNameKey: CFString = NSString(string: "CTFeatureSelectorName")
/// True for the selector that is in force otherwise.
public let kCTFontFeatureSelectorDefaultKey: CFString = NSString(string: "CTFeatureSelectorDefault")
/// True for the selector in force.
public let kCTFontFeatureSelectorSettingKey: CFString = NSString(string: "CTFeatureSelectorSetting")
/// The tag of an OpenType feature.
public let kCTFontOpenTypeFeatureTag: CFString = NSString(string: "CTFeatureOpenTypeTag")
/// The value of an OpenType feature.
public let kCTFontOpenTypeFeatureValue: CFString = NSString(string: "CTFeatureOpenTypeValue")
