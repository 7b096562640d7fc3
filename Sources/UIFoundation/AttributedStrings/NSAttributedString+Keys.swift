public import Foundation

extension NSAttributedString.Key {
  /// The font, a UIFont.
  public static let font = NSAttributedString.Key("NSFont")
  /// The paragraph's style, an NSParagraphStyle.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of glyphs, a UIColor.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind glyphs, a UIColor.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The ligatures, a number: 0 none, 1 the standard ones.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Points after each character, a number; 0 turns pair kerning off.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points after each character without optional ligatures, a number.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Lines through text, the raw value of an NSUnderlineStyle.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// Lines under text, the raw value of an NSUnderlineStyle.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of outlines, a UIColor.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines in percent of the size, a number; below 0 glyphs are filled too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A copy behind the glyphs, an NSShadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An effect, a `TextEffectStyle`. Not drawn here.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The attachment that replaces a U+FFFC, an NSTextAttachment.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The destination, a URL or a String.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points up, a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The colour of the underline, a UIColor.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the strikethrough, a UIColor.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The slant, a number.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The logarithm of the stretch, a number.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Embeddings and overrides, an array of numbers, the outermost first.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Always horizontal on iOS. Not looked at.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// The tag of an item of a text view, a String.
  public static let textItemTag = NSAttributedString.Key("NSTextItemTag")
  /// The language that picks glyph variants, a String.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  /// The intent of Markdown: the raw value of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// The block of Markdown. Not looked at.
  public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
  /// Core Text's steps up or down, a number.
  package static let superscript = NSAttributedString.Key("NSSuperScript")
}

extension NSAttributedString {
  /// The name of a text effect.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An effect of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pressed into the paper. Not drawn here.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// An empty text. Foundation has this initialiser only on Apple's systems.
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}

/// The sizes for which a document's text is intended.
public enum NSTextScalingType: Int, Sendable, Hashable {
  /// Paper or a Mac's screen.
  case standard = 0
  /// A phone's screen.
  case iOS = 1
}
