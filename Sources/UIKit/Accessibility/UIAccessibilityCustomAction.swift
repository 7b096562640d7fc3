public import Foundation
public import UIFoundation

/// An action that assistive technologies offer in addition to the element's own.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that acts, and returns true if it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name.
  open var name: String
  /// The name with its pronunciation.
  open var attributedName: NSAttributedString {
    didSet { name = attributedName.string }
  }
  /// The picture.
  open var image: UIImage?
  /// The object that acts.
  open weak var target: AnyObject?
  /// The method of the object.
  open var selector: Selector
  /// The closure that acts instead.
  open var actionHandler: Handler?

  /// An action of an object.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
  }

  /// An action of an object, with the pronunciation of its name.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector
  ) {
    self.init(name: attributedName.string, image: image, target: target, selector: selector)
    self.attributedName = attributedName
  }

  /// An action by a closure.
  public convenience init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(name: name, image: image, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }

  /// An action by a closure, with the pronunciation of its name.
  public convenience init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    self.attributedName = attributedName
  }

  /// Acts as an assistive technology would, and returns true if it succeeded.
  package func activate() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, selector.isUnderstood(by: target) else { return false }
    return selector.perform(on: target, with: self) as? Bool ?? true
  }
}

/// A list of places that assistive technologies step through.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// A direction.
  public enum Direction: Int, Sendable {
    case previous, next
  }

  /// A closure that finds the next place.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// A list that the system knows, and names itself.
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
    case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }

  /// The name.
  open var name: String
  /// The name with its pronunciation.
  open var attributedName: NSAttributedString
  /// Finds the next place.
  open var itemSearchBlock: Search
  /// The list of the system that it stands for.
  public let systemRotorType: SystemRotorType

  /// A list by a closure.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }

  /// A list by a closure, with a name that has a pronunciation.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    name = attributedName.string
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }

  /// A list by a closure in the place of one of the system's.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
  }
}

/// A place in a rotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of the element's text that is meant; nil for the whole element.
  open var targetRange: UITextRange?

  /// No place.
  public override init() {}

  /// A place.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange? = nil) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}

/// A search for the next place of a rotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The present place.
  open var currentItem: UIAccessibilityCustomRotorItemResult
  /// The direction to go.
  open var searchDirection: UIAccessibilityCustomRotor.Direction

  /// A search from the beginning.
  public override convenience init() { self.init(from: UIAccessibilityCustomRotorItemResult(), .previous) }

  /// A search from a place.
  package init(from item: UIAccessibilityCustomRotorItemResult, _ direction: UIAccessibilityCustomRotor.Direction) {
    currentItem = item
    searchDirection = direction
  }
}
