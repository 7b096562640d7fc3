public import Foundation
public import UIFoundation

/// An additional action that assistive technologies offer for an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action. It returns true if the action succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The spoken name of the action.
  open var name: String
  /// The name of the action with attributes for its pronunciation.
  open var attributedName: NSAttributedString {
    didSet { name = attributedName.string }
  }
  /// The icon of the action.
  open var image: UIImage?
  /// The group of actions that it belongs to. Assistive technologies may sort by it; none is here.
  open var category: String?
  /// The object that performs the action.
  open weak var target: AnyObject?
  /// The target's method that performs the action.
  open var selector: Selector
  /// The closure that performs the action. It takes precedence over the target.
  open var actionHandler: Handler?

  /// Creates a custom action that calls a method of an object.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
  }

  /// Creates a custom action that calls a method of an object, with attributes for the
  /// pronunciation of its name.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector
  ) {
    self.init(name: attributedName.string, image: image, target: target, selector: selector)
    self.attributedName = attributedName
  }

  /// Creates a custom action that calls a closure.
  public convenience init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(name: name, image: image, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }

  /// Creates a custom action that calls a closure, with attributes for the pronunciation of its
  /// name.
  public convenience init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    self.attributedName = attributedName
  }

  /// Performs the action as an assistive technology does. Returns true if it succeeded.
  package func activate() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, selector.isUnderstood(by: target) else { return false }
    return selector.perform(on: target, with: self) as? Bool ?? true
  }
}

/// A list of elements or text ranges that assistive technologies step through.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a step.
  public enum Direction: Int, Sendable {
    case previous, next
  }

  /// A closure that finds the next item of a rotor.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The type of a rotor that the system provides and names.
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
    case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }

  /// The spoken name of the rotor.
  open var name: String
  /// The name of the rotor with attributes for its pronunciation.
  open var attributedName: NSAttributedString
  /// The closure that finds the next item.
  open var itemSearchBlock: Search
  /// The system rotor that this rotor replaces.
  public let systemRotorType: SystemRotorType

  /// Creates a rotor whose items are found by a closure.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }

  /// Creates a rotor whose items are found by a closure, with attributes for the pronunciation of
  /// its name.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    name = attributedName.string
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }

  /// Creates a rotor that replaces a system rotor and whose items are found by a closure.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
  }
}

/// An item of a rotor: an element or a range of an element's text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element of the item.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of the element's text; nil for the whole element.
  open var targetRange: UITextRange?

  /// Creates a rotor item without an element.
  public override init() {}

  /// Creates a rotor item for an element or a range of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange? = nil) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}

/// The parameters of a search for a rotor's next item.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item from which the search starts.
  open var currentItem: UIAccessibilityCustomRotorItemResult
  /// The direction of the search.
  open var searchDirection: UIAccessibilityCustomRotor.Direction

  /// Creates a search predicate with the direction `previous` and an item without an element.
  public override convenience init() { self.init(from: UIAccessibilityCustomRotorItemResult(), .previous) }

  /// Creates a search predicate with the item at which the search starts, and a direction.
  package init(from item: UIAccessibilityCustomRotorItemResult, _ direction: UIAccessibilityCustomRotor.Direction) {
    currentItem = item
    searchDirection = direction
  }
}
