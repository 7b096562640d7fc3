public import Foundation

/// Accessibility texts and traits for objects that are not responders, such as images.
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
  public var accessibilityFrame: CGRect {
    get { AccessibilityNotes.existing(of: self)?.frame ?? .zero }
    set { AccessibilityNotes.of(self).frame = newValue }
  }
  public var accessibilityElements: [Any]? {
    get { AccessibilityNotes.existing(of: self)?.elements }
    set { AccessibilityNotes.of(self).elements = newValue }
  }
  public var accessibilityElementsHidden: Bool {
    get { AccessibilityNotes.existing(of: self)?.hidesElements ?? false }
    set { AccessibilityNotes.of(self).hidesElements = newValue }
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { AccessibilityNotes.existing(of: self)?.actions }
    set { AccessibilityNotes.of(self).actions = newValue }
  }
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { AccessibilityNotes.existing(of: self)?.rotors }
    set { AccessibilityNotes.of(self).rotors = newValue }
  }
}

/// The accessibility texts and traits of an object.
private final class AccessibilityNotes {
  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var language: String?
  var identifier: String?
  var traits: UIAccessibilityTraits = .none
  var frame = CGRect.zero
  var elements: [Any]?
  var hidesElements = false
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?

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
