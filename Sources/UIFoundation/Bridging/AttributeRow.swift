import CoreGraphics
import Foundation
import GalleyBase
import GalleyText

/// One of Apple's text attributes, with the conversions of its value between NSAttributedString,
/// the engine and AttributedString. All conversions read `rows`, so a new attribute needs only one
/// row there.
struct AttributeRow: Sendable {
  /// The part of a text to which one value of an attribute applies.
  enum Scope: Sendable {
    case character
    /// The whole paragraph has the value of its first character.
    case paragraph
  }

  let key: NSAttributedString.Key
  var scope = Scope.character
  /// Sets the engine's attribute if the value has the right type.
  let toEngine: @Sendable (Any, AttributeTranslation, inout TextAttributes) -> Void
  /// Returns the value of the engine's attribute; nil for the default value, or if the engine has
  /// no such attribute.
  let fromEngine: @Sendable (TextAttributes) -> Any?
  /// Sets AttributedString's attribute if the value has the right type.
  let toContainer: @Sendable (Any, inout AttributeContainer) -> Void
  /// Returns the value of AttributedString's attribute; nil if the container does not have the
  /// attribute.
  let fromContainer: @Sendable (AttributeContainer) -> Any?
}

extension AttributeRow {
  /// Creates a row for an attribute that AttributedString has too.
  /// - Parameters:
  ///   - read: The value in AttributedString; nil for one of another type.
  ///   - write: The value as NSAttributedString has it.
  init<Attribute: AttributedStringKey & SendableMetatype>(
    _ key: NSAttributedString.Key, _: Attribute.Type, scope: Scope = .character,
    read: @escaping @Sendable (Any) -> Attribute.Value? = { $0 as? Attribute.Value },
    write: @escaping @Sendable (Attribute.Value) -> Any = { $0 },
    toEngine: @escaping @Sendable (Attribute.Value, AttributeTranslation, inout TextAttributes) -> Void = {
      _, _, _ in
    },
    fromEngine: @escaping @Sendable (TextAttributes) -> Attribute.Value? = { _ in nil }
  ) {
    self.init(
      key: key, scope: scope,
      toEngine: { value, translation, attributes in
        if let value = read(value) { toEngine(value, translation, &attributes) }
      },
      fromEngine: { fromEngine($0).map(write) },
      toContainer: { $1[Attribute.self] = read($0) },
      fromContainer: { $0[Attribute.self].map(write) })
  }

  /// Returns a row for an attribute that AttributedString does not have.
  static func engineOnly(
    _ key: NSAttributedString.Key, toEngine: @escaping @Sendable (Any, inout TextAttributes) -> Void,
    fromEngine: @escaping @Sendable (TextAttributes) -> Any?
  ) -> AttributeRow {
    AttributeRow(
      key: key, toEngine: { toEngine($0, &$2) }, fromEngine: fromEngine, toContainer: { _, _ in },
      fromContainer: { _ in nil })
  }

  typealias Path<Value> = any WritableKeyPath<TextAttributes, Value> & Sendable

  /// Returns a row for a numeric attribute. Infinity and NaN count as missing.
  static func number<Attribute: AttributedStringKey & SendableMetatype>(
    _ key: NSAttributedString.Key, _ attribute: Attribute.Type, _ path: Path<Double?>
  ) -> AttributeRow where Attribute.Value == CGFloat {
    AttributeRow(
      key, attribute, read: { AnyNumber.finite($0).map { CGFloat($0) } },
      toEngine: { $2[keyPath: path] = Double($0) }, fromEngine: { $0[keyPath: path].map { CGFloat($0) } })
  }

  /// Returns a row for a colour attribute. The colour is resolved under the traits.
  static func color<Attribute: AttributedStringKey & SendableMetatype>(
    _ key: NSAttributedString.Key, _ attribute: Attribute.Type, _ path: Path<Color?>
  ) -> AttributeRow where Attribute.Value == UIColor {
    AttributeRow(
      key, attribute, read: { UIColor.color(from: $0) },
      toEngine: { $2[keyPath: path] = $0.color(for: $1.traits) },
      fromEngine: { $0[keyPath: path].map { UIColor($0) } })
  }

  /// Returns a row for an underline or strikethrough.
  static func lines<Attribute: AttributedStringKey & SendableMetatype>(
    _ key: NSAttributedString.Key, _ attribute: Attribute.Type, _ path: Path<LineDecoration>
  ) -> AttributeRow where Attribute.Value == NSUnderlineStyle {
    AttributeRow(
      key, attribute, read: { AnyNumber.integer($0).map(NSUnderlineStyle.init(rawValue:)) }, write: \.rawValue,
      toEngine: { $2[keyPath: path] = LineDecoration(rawValue: $0.rawValue) },
      fromEngine: { $0[keyPath: path].isEmpty ? nil : NSUnderlineStyle(rawValue: $0[keyPath: path].rawValue) })
  }
}
