public import Foundation

/// The texts and traits for assistive technologies of an object that is not a responder, such as a picture.
extension NSObjectProtocol {
  public var isAccessibilityElement: Bool {
    get { AccessibilityNotes.existing(of: self)?.isElement ?? false }
    set { AccessibilityNotes.of(self).isElement = newValue }
  }
  public var accessibilityLabel: String? {
    get { AccessibilityNotes.existing(of: self)?.label }
    set { AccessibilityNotes.of(self).label = newValue }
  }
  public var accessibilityHint: String? {
    get { AccessibilityNotes.existing(of: self)?.hint }
    set { AccessibilityNotes.of(self).hint = newValue }
  }
  public var accessibilityValue: String? {
    get { AccessibilityNotes.existing(of: self)?.value }
    set { AccessibilityNotes.of(self).value = newValue }
  }
  public var accessibilityLanguage: String? {
    get { AccessibilityNotes.existing(of: self)?.language }
    set { AccessibilityNotes.of(self).language = newValue }
  }
  public var accessibilityIdentifier: String? {
    get { AccessibilityNotes.existing(of: self)?.identifier }
    set { AccessibilityNotes.of(self).identifier = newValue }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityNotes.existing(of: self)?.traits ?? .none }
    set { AccessibilityNotes.of(self).traits = newValue }
  }
}

/// The texts of one object.
private final class AccessibilityNotes {
  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var language: String?
  var identifier: String?
  var traits: UIAccessibilityTraits = .none

  static func existing(of object: AnyObject) -> AccessibilityNotes? {
    objc_getAssociatedObject(object, key) as? AccessibilityNotes
  }

  static func of(_ object: AnyObject) -> AccessibilityNotes {
    if let known = existing(of: object) { return known }
    let made = AccessibilityNotes()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}
