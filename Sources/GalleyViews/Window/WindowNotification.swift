/// A notification that a window delivers to its observers. UIKit counterpart: Notification.
public struct WindowNotification {
  /// The name of a notification. UIKit counterpart: Notification.Name, with the raw values of UIKit's constants.
  public struct Name: Hashable, Sendable, RawRepresentable {
    /// UIKit's constant, such as `UITextFieldTextDidChangeNotification`, or a custom name.
    public let rawValue: String

    /// Creates a name with this raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The name.
  public let name: Name
  /// The view that the notification concerns, if any. UIKit counterpart: `object`.
  public let object: View?
  /// The movement of the keyboard; nil for other notifications. UIKit counterpart: `userInfo`.
  public let keyboard: KeyboardNotification?

  /// Creates a notification for `Window.post(_:)`, with or without a view.
  public init(name: Name, object: View? = nil, keyboard: KeyboardNotification? = nil) {
    self.name = name
    self.object = object
    self.keyboard = keyboard
  }
}

/// The observers of one window; Galley has no global notification centre. UIKit counterpart: NotificationCenter.
public final class WindowNotifications {
  /// The identity of an observer, used to remove it.
  public struct ObserverID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Observer {
    let id: ObserverID
    let name: WindowNotification.Name?
    weak var object: View?
    let observesAnyObject: Bool
    let perform: (WindowNotification) -> Void
  }

  private var observers: [Observer] = []
  private var addedCount = 0

  init() {}

  /// Adds an observer that is called for every notification of a name and a view, after earlier observers.
  ///
  /// It is kept until it is removed. UIKit counterpart: `addObserver(forName:object:queue:using:)`.
  /// - Parameters:
  ///   - name: nil accepts any name.
  ///   - object: nil accepts any view.
  @discardableResult
  public func addObserver(
    forName name: WindowNotification.Name?, object: View? = nil, using perform: @escaping (WindowNotification) -> Void
  ) -> ObserverID {
    addedCount += 1
    let id = ObserverID(number: addedCount)
    observers.append(Observer(id: id, name: name, object: object, observesAnyObject: object == nil, perform: perform))
    return id
  }

  /// Removes an observer, if it exists. UIKit counterpart: `removeObserver(_:)`.
  public func removeObserver(_ id: ObserverID) { observers.removeAll { $0.id == id } }

  /// Calls the observers of a notification in the order in which they were added.
  ///
  /// Changes of the observers during the calls take effect with the next notification.
  func deliver(_ notification: WindowNotification) {
    for observer in observers {
      guard observer.name == nil || observer.name == notification.name,
        observer.observesAnyObject || observer.object != nil && observer.object === notification.object
      else { continue }
      observer.perform(notification)
    }
  }
}
