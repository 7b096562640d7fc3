public import Foundation

/// The values of objects by the names of their properties: those of UIKit's own classes that are in a table, and stored
/// properties of others, which can only be read. A name that is not known reads as nil.
extension NSObjectProtocol {
  /// Returns the value of a property by its name; nil if there is none.
  public func value(forKey key: String) -> Any? {
    if let property = KeyedProperty.named(key, of: self) { return property.get(self) }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      if let found = level.children.first(where: { $0.label == key }) { return found.value }
      mirror = level.superclassMirror
    }
    return nil
  }

  /// Returns the value at the end of a path of names, with full stops between them.
  public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let object = value as? any NSObjectProtocol else { return nil }
      value = object.value(forKey: String(key))
    }
    return value
  }

  /// Sets a property of UIKit's classes by its name. Others are left alone.
  public func setValue(_ value: Any?, forKey key: String) { KeyedProperty.named(key, of: self)?.set?(self, value) }

  /// Sets a property at the end of a path of names.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    let owner = keys.count == 1 ? self : self.value(forKeyPath: keys.dropLast().joined(separator: "."))
    if let last = keys.last { (owner as? any NSObjectProtocol)?.setValue(value, forKey: last) }
  }

  /// Sets properties by their names.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// Returns the values of properties by their names.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
  }
}
