public import GalleyBase

/// The root of what is rendered, and of what is edited: it knows who has the focus, what time it is and what happened.
/// Views take up registered appearances when they enter one.
///
/// Time is virtual. It stands still until `advanceTime(by:)` moves it, so that what depends on it, the blinking caret and
/// the last character of a secure field, is the same on every run.
/// UIKit counterpart: UIWindow, without a screen: its size is the picture's.
public final class Window: View {
  /// The field or text view that has the focus. UIKit counterpart: the first responder.
  public internal(set) weak var firstResponder: (any TextInput)?
  /// Seconds since the window was made.
  public private(set) var time: Double = 0
  /// What happened to the views in the window that can be edited.
  public var trace = EventTrace()
  /// Who wants to know of it. UIKit counterpart: NotificationCenter.default.
  public let notifications = WindowNotifications()
  /// Who is asked first when the focus moves.
  public var focusOrder = FocusOrder.asksNewFirst
  var keyboardState = WindowKeyboard()

  /// An empty window of `size`, in points.
  public init(size: Size, in context: RenderContext) {
    super.init(frame: Rect(origin: .zero, size: size), in: context)
  }

  /// Lets so many seconds pass; time never runs backwards, and nothing passes for what is not a finite number.
  public func advanceTime(by seconds: Double) {
    if seconds > 0, seconds < .infinity { time += seconds }
  }

  /// Notes a notification in the trace and tells it to its observers.
  func post(_ notification: WindowNotification) {
    trace.append(notification.name.rawValue, by: notification.object ?? self)
    notifications.deliver(notification)
  }
}
