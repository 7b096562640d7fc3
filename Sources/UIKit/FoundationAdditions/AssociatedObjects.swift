// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The policies for retaining an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value associated with an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Associates a value with an object under a key; nil removes the value. After the object is
/// deallocated, the value is released with a delay: when the number of objects with associations
/// reaches a limit.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
  let held = value.map { isWeak ? AssociatedObjects.Value.weak(Weak($0 as AnyObject)) : .strong($0) }
  AssociatedObjects.shared.set(held, of: object as AnyObject, key)
}

/// Removes all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// A weak reference to an object.
final class Weak {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// The table of the values that are associated with objects. The values are stored here because
/// Swift objects have no space for them.
final class AssociatedObjects {
  enum Value {
    case weak(Weak)
    case strong(Any)
  }

  private struct Entry {
    let owner: Weak
    var values: [UnsafeRawPointer: Value] = [:]
  }

  static let shared = AssociatedObjects()

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the entries of deallocated objects are removed. The limit grows
  /// with the number of remaining entries.
  private var limit = 64

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      // Another object may live where a dead one did.
      guard let entry = entries[ObjectIdentifier(object)], entry.owner.object === object else { return nil }
      switch entry.values[key] {
      case .weak(let reference): return reference.object
      case .strong(let value): return value
      case nil: return nil
      }
    }
  }

  func set(_ value: Value?, of object: AnyObject, _ key: UnsafeRawPointer) {
    let identifier = ObjectIdentifier(object)
    // A replaced value may run code when it is released, so this happens outside of the lock.
    let former = lock.withLock { () -> Any in
      let old = entries[identifier]
      var entry = old?.owner.object === object ? old : nil
      if entry == nil { entry = Entry(owner: Weak(object)) }
      entry?.values[key] = value
      entries[identifier] = entry
      return [old as Any, swept() as Any]
    }
    _ = former
  }

  func removeAll(of object: AnyObject) {
    let former = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    _ = former
  }

  /// Removes the entries of deallocated objects if the limit is reached, and returns the removed
  /// entries.
  private func swept() -> [Entry] {
    guard entries.count >= limit else { return [] }
    let dead = entries.filter { $0.value.owner.object == nil }
    for key in dead.keys { entries[key] = nil }
    limit = max(64, entries.count * 2)
    return Array(dead.values)
  }
}
