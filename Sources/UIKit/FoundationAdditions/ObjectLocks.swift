// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIFoundation

/// Waits for the lock of an object and acquires it. A thread may acquire the same lock several
/// times. Returns 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLock.of(obj as AnyObject).lock.lock()
  return 0
}

/// Releases the lock of an object. Returns 0.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLock.of(obj as AnyObject).lock.unlock()
  return 0
}

/// The recursive lock of an object.
private final class ObjectLock: Sendable {
  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  private static let making = NSLock()

  let lock = NSRecursiveLock()

  static func of(_ object: AnyObject) -> ObjectLock {
    making.withLock {
      if let known = objc_getAssociatedObject(object, key) as? ObjectLock { return known }
      let made = ObjectLock()
      objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
      return made
    }
  }
}
