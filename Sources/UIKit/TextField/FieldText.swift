import Foundation
import UIFoundation

/// A field's text and default attributes, in Foundation's types. As in the engine, attributes of
/// the text take precedence over the defaults, and setting a property of the field removes the
/// attribute from the whole text (rule: field-default-attributes).
struct FieldText {
  typealias Attributes = [NSAttributedString.Key: Any]

  private(set) var text = CodeUnitAttributedString()
  private(set) var defaults: Attributes = [:]

  private var whole: NSRange { NSRange(location: 0, length: text.length) }
  private var first: Attributes { text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:] }
  private var firstStyle: NSParagraphStyle? {
    (first[.paragraphStyle] ?? defaults[.paragraphStyle]) as? NSParagraphStyle
  }

  mutating func setText(_ new: NSAttributedString?) {
    text = new.map { CodeUnitAttributedString(attributedString: $0) } ?? CodeUnitAttributedString()
  }

  mutating func setDefaults(_ new: Attributes) {
    defaults = new
    text.setAttributes([:], range: whole)
  }

  mutating func setDefault(_ value: Any?, for key: NSAttributedString.Key) {
    defaults[key] = value
    text.removeAttribute(key, range: whole)
  }

  /// Returns the text with the default attributes added.
  func filled(_ standard: Attributes) -> NSAttributedString {
    let filled = NSMutableAttributedString(attributedString: text)
    let all = standard.merging(defaults) { _, own in own }
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      filled.addAttributes(all.merging(attributes) { _, own in own }, range: range)
    }
    return filled
  }

  var font: UIFont? {
    get { (first[.font] ?? defaults[.font]) as? UIFont }
    set {
      defaults[.font] = newValue
      text.removeAttribute(.font, range: whole)
    }
  }
  var textColor: UIColor? {
    get { (first[.foregroundColor] ?? defaults[.foregroundColor]) as? UIColor }
    set {
      defaults[.foregroundColor] = newValue
      text.removeAttribute(.foregroundColor, range: whole)
    }
  }
  var textAlignment: NSTextAlignment {
    get { firstStyle?.alignment ?? .natural }
    set {
      let own = (defaults[.paragraphStyle] as? NSParagraphStyle ?? .default).mutableCopy() as! NSMutableParagraphStyle
      own.alignment = newValue
      defaults[.paragraphStyle] = own
      text.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
        guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else { return }
        style.alignment = newValue
        text.addAttribute(.paragraphStyle, value: style, range: range)
      }
    }
  }
}
