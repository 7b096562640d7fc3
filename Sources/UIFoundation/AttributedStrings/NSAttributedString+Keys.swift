public import Foundation

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

extension NSAttributedString {
  /// The name of a text effect.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String
    /// Creates an effect with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text that looks pressed into paper. Galley does not draw it.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// Creates an empty attributed string. Foundation has this initialiser only on Apple's systems.
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}

/// The medium for which a document's font sizes are intended.
public enum NSTextScalingType: Int, Sendable, Hashable {
  /// The sizes are intended for paper or a Mac's screen.
  case standard = 0
  /// The sizes are intended for a phone's screen.
  case iOS = 1
}
