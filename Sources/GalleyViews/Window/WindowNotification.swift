/// A notification that a window delivers to its observers. UIKit counterpart: Notification.
public struct WindowNotification {
  /// The name of a notification. Its raw values are those of UIKit's constants. UIKit counterpart:
  /// Notification.Name.
  public struct Name: Hashable, Sendable, RawRepresentable {
    /// The value of UIKit's constant, such as `UITextFieldTextDidChangeNotification`, or a custom
    /// name.
    public let rawValue: String

    /// Creates a name with a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The name that identifies the kind of notification.
  public let name: Name
  /// The view that the notification concerns; nil if there is none. UIKit counterpart: `object`.
  public let object: View?
  /// The movement of the keyboard; nil for other notifications. UIKit counterpart: `userInfo`.
  public let keyboard: KeyboardNotification?

  /// Creates a notification for `Window.post(_:)`. A view is optional.
  public init(name: Name, object: View? = nil, keyboard: KeyboardNotification? = nil) {
    self.name = name
    self.object = object
    self.keyboard = keyboard
  }
}

/// The observers of one window's notifications. Galley has no global notification centre. UIKit
/// counterpart: NotificationCenter.
public final class WindowNotifications {
  /// The identity of an observer, with which the observer can be removed.
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

  /// Adds an observer that is called for all notifications with a given name about a given view. It
  /// is called after earlier observers.
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

  /// Removes an observer; does nothing if it was already removed. UIKit counterpart:
  /// `removeObserver(_:)`.
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
