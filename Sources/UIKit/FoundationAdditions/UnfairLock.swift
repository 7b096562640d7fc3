// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A low-level lock. Waiting threads acquire it in any order.
public struct os_unfair_lock_s {
  private var mutex = pthread_mutex_t()

  /// Creates an unlocked lock.
  public init() {}

  mutating func lock() { pthread_mutex_lock(&mutex) }
  mutating func tryLock() -> Bool { pthread_mutex_trylock(&mutex) == 0 }
  mutating func unlock() { pthread_mutex_unlock(&mutex) }
}

/// A low-level lock. Waiting threads acquire it in any order.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits for a lock and acquires it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock() }

/// Acquires a lock if it is free. Returns true if the lock was acquired.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.tryLock() }

/// Releases a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.unlock() }
