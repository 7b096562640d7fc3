public import Foundation

extension AttributeScopes.UIKitAttributes {
  /// The `AttributedStringKey` of the attribute `font`.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIFont
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSFont" }
  }
  /// The `AttributedStringKey` of the attribute `paragraphStyle`.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSParagraphStyle
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSParagraphStyle" }
  }
  /// The `AttributedStringKey` of the attribute `foregroundColor`.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSColor" }
  }
  /// The `AttributedStringKey` of the attribute `backgroundColor`.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSBackgroundColor" }
  }
  /// The `AttributedStringKey` of the attribute `ligature`.
  public enum LigatureAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Int
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSLigature" }
  }
  /// The `AttributedStringKey` of the attribute `kern`.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSKern" }
  }
  /// The `AttributedStringKey` of the attribute `tracking`.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "CTTracking" }
  }
  /// The `AttributedStringKey` of the attribute `strikethroughStyle`.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSStrikethrough" }
  }
  /// The `AttributedStringKey` of the attribute `underlineStyle`.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSUnderline" }
  }
  /// The `AttributedStringKey` of the attribute `strokeColor`.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSStrokeColor" }
  }
  /// The `AttributedStringKey` of the attribute `strokeWidth`.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSStrokeWidth" }
  }
  /// The `AttributedStringKey` of the attribute `shadow`.
  public enum ShadowAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSShadow
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSShadow" }
  }
  /// The `AttributedStringKey` of the attribute `baselineOffset`.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSBaselineOffset" }
  }
  /// The `AttributedStringKey` of the attribute `underlineColor`.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSUnderlineColor" }
  }
  /// The `AttributedStringKey` of the attribute `strikethroughColor`.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSStrikethroughColor" }
  }
  /// The `AttributedStringKey` of the attribute `obliqueness`.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSObliqueness" }
  }
  /// The `AttributedStringKey` of the attribute `expansion`.
  public enum ExpansionAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSExpansion" }
  }
  /// The `AttributedStringKey` of the attribute `attachment`.
  public enum AttachmentAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = BasicTextAttachment
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSAttachment" }
  }
  /// The `AttributedStringKey` of the attribute `textEffect`.
  public enum TextEffectAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSAttributedString.TextEffectStyle
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSTextEffect" }
  }
  /// The `AttributedStringKey` of the attribute `textItemTag`.
  public enum TextItemTagAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = String
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSTextItemTag" }
  }
  /// The `AttributedStringKey` of the attribute `inlinePresentationIntent`.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = InlinePresentationIntent
    /// The raw value of the matching `NSAttributedString.Key`.
    public static var name: String { "NSInlinePresentationIntent" }
  }
}
