public import Foundation

// MARK: NSAttributedString

extension NSAttributedString.Key {
  /// The key of the text's font. The value is a UIFont.
  public static let font = NSAttributedString.Key("NSFont")
  /// The key of the paragraph style. The value is an NSParagraphStyle.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The key of the colour of glyphs. The value is a UIColor.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The key of the text's background colour. The value is a UIColor.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The key of the ligature setting. The value is a number: 0 for no ligatures, 1 for the standard
  /// ligatures.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The key of the extra space after each character, in points. The value is a number; 0 turns
  /// pair kerning off.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The key of the extra space after each character, in points, without optional ligatures. The
  /// value is a number.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The key of the strikethrough style. The value is the raw value of an NSUnderlineStyle.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The key of the underline style. The value is the raw value of an NSUnderlineStyle.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The key of the outline colour of glyphs. The value is a UIColor.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The key of the outline width of glyphs, in percent of the font size. The value is a number; a
  /// negative number fills the glyphs too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The key of the text's shadow. The value is an NSShadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The key of the text effect. The value is a `TextEffectStyle`. Galley does not draw the effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The key of the attachment that replaces a U+FFFC character. The value is an NSTextAttachment.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The key of the link's destination. The value is a URL or a String.
  public static let link = NSAttributedString.Key("NSLink")
  /// The key of the baseline offset: the distance above the normal position, in points. The value
  /// is a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The key of the underline colour. The value is a UIColor.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The key of the strikethrough colour. The value is a UIColor.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The key of the glyphs' slant. The value is a number.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The key of the glyphs' horizontal stretch. The value is a number: the logarithm of the
  /// stretch.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The key of the directional embeddings and overrides. The value is an array of numbers, the
  /// outermost one first.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The key of the orientation of glyphs. The value is a number. Text is always horizontal on iOS,
  /// so Galley ignores the attribute.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// The key of the tag that identifies a text item in a text view. The value is a String.
  public static let textItemTag = NSAttributedString.Key("NSTextItemTag")
  /// The key of the language that selects glyph variants. The value is a String.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  /// The key of the inline styles of Markdown. The value is the raw value of an
  /// `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// The key of the kind of Markdown block that the text belongs to. Galley ignores the attribute.
  public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
  /// The key of Core Text's superscript level. The value is a number; a negative number means
  /// subscript.
  package static let superscript = NSAttributedString.Key("NSSuperScript")
}

// MARK: AttributedString

extension AttributeScopes {
  /// The scope of UIKit's attributes for AttributedString. It includes Foundation's attributes.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour of the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The use of ligatures.
    public let ligature: LigatureAttribute
    /// The extra space after each character, in points.
    public let kern: KernAttribute
    /// The extra space after each character, in points. Optional ligatures are turned off.
    public let tracking: TrackingAttribute
    /// The style of the strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the glyphs' outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of the glyphs' outlines, in percent of the font size.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow of the text.
    public let shadow: ShadowAttribute
    /// The distance of the baseline above its normal position, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the strikethrough.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The slant of the glyphs.
    public let obliqueness: ObliquenessAttribute
    /// The logarithm of the glyphs' horizontal stretch.
    public let expansion: ExpansionAttribute
    /// The attachment that replaces a U+FFFC character.
    public let attachment: AttachmentAttribute
    /// The text effect.
    public let textEffect: TextEffectAttribute
    /// The tag of a text item in a text view.
    public let textItemTag: TextItemTagAttribute
    /// The inline styles of Markdown, which Foundation declares on Apple's systems.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's attributes, which the scope includes.
    public let foundation: AttributeScopes.FoundationAttributes
  }

  /// The scope of UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The UIKit attribute at a key path. SwiftUI's attributes with the same names take precedence
  /// where both modules are imported.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeScopes.UIKitAttributes {
  /// The `AttributedStringKey` of the attribute `font`.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIFont
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.font.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `paragraphStyle`.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSParagraphStyle
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.paragraphStyle.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `foregroundColor`.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.foregroundColor.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `backgroundColor`.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.backgroundColor.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `ligature`.
  public enum LigatureAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Int
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.ligature.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `kern`.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.kern.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `tracking`.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.tracking.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `strikethroughStyle`.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.strikethroughStyle.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `underlineStyle`.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.underlineStyle.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `strokeColor`.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.strokeColor.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `strokeWidth`.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.strokeWidth.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `shadow`.
  public enum ShadowAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSShadow
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.shadow.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `baselineOffset`.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.baselineOffset.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `underlineColor`.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.underlineColor.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `strikethroughColor`.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.strikethroughColor.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `obliqueness`.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.obliqueness.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `expansion`.
  public enum ExpansionAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.expansion.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `attachment`.
  public enum AttachmentAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = BasicTextAttachment
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.attachment.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `textEffect`.
  public enum TextEffectAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSAttributedString.TextEffectStyle
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.textEffect.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `textItemTag`.
  public enum TextItemTagAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = String
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.textItemTag.rawValue }
  }
  /// The `AttributedStringKey` of the attribute `inlinePresentationIntent`.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = InlinePresentationIntent
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.inlinePresentationIntent.rawValue }
  }
}
