public import Foundation

extension AttributeScopes.UIKitAttributes {
  /// The key of `font`.
  public enum FontAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = UIFont
    /// The name of NSAttributedString's key.
    public static var name: String { "NSFont" }
  }
  /// The key of `paragraphStyle`.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = NSParagraphStyle
    /// The name of NSAttributedString's key.
    public static var name: String { "NSParagraphStyle" }
  }
  /// The key of `foregroundColor`.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = UIColor
    /// The name of NSAttributedString's key.
    public static var name: String { "NSColor" }
  }
  /// The key of `backgroundColor`.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = UIColor
    /// The name of NSAttributedString's key.
    public static var name: String { "NSBackgroundColor" }
  }
  /// The key of `ligature`.
  public enum LigatureAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = Int
    /// The name of NSAttributedString's key.
    public static var name: String { "NSLigature" }
  }
  /// The key of `kern`.
  public enum KernAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = CGFloat
    /// The name of NSAttributedString's key.
    public static var name: String { "NSKern" }
  }
  /// The key of `tracking`.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = CGFloat
    /// The name of NSAttributedString's key.
    public static var name: String { "CTTracking" }
  }
  /// The key of `strikethroughStyle`.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = NSUnderlineStyle
    /// The name of NSAttributedString's key.
    public static var name: String { "NSStrikethrough" }
  }
  /// The key of `underlineStyle`.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = NSUnderlineStyle
    /// The name of NSAttributedString's key.
    public static var name: String { "NSUnderline" }
  }
  /// The key of `strokeColor`.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = UIColor
    /// The name of NSAttributedString's key.
    public static var name: String { "NSStrokeColor" }
  }
  /// The key of `strokeWidth`.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = CGFloat
    /// The name of NSAttributedString's key.
    public static var name: String { "NSStrokeWidth" }
  }
  /// The key of `shadow`.
  public enum ShadowAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = NSShadow
    /// The name of NSAttributedString's key.
    public static var name: String { "NSShadow" }
  }
  /// The key of `baselineOffset`.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = CGFloat
    /// The name of NSAttributedString's key.
    public static var name: String { "NSBaselineOffset" }
  }
  /// The key of `underlineColor`.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = UIColor
    /// The name of NSAttributedString's key.
    public static var name: String { "NSUnderlineColor" }
  }
  /// The key of `strikethroughColor`.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = UIColor
    /// The name of NSAttributedString's key.
    public static var name: String { "NSStrikethroughColor" }
  }
  /// The key of `obliqueness`.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = CGFloat
    /// The name of NSAttributedString's key.
    public static var name: String { "NSObliqueness" }
  }
  /// The key of `expansion`.
  public enum ExpansionAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = CGFloat
    /// The name of NSAttributedString's key.
    public static var name: String { "NSExpansion" }
  }
  /// The key of `attachment`.
  public enum AttachmentAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = NSTextAttachment
    /// The name of NSAttributedString's key.
    public static var name: String { "NSAttachment" }
  }
  /// The key of `textEffect`.
  public enum TextEffectAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = NSAttributedString.TextEffectStyle
    /// The name of NSAttributedString's key.
    public static var name: String { "NSTextEffect" }
  }
  /// The key of `textItemTag`.
  public enum TextItemTagAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = String
    /// The name of NSAttributedString's key.
    public static var name: String { "NSTextItemTag" }
  }
  /// The key of `inlinePresentationIntent`.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = InlinePresentationIntent
    /// The name of NSAttributedString's key.
    public static var name: String { "NSInlinePresentationIntent" }
  }
}
