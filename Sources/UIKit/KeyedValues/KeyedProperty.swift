import CoreGraphics
import Foundation
import UIFoundation

/// A property of a UIKit class under its Objective-C name.
struct KeyedProperty: @unchecked Sendable {
  let name: String
  let path: AnyKeyPath
  let isOf: (AnyObject) -> Bool
  let get: (AnyObject) -> Any?
  /// A closure that sets the property and returns false if the value has the wrong type; nil for a
  /// read-only property.
  let set: ((AnyObject, Any?) -> Bool)?

  /// Returns the property of `object` with the given name; nil if the table of properties has none.
  static func named(_ name: String, of object: AnyObject) -> KeyedProperty? {
    let plain = name.hasPrefix("is") ? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) : name
    return (table[name] ?? table[plain])?.first { $0.isOf(object) }
  }

  private static let table: [String: [KeyedProperty]] = Dictionary(
    grouping: views + texts + controls + constraints + pages, by: \.name)

  private static let views: [KeyedProperty] = [
    property("frame", \UIView.frame), property("bounds", \UIView.bounds), property("center", \UIView.center),
    property("alpha", \UIView.alpha), property("hidden", \UIView.isHidden), property("tag", \UIView.tag),
    property("backgroundColor", \UIView.backgroundColor), property("tintColor", \UIView.tintColor),
    property("clipsToBounds", \UIView.clipsToBounds), property("opaque", \UIView.isOpaque),
    property("userInteractionEnabled", \UIView.isUserInteractionEnabled), choice("contentMode", \UIView.contentMode),
    property("accessibilityIdentifier", \UIView.accessibilityIdentifier), reading("superview", \UIView.superview),
    reading("window", \UIView.window), reading("layer", \UIView.layer), reading("subviews", \UIView.subviews),
    property("contentOffset", \UIScrollView.contentOffset), property("contentSize", \UIScrollView.contentSize),
    property("contentInset", \UIScrollView.contentInset), property("image", \UIImageView.image),
    property("title", \UIViewController.title), property("view", \UIViewController.view),
  ]

  private static let texts: [KeyedProperty] = [
    property("text", \UILabel.text), property("attributedText", \UILabel.attributedText),
    property("font", \UILabel.font), property("textColor", \UILabel.textColor),
    property("numberOfLines", \UILabel.numberOfLines), property("shadowColor", \UILabel.shadowColor),
    property("shadowOffset", \UILabel.shadowOffset), property("highlighted", \UILabel.isHighlighted),
    property("enabled", \UILabel.isEnabled), property("highlightedTextColor", \UILabel.highlightedTextColor),
    property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
    property("minimumScaleFactor", \UILabel.minimumScaleFactor), choice("textAlignment", \UILabel.textAlignment),
    choice("lineBreakMode", \UILabel.lineBreakMode), choice("baselineAdjustment", \UILabel.baselineAdjustment),
    property("text", \UITextField.text), property("attributedText", \UITextField.attributedText),
    property("font", \UITextField.font), property("textColor", \UITextField.textColor),
    property("placeholder", \UITextField.placeholder), choice("textAlignment", \UITextField.textAlignment),
    property("attributedPlaceholder", \UITextField.attributedPlaceholder),
    reading("_placeholderLabel", \UITextField.placeholderLabel),
    property("text", \UITextView.text), property("attributedText", \UITextView.attributedText),
    property("font", \UITextView.font), property("textColor", \UITextView.textColor),
    choice("textAlignment", \UITextView.textAlignment),
  ]

  private static let controls: [KeyedProperty] = [
    property("enabled", \UIControl.isEnabled), property("selected", \UIControl.isSelected),
    property("highlighted", \UIControl.isHighlighted), reading("titleLabel", \UIButton.titleLabel),
    property("on", \UISwitch.isOn), property("value", \UISlider.value), property("progress", \UIProgressView.progress),
  ]

  private static let constraints: [KeyedProperty] = [
    property("constant", \NSLayoutConstraint.constant), property("active", \NSLayoutConstraint.isActive),
    property("identifier", \NSLayoutConstraint.identifier), reading("firstItem", \NSLayoutConstraint.firstItem),
    reading("secondItem", \NSLayoutConstraint.secondItem),
  ]

  private static let pages: [KeyedProperty] = [
    property("paperRect", \UIPrintPageRenderer.paperRect),
    property("printableRect", \UIPrintPageRenderer.printableRect),
  ]

  private static func reading<Owner: AnyObject, Value>(_ name: String, _ path: KeyPath<Owner, Value>) -> KeyedProperty {
    KeyedProperty(
      name: name, path: path, isOf: { $0 is Owner }, get: { object in (object as? Owner).map { $0[keyPath: path] } },
      set: nil)
  }

  private static func reading<Owner: AnyObject, Value>(_ name: String, _ path: KeyPath<Owner, Value?>) -> KeyedProperty
  {
    KeyedProperty(
      name: name, path: path, isOf: { $0 is Owner }, get: { object in (object as? Owner)?[keyPath: path] }, set: nil)
  }

  private static func property<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> KeyedProperty {
    KeyedProperty(
      name: name, path: path, isOf: { $0 is Owner }, get: { object in (object as? Owner).map { $0[keyPath: path] } },
      set: { object, value in
        guard let value = converted(value, to: Value.self) else { return false }
        (object as? Owner)?[keyPath: path] = value
        return true
      })
  }

  private static func property<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) -> KeyedProperty {
    KeyedProperty(
      name: name, path: path, isOf: { $0 is Owner }, get: { object in (object as? Owner)?[keyPath: path] },
      set: { object, value in
        let new = converted(value, to: Value.self)
        guard value == nil || new != nil else { return false }
        (object as? Owner)?[keyPath: path] = new
        return true
      })
  }

  /// Returns a property for an enumeration that Objective-C represents as a number.
  private static func choice<Owner: AnyObject, Value: RawRepresentable<Int>>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> KeyedProperty {
    KeyedProperty(
      name: name, path: path, isOf: { $0 is Owner },
      get: { object in (object as? Owner).map { $0[keyPath: path].rawValue } },
      set: { object, value in
        let choice = value as? Value ?? AnyNumber.integer(value).flatMap { Value(rawValue: $0) }
        guard let choice else { return false }
        (object as? Owner)?[keyPath: path] = choice
        return true
      })
  }

  /// Converts a value to a property's type: unchanged, from another type of number, or from an
  /// object with a rectangle, point or size. Returns nil if the types do not match.
  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    if let holder = value as? NSValue, !(holder is NSNumber) {
      let held: Any? =
        switch type {
        case is CGRect.Type: holder.cgRectValue
        case is CGPoint.Type: holder.cgPointValue
        case is CGSize.Type: holder.cgSizeValue
        default: nil
        }
      return held as? Value
    }
    guard let number = AnyNumber.double(value) else { return nil }
    let kinds: [Any] = [CGFloat(number), number, Float(number), number != 0]
    return kinds.lazy.compactMap { $0 as? Value }.first ?? AnyNumber.integer(value) as? Value
  }
}

/// A value that is passed to the main actor and back. Sendability is unchecked, since both happen
/// in sequence on the same thread (Promises of Sendable, MemorySafety.md).
struct KeyedAnswer: @unchecked Sendable {
  let value: Any?
}
