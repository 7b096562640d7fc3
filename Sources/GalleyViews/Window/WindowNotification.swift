/// Something that a window lets everybody know who asked for it. UIKit counterpart: Notification, and the part of
/// NotificationCenter that concerns text.
public struct WindowNotification {
  /// What a notification is about. UIKit counterpart: Notification.Name, with the raw values of UIKit's constants.
  public struct Name: Hashable, Sendable, RawRepresentable {
    /// UIKit's constant, such as `UITextFieldTextDidChangeNotification`, or a name of one's own.
    public let rawValue: String

    /// The name with this spelling.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What it is about.
  public let name: Name
  /// The view that it is about; nil if it is about none. UIKit counterpart: `object`.
  public let object: View?
  /// What happens to the keyboard; nil if it is about something else. UIKit counterpart: `userInfo`.
  public let keyboard: KeyboardNotification?

  /// A notification about a view, or about none, for `Window.post(_:)`.
  public init(name: Name, object: View? = nil, keyboard: KeyboardNotification? = nil) {
    self.name = name
    self.object = object
    self.keyboard = keyboard
  }
}

/// Who wants to know what, in one window. There is no centre for the whole program, since nothing is global here.
/// UIKit counterpart: NotificationCenter.
public final class WindowNotifications {
  /// Names an observer, so that it can be removed.
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

  /// Has `perform` called for every notification of a name and a view, after the observers that were added before. It is
  /// kept until it is removed. UIKit counterpart: `addObserver(forName:object:queue:using:)`.
  /// - Parameters:
  ///   - name: nil is any.
  ///   - object: nil is any.
  @discardableResult
  public func addObserver(
    forName name: WindowNotification.Name?, object: View? = nil,
    using perform: @escaping (WindowNotification) -> Void
  ) -> ObserverID {
    addedCount += 1
    let id = ObserverID(number: addedCount)
    observers.append(
      Observer(id: id, name: name, object: object, observesAnyObject: object == nil, perform: perform))
    return id
  }

  /// Takes an observer away; nothing happens if there is none with this name. UIKit counterpart: `removeObserver(_:)`.
  public func removeObserver(_ id: ObserverID) { observers.removeAll { $0.id == id } }

  /// Tells all who want to know, in the order in which they came; those who come or go meanwhile count from the next time.
  func deliver(_ notification: WindowNotification) {
    for observer in observers {
      guard observer.name == nil || observer.name == notification.name,
        observer.observesAnyObject || observer.object != nil && observer.object === notification.object
      else { continue }
      observer.perform(notification)
    }
  }
}
