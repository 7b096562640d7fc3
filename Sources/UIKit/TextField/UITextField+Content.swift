import CoreGraphics
package import Foundation
import GalleyBase
import GalleyDrawing
package import GalleyText
import GalleyViews
import UIFoundation

extension UITextField {
  /// The default font of a text field.
  static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  final var standardAttributes: [NSAttributedString.Key: Any] {
    [.font: Self.standardFont, .foregroundColor: UIColor.label, .paragraphStyle: NSParagraphStyle.default]
  }

  // MARK: Text

  /// Copies a change of the engine's field to this field: the typed characters or, without a
  /// replacement, the new selection.
  final func noteEngineText(_ replacement: TextReplacement?) {
    guard !isRefilling, let replacement else { return typing.follow(field.editing.selectedRange) }
    var typing = typing
    typing.take(replacement, of: field.editing, into: content.text, engineText(of:))
    self.typing = typing
  }

  final func replaceText(_ text: NSAttributedString?) {
    inputDelegate?.textWillChange(self)
    content.setText(text)
    refill(keepsSelection: false)
    typing.set(nil, at: field.editing.selectedRange)
    inputDelegate?.textDidChange(self)
    changed()
  }

  final func restyle(_ change: (inout FieldText) -> Void, with more: (TextField) -> Void = { _ in }) {
    change(&content)
    more(field)
    refill(keepsSelection: true)
    changed()
  }

  /// Passes the text, resolved with the current traits, to the engine's field.
  final func refill(keepsSelection: Bool) {
    let text = engineText(of: content.text)
    isRefilling = true
    field.adopt(text, defaults: engineAttributes(content.defaults), keepsSelection: keepsSelection)
    if let own = typing.own { field.adopt(typingAttributes: engineAttributes(own)) }
    isRefilling = false
    refillPlaceholder()
  }

  /// Returns attributes for the engine. Where font and colour are not set, the engine's defaults
  /// apply.
  final func engineAttributes(_ attributes: [NSAttributedString.Key: Any]) -> TextAttributes {
    guard !attributes.isEmpty else { return TextAttributes() }
    return engineText(of: NSAttributedString(string: " ", attributes: attributes)).attributes(at: 0)
  }

  /// Returns a text as the engine's type, resolved with the current traits.
  package final func engineText(of text: NSAttributedString) -> AttributedText {
    text.attributedText(traits: traits, adjustsFonts: adjustsFontForContentSizeCategory, keepsOriginals: true)
  }

  /// The text with the attributes that were set for it, without the default attributes.
  package final var keptText: NSAttributedString { content.text }

  final func setPlaceholder(_ text: NSAttributedString?) {
    placeholderText = text.map { NSAttributedString(attributedString: $0) }
    refillPlaceholder()
    changed()
  }

  /// A label with the text, font and colour of the placeholder, for code that reads UIKit's private
  /// variable. It is nil without a placeholder, as in UIKit.
  final var placeholderLabel: UILabel? {
    guard let text = placeholderText else { return nil }
    let label = UILabel()
    label.font = font
    label.textColor = .placeholderText
    label.attributedText = text
    return label
  }

  private func refillPlaceholder() {
    field.attributedPlaceholder = placeholderText.map(engineText(of:))
  }

  /// Invalidates the intrinsic size and the drawing.
  final func changed() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    syncOverlays()
  }

  // MARK: Typing

  final var currentTypingAttributes: [NSAttributedString.Key: Any] {
    defaultTextAttributes.merging(typing.values(in: content.text) ?? [:]) { _, own in own }
  }

  final func setTypingAttributes(_ attributes: [NSAttributedString.Key: Any]?) {
    let values = attributes ?? [:]
    field.adopt(typingAttributes: engineAttributes(values))
    typing.set(values, at: field.editing.selectedRange)
  }

  final func attributesInText(at position: UITextPosition) -> [NSAttributedString.Key: Any]? {
    let offset = input.offset(from: TextOffset(0), to: position)
    let own = TypingAttributes.values(in: content.text, at: offset..<offset) ?? [:]
    return defaultTextAttributes.merging(own) { _, own in own }
  }

  // MARK: Rectangles and drawing

  final func asked(_ rect: (Rect) -> Rect, _ bounds: CGRect) -> CGRect { CGRect(rect(bounds.inEngine)) }

  final func drawPart(_ draw: (inout Canvas) -> Void) { UIGraphicsGetCurrentContext()?.withCanvas { draw(&$0) } }

  final func updateBackgrounds() {
    field.background = background?.resizable
    field.disabledBackground = disabledBackground?.resizable
    changed()
  }
}

extension FieldText {
  /// Sets the writing direction of the field's text, which is a single paragraph.
  mutating func setBaseWritingDirection(_ direction: NSWritingDirection) {
    let style = (defaults[.paragraphStyle] as? NSParagraphStyle ?? .default).mutableCopy() as! NSMutableParagraphStyle
    style.baseWritingDirection = direction
    setDefault(style, for: .paragraphStyle)
  }
}
