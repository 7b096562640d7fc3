/// An object that is notified of each change of a text storage once it is processed, when nothing can change it
/// further. The storage does not retain it.
package final class StorageWatch {
  private let note: (NSTextStorage) -> Void

  /// A watch over a storage.
  package init(of storage: NSTextStorage, _ note: @escaping (NSTextStorage) -> Void) {
    self.note = note
    storage.watches.append(WeakWatch(watch: self))
  }

  func tell(_ storage: NSTextStorage) { note(storage) }
}

/// A watch that is not held.
struct WeakWatch {
  weak var watch: StorageWatch?
}
