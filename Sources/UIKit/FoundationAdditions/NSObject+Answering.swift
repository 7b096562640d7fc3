public import Foundation
public import UIFoundation

extension NSObjectProtocol {
  /// Returns true if the object has a method, as far as is known: selectors carry their methods here.
  public func responds(to aSelector: Selector?) -> Bool { aSelector?.isUnderstood(by: self) ?? false }

  /// Returns true if the object is of a class or of one below it.
  public func isKind(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isKind(of: aClass) ?? false
  }
}

extension NSObject {
  /// Ends an observation.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    (observer as? NSKeyValueObservation)?.invalidate()
  }

  /// Ends an observation.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, forKeyPath: keyPath)
  }

  /// Returns the value of a stored property by its name; nil if there is none.
  public func value(forKey key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      if let found = level.children.first(where: { $0.label == key }) { return found.value }
      mirror = level.superclassMirror
    }
    return nil
  }
}
