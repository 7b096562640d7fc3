public import Foundation
public import UIFoundation

/// Methods of objects called by selectors, and properties of UIKit's classes read by name. A
/// selector contains its method.
extension NSObjectProtocol {
  /// Returns true if the object is known to have a method or a property.
  public func responds(to aSelector: Selector?) -> Bool {
    guard let aSelector else { return false }
    return aSelector.isUnderstood(by: self) || KeyedProperty.named(aSelector.name, of: self) != nil
  }

  /// Returns true if the object is an instance of a class or of a subclass.
  public func isKind(of aClass: AnyClass) -> Bool { (self as? NSObject)?.isKind(of: aClass) ?? false }

  /// Returns nil, since messages are not forwarded.
  public func forwardingTarget(for aSelector: Selector?) -> Any? { nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Calls the method of a selector, or reads the property with the selector's name.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
    if !aSelector.isUnderstood(by: self), let property = KeyedProperty.named(aSelector.name, of: self) {
      return aSelector.answer(property.get(self))
    }
    return aSelector.answer(aSelector.perform(on: self))
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Calls the method of a selector with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
    aSelector.answer(aSelector.perform(on: self, with: object))
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Calls the method of a selector with two arguments.
  @discardableResult
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>! {
    aSelector.answer(aSelector.perform(on: self, with: object1, object2))
  }
}
