public import Foundation

/// An array that represents a property of array type. It reports changes to the property's
/// observers, with the indices of single elements.
final class ObservedArray: NSMutableArray {
  private let owner: any NSObjectProtocol
  private let key: String

  /// The array that is the property's value. The process stops if the value is not an array.
  private var elements: NSMutableArray {
    let value = owner.value(forKey: key)
    guard let elements = value as? NSMutableArray else {
      preconditionFailure(
        "mutableArrayValue(forKey:): the property \"\(key)\" of \(type(of: owner)) must be an NSMutableArray: "
          + "Swift cannot set other properties by name")
    }
    return elements
  }

  init(of owner: any NSObjectProtocol, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  // Foundation's own methods call none of these.
  required init?(coder: NSCoder) { nil }
  required init(objects: UnsafePointer<AnyObject>?, count: Int) { preconditionFailure("the array has no property") }
  required convenience init(arrayLiteral elements: Any...) { self.init(objects: nil, count: 0) }

  override var count: Int { elements.count }
  override func object(at index: Int) -> Any { elements.object(at: index) }

  override func insert(_ anObject: Any, at index: Int) {
    owner.changing(.insertion, at: IndexSet(integer: index), key) { elements.insert(anObject, at: index) }
  }

  override func removeObject(at index: Int) {
    owner.changing(.removal, at: IndexSet(integer: index), key) { elements.removeObject(at: index) }
  }

  /// Replaces an element. An index at the end appends the element, since Foundation's subscript
  /// calls this method and Apple's subscript appends.
  override func replaceObject(at index: Int, with anObject: Any) {
    guard index != count else { return add(anObject) }
    owner.changing(.replacement, at: IndexSet(integer: index), key) {
      elements.replaceObject(at: index, with: anObject)
    }
  }

  override func insert(_ objects: [Any], at indexes: IndexSet) {
    owner.changing(.insertion, at: indexes, key) { elements.insert(objects, at: indexes) }
  }

  override func removeObjects(at indexes: IndexSet) {
    owner.changing(.removal, at: indexes, key) { elements.removeObjects(at: indexes) }
  }

  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    owner.changing(.replacement, at: indexes, key) { elements.replaceObjects(at: indexes, with: objects) }
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }
  override func addObjects(from otherArray: [Any]) {
    insert(otherArray, at: IndexSet(integersIn: count..<count + otherArray.count))
  }
  override func removeLastObject() { removeObject(at: count - 1) }
  override func removeObjects(in range: NSRange) {
    removeObjects(at: IndexSet(integersIn: range.lowerBound..<range.upperBound))
  }
  override func removeAllObjects() { removeObjects(at: IndexSet(integersIn: 0..<count)) }
}

extension NSObjectProtocol {
  /// Returns an array for a property of the type `NSMutableArray`. Changes of the array change the
  /// property and notify its observers.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { ObservedArray(of: self, key) }

  /// Notifies observers that elements of a collection are about to change.
  public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    tellChange(of: key, isPrior: true, NamedChange(kind: changeKind, indexes: indexes))
  }

  /// Notifies observers that elements of a collection have changed.
  public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    tellChange(of: key, isPrior: false, NamedChange(kind: changeKind, indexes: indexes))
  }

  fileprivate func changing(_ kind: NSKeyValueChange, at indexes: IndexSet, _ key: String, _ change: () -> Void) {
    guard !indexes.isEmpty else { return }
    willChange(kind, valuesAt: indexes, forKey: key)
    change()
    didChange(kind, valuesAt: indexes, forKey: key)
  }
}

/// The kind of a change of a property, and the indices of the changed elements.
struct NamedChange {
  var kind = NSKeyValueChange.setting
  var indexes: IndexSet?

  /// Returns the old or new value for the description of a change; nil if there is no such value,
  /// for example no old value for an insertion.
  func described(_ value: Any?, isPrior: Bool) -> Any? {
    guard let indexes else { return value ?? NSNull() }
    guard kind != (isPrior ? .insertion : .removal), let elements = value as? NSArray else { return nil }
    return indexes.map { elements.object(at: $0) }
  }
}
