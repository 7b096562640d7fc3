public import Foundation

/// The accessibility properties of any object.
///
/// For a `UIResponder`, they read and write the responder's own properties, which a class may
/// override. For other objects, such as images, they are stored as an associated object.
extension NSObjectProtocol {
  public var isAccessibilityElement: Bool {
    get { responder.map { $0.isAccessibilityElement } ?? AccessibilityNotes.existing(of: self)?.isElement ?? false }
    set {
      if let responder {
        responder.isAccessibilityElement = newValue
      } else {
        AccessibilityNotes.of(self).isElement = newValue
      }
    }
  }
  public var accessibilityLabel: String? {
    get { responder.map { $0.accessibilityLabel } ?? AccessibilityNotes.existing(of: self)?.label }
    set {
      if let responder { responder.accessibilityLabel = newValue } else { AccessibilityNotes.of(self).label = newValue }
    }
  }
  public var accessibilityHint: String? {
    get { responder.map { $0.accessibilityHint } ?? AccessibilityNotes.existing(of: self)?.hint }
    set {
      if let responder { responder.accessibilityHint = newValue } else { AccessibilityNotes.of(self).hint = newValue }
    }
  }
  public var accessibilityValue: String? {
    get { responder.map { $0.accessibilityValue } ?? AccessibilityNotes.existing(of: self)?.value }
    set {
      if let responder { responder.accessibilityValue = newValue } else { AccessibilityNotes.of(self).value = newValue }
    }
  }
  public var accessibilityLanguage: String? {
    get { responder.map { $0.accessibilityLanguage } ?? AccessibilityNotes.existing(of: self)?.language }
    set {
      if let responder {
        responder.accessibilityLanguage = newValue
      } else {
        AccessibilityNotes.of(self).language = newValue
      }
    }
  }
  public var accessibilityIdentifier: String? {
    get { responder.map { $0.accessibilityIdentifier } ?? AccessibilityNotes.existing(of: self)?.identifier }
    set {
      if let responder {
        responder.accessibilityIdentifier = newValue
      } else {
        AccessibilityNotes.of(self).identifier = newValue
      }
    }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { responder.map { $0.accessibilityTraits } ?? AccessibilityNotes.existing(of: self)?.traits ?? .none }
    set {
      if let responder {
        responder.accessibilityTraits = newValue
      } else {
        AccessibilityNotes.of(self).traits = newValue
      }
    }
  }
  public var accessibilityFrame: CGRect {
    get { responder.map { $0.accessibilityFrame } ?? AccessibilityNotes.existing(of: self)?.frame ?? .zero }
    set {
      if let responder { responder.accessibilityFrame = newValue } else { AccessibilityNotes.of(self).frame = newValue }
    }
  }
  public var accessibilityElements: [Any]? {
    get { responder.map { $0.accessibilityElements } ?? AccessibilityNotes.existing(of: self)?.elements }
    set {
      if let responder {
        responder.accessibilityElements = newValue
      } else {
        AccessibilityNotes.of(self).elements = newValue
      }
    }
  }
  public var accessibilityElementsHidden: Bool {
    get {
      responder.map { $0.accessibilityElementsHidden } ?? AccessibilityNotes.existing(of: self)?.hidesElements ?? false
    }
    set {
      if let responder {
        responder.accessibilityElementsHidden = newValue
      } else {
        AccessibilityNotes.of(self).hidesElements = newValue
      }
    }
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { responder.map { $0.accessibilityCustomActions } ?? AccessibilityNotes.existing(of: self)?.actions }
    set {
      if let responder {
        responder.accessibilityCustomActions = newValue
      } else {
        AccessibilityNotes.of(self).actions = newValue
      }
    }
  }
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { responder.map { $0.accessibilityCustomRotors } ?? AccessibilityNotes.existing(of: self)?.rotors }
    set {
      if let responder {
        responder.accessibilityCustomRotors = newValue
      } else {
        AccessibilityNotes.of(self).rotors = newValue
      }
    }
  }
  public var accessibilityActivationPoint: CGPoint {
    get { responder.map { $0.accessibilityActivationPoint } ?? AccessibilityNotes.existing(of: self)?.point ?? .zero }
    set {
      if let responder {
        responder.accessibilityActivationPoint = newValue
      } else {
        AccessibilityNotes.of(self).point = newValue
      }
    }
  }
  /// Performs the object's default action. Returns true if it did; false for an object that is
  /// not a `UIResponder`.
  public func accessibilityActivate() -> Bool { responder?.accessibilityActivate() ?? false }
  /// Increases the object's value. Does nothing if the object is not a `UIResponder`.
  public func accessibilityIncrement() { responder?.accessibilityIncrement() }
  /// Decreases the object's value. Does nothing if the object is not a `UIResponder`.
  public func accessibilityDecrement() { responder?.accessibilityDecrement() }

  /// The object as a responder; nil if it is not a responder.
  private var responder: UIResponder? { self as? UIResponder }
}

/// The accessibility properties of an object that is not a `UIResponder`.
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
  var point = CGPoint.zero
  var elements: [Any]?
  var hidesElements = false
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?

  /// Returns the stored properties of an object; nil if none were set.
  static func existing(of object: AnyObject) -> AccessibilityNotes? {
    objc_getAssociatedObject(object, key) as? AccessibilityNotes
  }

  /// Returns the stored properties of an object. The first call creates them.
  static func of(_ object: AnyObject) -> AccessibilityNotes {
    if let known = existing(of: object) { return known }
    let made = AccessibilityNotes()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}
