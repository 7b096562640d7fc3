public import Foundation
import QuartzCore

/// Access to properties by their names. For UIKit's classes a table lists the properties; for other
/// classes only stored properties can be read. Reading an unknown name returns nil, and setting an
/// unknown name is an error.
extension NSObjectProtocol {
  /// Returns the value of a property by its name; nil if there is none.
  public func value(forKey key: String) -> Any? {
    if let property = KeyedProperty.named(key, of: self) { return property.get(self) }
    if let found = storedValue(key) { return found.value }
    guard let responder = self as? UIResponder else { return nil }
    return MainActor.assumeIsolated { KeyedAnswer(value: responder.value(forUndefinedKey: key)) }.value
  }

  /// Returns the value at a key path: property names separated by full stops. Returns nil if a
  /// property on the path is nil or unknown.
  public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let object = value as? any NSObjectProtocol else { return nil }
      value = object.keyedValue(String(key))
    }
    return value
  }

  /// Sets a property of a UIKit class by its name. Unknown names, values of the wrong type and
  /// read-only properties are passed to a responder's `setValue(_:forUndefinedKey:)`. The default
  /// implementation of that method ends the program with a message, as does this method for other
  /// objects.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let property = KeyedProperty.named(key, of: self) else {
      return refuse(value, KeyProblem(key, of: self, storedValue(key) == nil ? .isUnknown : .isOwn))
    }
    guard let set = property.set else { return refuse(value, KeyProblem(key, of: self, .isReadOnly)) }
    if !set(self, value) { refuse(value, KeyProblem(key, of: self, .hasOtherType(value))) }
  }

  private func refuse(_ value: Any?, _ problem: KeyProblem) {
    guard problem.isUndefined, let responder = self as? UIResponder else { preconditionFailure(problem.description) }
    let answer = KeyedAnswer(value: value)
    MainActor.assumeIsolated { responder.setValue(answer.value, forUndefinedKey: problem.key) }
  }

  /// Sets the property at a key path. As in Objective-C, nothing is set if an object on the path is
  /// nil; an unknown name on the path is an error.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else {
      preconditionFailure(KeyProblem(keyPath, of: self, .isUnknown).description)
    }
    var owner: any NSObjectProtocol = self
    for (index, key) in keys.dropLast().enumerated() {
      if let layer = owner as? CALayer {
        return layer.setValue(value, forKeyPath: keys[index...].joined(separator: "."))
      }
      // A private variable can be read, as was once done for the colour of placeholders; the value is a copy.
      guard !key.hasPrefix("_"), owner.knows(key) else {
        return owner.refuse(value, KeyProblem(key, of: owner, .isUnknown))
      }
      guard let next = owner.keyedValue(key) else { return }
      guard let object = next as? any NSObjectProtocol else {
        preconditionFailure(KeyProblem(keys[index + 1], of: next, .isUnknown).description)
      }
      owner = object
    }
    switch owner {
    case let layer as CALayer: layer.setValue(value, forKey: last)
    case let responder as UIResponder:
      let answer = KeyedAnswer(value: value)
      MainActor.assumeIsolated { responder.setValue(answer.value, forKey: last) }
    default: owner.setValue(value, forKey: last)
    }
  }

  /// Returns the value of a property by its name. Uses the object's own `value(forKey:)` if its
  /// class declares this method.
  private func keyedValue(_ key: String) -> Any? {
    switch self {
    case let layer as CALayer: return layer.value(forKey: key)
    case let responder as UIResponder:
      return MainActor.assumeIsolated { KeyedAnswer(value: responder.value(forKey: key)) }.value
    default: return value(forKey: key)
    }
  }

  private func knows(_ key: String) -> Bool {
    KeyedProperty.named(key, of: self) != nil || storedValue(key) != nil || keyedValue(key) != nil
  }

  /// Returns the value of a stored property by its name; nil if there is none.
  private func storedValue(_ key: String) -> KeyedAnswer? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      if let found = level.children.first(where: { $0.label == key }) {
        let inner = Mirror(reflecting: found.value)
        return KeyedAnswer(value: inner.displayStyle == .optional ? inner.children.first?.value : found.value)
      }
      mirror = level.superclassMirror
    }
    return nil
  }

  /// Sets several properties by their names.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// Returns the values of properties by their names.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
  }
}
