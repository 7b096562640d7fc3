public import Foundation

extension NSAttributedString.Key {
  /// The font of the text, a UIFont.
  public static let font = NSAttributedString.Key("NSFont")
  /// The style of the paragraph, an NSParagraphStyle.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of glyphs, a UIColor.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The background colour of the text, a UIColor.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The use of ligatures, a number: 0 for none, 1 for the standard ones.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The extra space after each character in points, a number. The value 0 turns pair kerning off.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The extra space after each character in points, a number. Optional ligatures are turned off.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The style of the strikethrough, the raw value of an NSUnderlineStyle.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The style of the underline, the raw value of an NSUnderlineStyle.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the glyphs' outlines, a UIColor.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the glyphs' outlines in percent of the font size, a number. A negative number
  /// fills the glyphs too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow of the text, an NSShadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The text effect, a `TextEffectStyle`. Galley does not draw it.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The attachment that replaces a U+FFFC character, an NSTextAttachment.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The destination of the link, a URL or a String.
  public static let link = NSAttributedString.Key("NSLink")
  /// The distance of the baseline above its normal position in points, a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The colour of the underline, a UIColor.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the strikethrough, a UIColor.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The slant of the glyphs, a number.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The logarithm of the glyphs' horizontal stretch, a number.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The directional embeddings and overrides, an array of numbers. The outermost comes first.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The orientation of glyphs, a number. Text is always horizontal on iOS, so Galley ignores it.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// The tag of a text item in a text view, a String.
  public static let textItemTag = NSAttributedString.Key("NSTextItemTag")
  /// The language that selects glyph variants, a String.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  /// The inline styles of Markdown, the raw value of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// The kind of Markdown block that the text belongs to. Galley ignores it.
  public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
  /// Core Text's level of superscript, a number. A negative number means subscript.
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

  /// Creates an empty text. Foundation has this initialiser only on Apple's systems.
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}

/// The medium for which a document's font sizes are intended.
public enum NSTextScalingType: Int, Sendable, Hashable {
  /// The sizes are intended for paper or a Mac's screen.
  case standard = 0
  /// The sizes are intended for a phone's screen.
  case iOS = 1
}
