public import Foundation

extension AttributeScopes {
  /// UIKit's attributes of AttributedString, with Foundation's.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The paragraph's style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind glyphs.
    public let backgroundColor: BackgroundColorAttribute
    /// The ligatures.
    public let ligature: LigatureAttribute
    /// Points after each character.
    public let kern: KernAttribute
    /// Points after each character, without optional ligatures.
    public let tracking: TrackingAttribute
    /// Lines through text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Lines under text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines.
    public let strokeWidth: StrokeWidthAttribute
    /// A copy behind the glyphs.
    public let shadow: ShadowAttribute
    /// Points up.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the strikethrough.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The slant.
    public let obliqueness: ObliquenessAttribute
    /// The logarithm of the stretch.
    public let expansion: ExpansionAttribute
    /// The attachment that replaces a U+FFFC.
    public let attachment: AttachmentAttribute
    /// The effect.
    public let textEffect: TextEffectAttribute
    /// The tag of an item of a text view.
    public let textItemTag: TextItemTagAttribute
    /// The intents of Markdown, which Foundation has on Apple's systems.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's attributes.
    public let foundation: AttributeScopes.FoundationAttributes
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attributes of UIKit by their names. SwiftUI's attributes of the same names come first where both are imported.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
