import CoreGraphics
import Foundation
import GalleyBase
import GalleyDrawing
import GalleyText
import GalleyViews
import UIFoundation

extension UITextField {
  /// The font of a field that was given none.
  static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  final var standardAttributes: [NSAttributedString.Key: Any] {
    [.font: Self.standardFont, .foregroundColor: UIColor.label, .paragraphStyle: NSParagraphStyle.default]
  }

  // MARK: Text

  /// Takes over what the user changed in the engine's field.
  final func catchUp() {
    content.catchUp(with: Array(field.editing.text.utf16), typing: typingOverride)
  }

  final func replaceText(_ text: NSAttributedString?) {
    inputDelegate?.textWillChange(self)
    content.setText(text)
    typingOverride = nil
    refill(keepsSelection: false)
    inputDelegate?.textDidChange(self)
    changed()
  }

  final func restyle(_ change: (inout FieldText) -> Void, with more: (TextField) -> Void = { _ in }) {
    catchUp()
    change(&content)
    more(field)
    refill(keepsSelection: true)
    changed()
  }

  /// Gives the engine's field the text under the present traits.
  final func refill(keepsSelection: Bool) {
    if keepsSelection { catchUp() }
    field.adopt(
      content.text.attributedText(traits: traits, adjustsFonts: adjustsFontForContentSizeCategory),
      defaults: engineAttributes(content.defaults), keepsSelection: keepsSelection)
    refillPlaceholder()
  }

  /// Attributes as the engine has them. The field's own font and colour are the engine's own, unless they are set.
  final func engineAttributes(_ attributes: [NSAttributedString.Key: Any]) -> TextAttributes {
    guard !attributes.isEmpty else { return TextAttributes() }
    return NSAttributedString(string: " ", attributes: attributes)
      .attributedText(traits: traits, adjustsFonts: adjustsFontForContentSizeCategory).attributes(at: 0)
  }

  final func setPlaceholder(_ text: NSAttributedString?) {
    placeholderText = text.map { NSAttributedString(attributedString: $0) }
    refillPlaceholder()
    changed()
  }

  private func refillPlaceholder() {
    field.attributedPlaceholder = placeholderText?.attributedText(
      traits: traits, adjustsFonts: adjustsFontForContentSizeCategory)
  }

  /// Notes that size and look may have changed.
  final func changed() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    syncOverlays()
  }

  // MARK: Typing

  final var currentTypingAttributes: [NSAttributedString.Key: Any] {
    catchUp()
    let own = typingOverride ?? content.typingAttributes(at: input.selectedRange)
    return defaultTextAttributes.merging(own) { _, own in own }
  }

  final func setTypingAttributes(_ attributes: [NSAttributedString.Key: Any]?) {
    typingOverride = attributes
    field.typingAttributes = attributes.map(engineAttributes) ?? TextAttributes()
  }

  final func attributesInText(at position: UITextPosition) -> [NSAttributedString.Key: Any]? {
    let offset = input.offset(from: TextOffset(0), to: position)
    return defaultTextAttributes.merging(
      content.typingAttributes(at: NSRange(location: offset, length: 0))
    ) { _, own in own }
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
  /// Sets the direction of the only paragraph.
  mutating func setBaseWritingDirection(_ direction: NSWritingDirection) {
    let style = (defaults[.paragraphStyle] as? NSParagraphStyle ?? .default).mutableCopy() as! NSMutableParagraphStyle
    style.baseWritingDirection = direction
    setDefault(style, for: .paragraphStyle)
  }
}
