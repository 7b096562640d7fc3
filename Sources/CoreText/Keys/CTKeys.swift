// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// MARK: Attributes of text

/// The font of the text, a CTFont.
public let kCTFontAttributeName: CFString = NSString(string: "NSFont")
/// The colour of glyphs.
public let kCTForegroundColorAttributeName: CFString = NSString(string: "CTForegroundColor")
/// True to draw glyphs in the context's fill colour.
public let kCTForegroundColorFromContextAttributeName: CFString = NSString(string: "CTForegroundColorFromContext")
/// The space that is added after each grapheme cluster, in points.
public let kCTKernAttributeName: CFString = NSString(string: "NSKern")
/// The space that is added after each grapheme cluster, in points. Optional ligatures are turned
/// off.
public let kCTTrackingAttributeName: CFString = NSString(string: "CTTracking")
/// The use of ligatures: 0 for none, 1 for the font's standard ligatures.
public let kCTLigatureAttributeName: CFString = NSString(string: "NSLigature")
/// The paragraph style.
public let kCTParagraphStyleAttributeName: CFString = NSString(string: "NSParagraphStyle")
/// The width of the glyphs' outlines, in percent of the font size.
public let kCTStrokeWidthAttributeName: CFString = NSString(string: "NSStrokeWidth")
/// The colour of the glyphs' outlines.
public let kCTStrokeColorAttributeName: CFString = NSString(string: "NSStrokeColor")
/// The level of superscript; a negative number means subscript. Each level makes the text smaller.
public let kCTSuperscriptAttributeName: CFString = NSString(string: "NSSuperScript")
/// The style of underlines.
public let kCTUnderlineStyleAttributeName: CFString = NSString(string: "NSUnderline")
/// The colour of underlines.
public let kCTUnderlineColorAttributeName: CFString = NSString(string: "NSUnderlineColor")
/// True to use glyphs for vertical text. It has no effect.
public let kCTVerticalFormsAttributeName: CFString = NSString(string: "CTVerticalForms")
/// The distance by which text is raised, in points.
public let kCTBaselineOffsetAttributeName: CFString = NSString(string: "NSBaselineOffset")
/// The background colour. Galley's Core Text does not draw it.
public let kCTBackgroundColorAttributeName: CFString = NSString(string: "NSBackgroundColor")
/// The CTRunDelegate that determines the space of each character of a run. Labels and text views ignore it.
public let kCTRunDelegateAttributeName: CFString = NSString(string: "CTRunDelegate")
/// The language of the text.
public let kCTLanguageAttributeName: CFString = NSString(string: "NSLanguage")
/// The directional embeddings and overrides.
public let kCTWritingDirectionAttributeName: CFString = NSString(string: "NSWritingDirection")

// MARK: Attributes of fonts

/// The PostScript name of the font.
public let kCTFontNameAttribute: CFString = NSString(string: "NSFontNameAttribute")
/// The family name of the font.
public let kCTFontFamilyNameAttribute: CFString = NSString(string: "NSFontFamilyAttribute")
/// The style name of the font, such as "Bold".
public let kCTFontStyleNameAttribute: CFString = NSString(string: "NSFontFaceAttribute")
/// The font size in points.
public let kCTFontSizeAttribute: CFString = NSString(string: "NSFontSizeAttribute")
/// The traits of the font: weight, width and slant.
public let kCTFontTraitsAttribute: CFString = NSString(string: "NSCTFontTraitsAttribute")
/// The symbolic traits of the font, as bits.
public let kCTFontSymbolicTrait: CFString = NSString(string: "NSCTFontSymbolicTrait")
/// The weight of the font, from -1 to 1.
public let kCTFontWeightTrait: CFString = NSString(string: "NSCTFontWeightTrait")
/// The width of the font, from -1 to 1.
public let kCTFontWidthTrait: CFString = NSString(string: "NSCTFontProportionTrait")
/// The slant of the font, from -1 to 1.
public let kCTFontSlantTrait: CFString = NSString(string: "NSCTFontSlantTrait")
/// The fallback fonts for missing characters.
public let kCTFontCascadeListAttribute: CFString = NSString(string: "NSCTFontCascadeListAttribute")
/// The feature settings of the font.
public let kCTFontFeatureSettingsAttribute: CFString = NSString(string: "NSCTFontFeatureSettingsAttribute")
/// The number of a feature type.
public let kCTFontFeatureTypeIdentifierKey: CFString = NSString(string: "CTFeatureTypeIdentifier")
/// The number of a feature selector.
public let kCTFontFeatureSelectorIdentifierKey: CFString = NSString(string: "CTFeatureSelectorIdentifier")
/// The name of a feature type.
public let kCTFontFeatureTypeNameKey: CFString = NSString(string: "CTFeatureTypeName")
/// The selectors of a feature type.
public let kCTFontFeatureTypeSelectorsKey: CFString = NSString(string: "CTFeatureTypeSelectors")
/// True if a font can use only one selector of the type at a time.
public let kCTFontFeatureTypeExclusiveKey: CFString = NSString(string: "CTFeatureTypeExclusive")
/// The name of a selector.
public let kCTFontFeatureSelectorNameKey: CFString = NSString(string: "CTFeatureSelectorName")
/// True for the selector that is in effect by default.
public let kCTFontFeatureSelectorDefaultKey: CFString = NSString(string: "CTFeatureSelectorDefault")
/// True for the selector that is in effect.
public let kCTFontFeatureSelectorSettingKey: CFString = NSString(string: "CTFeatureSelectorSetting")
/// The tag of an OpenType feature.
public let kCTFontOpenTypeFeatureTag: CFString = NSString(string: "CTFeatureOpenTypeTag")
/// The value of an OpenType feature.
public let kCTFontOpenTypeFeatureValue: CFString = NSString(string: "CTFeatureOpenTypeValue")
