/// An observer of the changes of a text storage. It is notified after each change is processed,
/// when the text and its attributes are final. The text storage does not retain the observer.
package final class StorageWatch {
  private let note: (NSTextStorage) -> Void

  /// Creates an observer of a text storage.
  package init(of storage: NSTextStorage, _ note: @escaping (NSTextStorage) -> Void) {
    self.note = note
    storage.watches.append(WeakWatch(watch: self))
  }

  func tell(_ storage: NSTextStorage) { note(storage) }
}

/// A weak reference to an observer.
struct WeakWatch {
  weak var watch: StorageWatch?
}
