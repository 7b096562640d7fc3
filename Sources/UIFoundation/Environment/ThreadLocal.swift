import Foundation
import GalleySystem

/// A variable with a separate value in each thread. Threads can share the object, since its key
/// never changes and each thread reads its own value.
package final class ThreadLocal<Value>: @unchecked Sendable {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var key = pthread_key_t()
  private let initial: @Sendable () -> Value

  /// Creates a variable. Its value on each thread begins with the result of `initial`.
  package init(_ initial: @escaping @Sendable () -> Value) {
    self.initial = initial
    let made = pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<AnyObject>.fromOpaque(pointer).release()
    }
    precondition(made == 0, "the system allows no more thread-local variables")
  }

  deinit { pthread_key_delete(key) }

  /// The value of the calling thread.
  package var value: Value {
    get { box.value }
    set { box.value = newValue }
  }

  private var box: Box {
    if let pointer = pthread_getspecific(key) {
      return unsafeDowncast(Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue(), to: Box.self)
    }
    let box = Box(initial())
    pthread_setspecific(key, Unmanaged<AnyObject>.passRetained(box).toOpaque())
    return box
  }
}
