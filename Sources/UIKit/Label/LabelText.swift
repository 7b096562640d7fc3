import CoreGraphics
import Foundation
import GalleyBase
import GalleyText
import GalleyViews
import UIFoundation

/// A label's text and style, in Foundation's types. The rules are those of the engine's
/// `LabelContent`: setting a property of the label removes the attribute from the whole text
/// (rule: label-last-setter-wins).
struct LabelText {
  /// The style that the label's properties set; nil means the default of `UILabel`.
  struct Style {
    var font: UIFont?
    var textColor: UIColor?
    var textAlignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var allowsTightening = false
  }

  private(set) var text: NSMutableAttributedString?
  private(set) var style = Style()

  private var first: [NSAttributedString.Key: Any] {
    text.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil } ?? [:]
  }
  private var firstStyle: NSParagraphStyle? { first[.paragraphStyle] as? NSParagraphStyle }
  private var firstShadow: NSShadow? { first[.shadow] as? NSShadow }

  mutating func setText(_ string: String?) {
    keepFirstStyle()
    text = string.map { NSMutableAttributedString(string: $0) }
  }

  mutating func setAttributedText(_ attributed: NSAttributedString?) {
    let ownColor = style.textColor
    keepFirstStyle()
    if let attributed, attributed.length > 0 { style.textColor = ownColor }
    text = attributed.map { NSMutableAttributedString(attributedString: $0) }
  }

  private mutating func keepFirstStyle() {
    style = Style(
      font: font, textColor: textColor, textAlignment: textAlignment, lineBreakMode: lineBreakMode,
      lineBreakStrategy: lineBreakStrategy, shadowColor: shadowColor, shadowOffset: shadowOffset,
      allowsTightening: style.allowsTightening)
  }

  /// The text with the label's style added as attributes, as `attributedText` returns it; nil
  /// without a text (rule: label-attributed-text).
  var filledText: NSAttributedString? {
    guard let text else { return nil }
    let filled = NSMutableAttributedString(attributedString: text)
    let ownStyle = NSMutableParagraphStyle()
    ownStyle.alignment = style.textAlignment
    ownStyle.lineBreakMode = style.lineBreakMode
    ownStyle.lineBreakStrategy = style.lineBreakStrategy
    let shadow = labelShadow
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      if attributes[.font] == nil { filled.addAttribute(.font, value: style.font ?? UIFont.labelDefault, range: range) }
      if attributes[.foregroundColor] == nil {
        filled.addAttribute(.foregroundColor, value: style.textColor ?? UIColor.label, range: range)
      }
      if attributes[.paragraphStyle] == nil { filled.addAttribute(.paragraphStyle, value: ownStyle, range: range) }
      if let shadow { filled.addAttribute(.shadow, value: shadow, range: range) }
    }
    return filled
  }

  /// The shadow of the whole label; nil if there is none, or if characters have shadow attributes
  /// (rule: label-shadow).
  private var labelShadow: NSShadow? {
    guard let text, let color = style.shadowColor else { return nil }
    var hasOwn = false
    text.enumerateAttribute(.shadow, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      hasOwn = hasOwn || value != nil
    }
    guard !hasOwn else { return nil }
    let shadow = NSShadow()
    (shadow.shadowColor, shadow.shadowOffset) = (color, style.shadowOffset)
    return shadow
  }

  var font: UIFont? {
    get { first[.font] as? UIFont ?? style.font }
    set {
      style.font = newValue
      remove(.font)
    }
  }
  var textColor: UIColor? {
    get { first[.foregroundColor] as? UIColor ?? style.textColor }
    set {
      style.textColor = newValue
      remove(.foregroundColor)
    }
  }
  var textAlignment: NSTextAlignment {
    get { firstStyle?.alignment ?? style.textAlignment }
    set {
      style.textAlignment = newValue
      changeStyles { $0.alignment = newValue }
    }
  }
  var lineBreakMode: NSLineBreakMode {
    get { firstStyle?.lineBreakMode ?? style.lineBreakMode }
    set {
      style.lineBreakMode = newValue
      changeStyles { $0.lineBreakMode = newValue }
    }
  }
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { firstStyle?.lineBreakStrategy ?? style.lineBreakStrategy }
    set {
      style.lineBreakStrategy = newValue
      changeStyles { $0.lineBreakStrategy = newValue }
    }
  }
  var shadowColor: UIColor? {
    get { firstShadow.map { $0.shadowColor as? UIColor } ?? style.shadowColor }
    set {
      (style.shadowColor, style.shadowOffset) = (newValue, shadowOffset)
      remove(.shadow)
    }
  }
  var shadowOffset: CGSize {
    get { firstShadow?.shadowOffset ?? style.shadowOffset }
    set {
      (style.shadowColor, style.shadowOffset) = (shadowColor, newValue)
      remove(.shadow)
    }
  }
  var allowsTightening: Bool {
    get { style.allowsTightening }
    set { style.allowsTightening = newValue }
  }

  /// Adjusts the fonts of the text and of the label to the text size of the traits.
  mutating func adjustFonts(to traits: UITraitCollection) {
    if let font = style.font { style.font = font.adjusted(for: traits) }
    guard let text else { return }
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      text.addAttribute(.font, value: font.adjusted(for: traits), range: range)
    }
  }

  private func remove(_ key: NSAttributedString.Key) {
    text?.removeAttribute(key, range: NSRange(location: 0, length: text?.length ?? 0))
  }

  private func changeStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let text else { return }
    text.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      guard let old = value as? NSParagraphStyle else { return }
      let style = old.mutableCopy() as! NSMutableParagraphStyle
      change(style)
      text.addAttribute(.paragraphStyle, value: style, range: range)
    }
  }

  /// Returns the style for the engine's label, resolved with traits.
  func engineStyle(in traits: UITraitCollection) -> LabelStyle {
    LabelStyle(
      font: (style.font ?? .labelDefault).font, textColor: (style.textColor ?? .label).color(for: traits),
      textAlignment: style.textAlignment.alignment, lineBreakMode: style.lineBreakMode.mode,
      shadowColor: style.shadowColor?.color(for: traits), shadowOffset: Size(style.shadowOffset),
      allowsTightening: style.allowsTightening,
      lineBreakStrategy: LineBreakStrategy(rawValue: style.lineBreakStrategy.rawValue))
  }
}
