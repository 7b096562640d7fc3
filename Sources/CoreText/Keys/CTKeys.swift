// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// MARK: Attributes of text

/// The key of the text's font. The value is a CTFont.
public let kCTFontAttributeName: CFString = NSString(string: "NSFont")
/// The key of the colour of glyphs.
public let kCTForegroundColorAttributeName: CFString = NSString(string: "CTForegroundColor")
/// The key of a Boolean that is true if glyphs are drawn in the context's fill colour.
public let kCTForegroundColorFromContextAttributeName: CFString = NSString(string: "CTForegroundColorFromContext")
/// The key of the space that is added after each grapheme cluster, in points.
public let kCTKernAttributeName: CFString = NSString(string: "NSKern")
/// The key of the space that is added after each grapheme cluster, in points, without optional
/// ligatures.
public let kCTTrackingAttributeName: CFString = NSString(string: "CTTracking")
/// The key of the ligature setting. The value is 0 for no ligatures, or 1 for the font's standard
/// ligatures.
public let kCTLigatureAttributeName: CFString = NSString(string: "NSLigature")
/// The key of the paragraph style.
public let kCTParagraphStyleAttributeName: CFString = NSString(string: "NSParagraphStyle")
/// The key of the outline width of glyphs, in percent of the font size.
public let kCTStrokeWidthAttributeName: CFString = NSString(string: "NSStrokeWidth")
/// The key of the outline colour of glyphs.
public let kCTStrokeColorAttributeName: CFString = NSString(string: "NSStrokeColor")
/// The key of the superscript level. A negative number means subscript. Each level makes the text
/// smaller.
public let kCTSuperscriptAttributeName: CFString = NSString(string: "NSSuperScript")
/// The key of the underline style.
public let kCTUnderlineStyleAttributeName: CFString = NSString(string: "NSUnderline")
/// The key of the underline colour.
public let kCTUnderlineColorAttributeName: CFString = NSString(string: "NSUnderlineColor")
/// The key of a Boolean that is true to use glyphs for vertical text. Galley ignores the attribute.
public let kCTVerticalFormsAttributeName: CFString = NSString(string: "CTVerticalForms")
/// The key of the distance by which text is raised, in points.
public let kCTBaselineOffsetAttributeName: CFString = NSString(string: "NSBaselineOffset")
/// The key of the background colour. Galley's Core Text does not draw the background.
public let kCTBackgroundColorAttributeName: CFString = NSString(string: "NSBackgroundColor")
/// The key of the CTRunDelegate that determines the space of each character of a run. Labels and
/// text views ignore the attribute.
public let kCTRunDelegateAttributeName: CFString = NSString(string: "CTRunDelegate")
/// The key of the text's language.
public let kCTLanguageAttributeName: CFString = NSString(string: "NSLanguage")
/// The key of the directional embeddings and overrides.
public let kCTWritingDirectionAttributeName: CFString = NSString(string: "NSWritingDirection")

// MARK: Attributes of fonts

/// The key of the font's PostScript name.
public let kCTFontNameAttribute: CFString = NSString(string: "NSFontNameAttribute")
/// The key of the font's family name.
public let kCTFontFamilyNameAttribute: CFString = NSString(string: "NSFontFamilyAttribute")
/// The key of the font's style name, such as "Bold".
public let kCTFontStyleNameAttribute: CFString = NSString(string: "NSFontFaceAttribute")
/// The key of the font size, in points.
public let kCTFontSizeAttribute: CFString = NSString(string: "NSFontSizeAttribute")
/// The key of the font's traits: weight, width and slant.
public let kCTFontTraitsAttribute: CFString = NSString(string: "NSCTFontTraitsAttribute")
/// The key of the font's symbolic traits. The value is a bit mask.
public let kCTFontSymbolicTrait: CFString = NSString(string: "NSCTFontSymbolicTrait")
/// The key of the font's weight. The value is from -1 to 1.
public let kCTFontWeightTrait: CFString = NSString(string: "NSCTFontWeightTrait")
/// The key of the font's width. The value is from -1 to 1.
public let kCTFontWidthTrait: CFString = NSString(string: "NSCTFontProportionTrait")
/// The key of the font's slant. The value is from -1 to 1.
public let kCTFontSlantTrait: CFString = NSString(string: "NSCTFontSlantTrait")
/// The key of the fallback fonts for missing characters.
public let kCTFontCascadeListAttribute: CFString = NSString(string: "NSCTFontCascadeListAttribute")
/// The key of the font's feature settings.
public let kCTFontFeatureSettingsAttribute: CFString = NSString(string: "NSCTFontFeatureSettingsAttribute")
/// The key of a feature type's number.
public let kCTFontFeatureTypeIdentifierKey: CFString = NSString(string: "CTFeatureTypeIdentifier")
/// The key of a feature selector's number.
public let kCTFontFeatureSelectorIdentifierKey: CFString = NSString(string: "CTFeatureSelectorIdentifier")
/// The key of a feature type's name.
public let kCTFontFeatureTypeNameKey: CFString = NSString(string: "CTFeatureTypeName")
/// The key of a feature type's selectors.
public let kCTFontFeatureTypeSelectorsKey: CFString = NSString(string: "CTFeatureTypeSelectors")
/// The key of a Boolean that is true if a font can use only one selector of the type at a time.
public let kCTFontFeatureTypeExclusiveKey: CFString = NSString(string: "CTFeatureTypeExclusive")
/// The key of a feature selector's name.
public let kCTFontFeatureSelectorNameKey: CFString = NSString(string: "CTFeatureSelectorName")
/// The key of a Boolean that is true for the selector that is in effect by default.
public let kCTFontFeatureSelectorDefaultKey: CFString = NSString(string: "CTFeatureSelectorDefault")
/// The key of a Boolean that is true for the selector in effect.
public let kCTFontFeatureSelectorSettingKey: CFString = NSString(string: "CTFeatureSelectorSetting")
/// The key of an OpenType feature's tag.
public let kCTFontOpenTypeFeatureTag: CFString = NSString(string: "CTFeatureOpenTypeTag")
/// The key of an OpenType feature's value.
public let kCTFontOpenTypeFeatureValue: CFString = NSString(string: "CTFeatureOpenTypeValue")
