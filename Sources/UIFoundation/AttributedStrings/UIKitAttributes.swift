public import Foundation

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
