public import Foundation

extension NotificationCenter {
  /// Registers an object's method for notifications. The method may take the notification as its
  /// argument. The object is not retained, and the calls end when it is deallocated.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let target = observer as AnyObject
    let call = NotifiedCall(target: target, selector: aSelector)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { call.run($0) }
    ObservingObjects.shared.add(
      ObservingObjects.Entry(
        center: self, observer: target, token: token, name: aName, object: anObject.map { $0 as AnyObject }))
  }

  /// Removes an object from all notifications.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any, name: nil, object: nil)
    for token in ObservingObjects.shared.take(observer, in: self, name: nil, object: nil) {
      removeObserver(token as Any, name: nil, object: nil)
    }
  }

  /// Ends an object's observation of the notifications with the given name and sender; nil means
  /// any name or any sender.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    removeObserver(observer as Any, name: aName, object: anObject)
    let sender = anObject.map { $0 as AnyObject }
    for token in ObservingObjects.shared.take(observer, in: self, name: aName, object: sender) {
      removeObserver(token as Any, name: nil, object: nil)
    }
  }
}

/// A call of an object's method for a notification.
private struct NotifiedCall: @unchecked Sendable {
  weak var target: AnyObject?
  let selector: Selector

  func run(_ notification: Notification) {
    if let target { selector.perform(on: target, with: notification) }
  }
}

/// The objects whose methods are called for notifications, in all notification centers.
private final class ObservingObjects: @unchecked Sendable {
  struct Entry {
    weak var center: NotificationCenter?
    weak var observer: AnyObject?
    let token: any NSObjectProtocol
    let name: NSNotification.Name?
    weak var object: AnyObject?
  }

  static let shared = ObservingObjects()

  private let lock = NSLock()
  private var entries: [Entry] = []

  /// Adds an entry, and removes the entries of deallocated objects.
  func add(_ entry: Entry) {
    let gone = lock.withLock {
      let gone = entries.filter { $0.observer == nil }
      entries.removeAll { $0.observer == nil }
      entries.append(entry)
      return gone
    }
    for entry in gone { entry.center?.removeObserver(entry.token as Any, name: nil, object: nil) }
  }

  /// Removes an object's entries and returns their tokens.
  func take(
    _ observer: AnyObject, in center: NotificationCenter, name: NSNotification.Name?, object: AnyObject?
  ) -> [any NSObjectProtocol] {
    lock.withLock {
      func matches(_ entry: Entry) -> Bool {
        entry.observer === observer && entry.center === center && (name == nil || entry.name == name)
          && (object == nil || entry.object === object)
      }
      let tokens = entries.filter(matches).map(\.token)
      entries.removeAll(where: matches)
      return tokens
    }
  }
}
