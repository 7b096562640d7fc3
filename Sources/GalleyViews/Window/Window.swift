public import GalleyBase

/// The root of what is rendered, and of what is edited: it knows who has the focus, what time it is and what happened.
/// Views take up registered appearances when they enter one.
///
/// Time is virtual. It stands still until `advanceTime(by:)` moves it, so that what depends on it, the blinking caret and
/// the last character of a secure field, is the same on every run. It counts whole milliseconds, so that a second is over
/// after one second, whatever the parts that it passes in.
/// UIKit counterpart: UIWindow on a screen of its own, which is the picture: the window is made in its size, and a frame
/// with another origin moves what shows, as the articles' code does to keep a field clear of the keyboard.
public final class Window: View {
  /// The view that has the focus.
  weak var focused: (any Responder)?
  /// Seconds since the window was made, to the millisecond.
  public var time: Double { Double(milliseconds) / 1000 }
  /// The same in milliseconds.
  private(set) var milliseconds = 0
  /// What happened to the views in the window that can be edited.
  public var trace = EventTrace()
  /// Who wants to know of it. UIKit counterpart: NotificationCenter.default.
  public let notifications = WindowNotifications()
  /// Who is asked first when the focus moves.
  public var focusOrder = FocusOrder.asksNewFirst
  /// True if what is selected in the view with the focus has handles at its ends, as text has that is selected by touch.
  /// UIKit has no such property: pointers and hardware keyboards select without them.
  public var showsSelectionHandles = true
  var keyboardState = WindowKeyboard()

  /// An empty window of `size`, in points.
  public init(size: Size, in context: RenderContext) {
    super.init(frame: Rect(origin: .zero, size: size), in: context)
  }

  override var isWindow: Bool { true }

  /// Ends editing in a view that is about to leave.
  override func willLose(_ view: View) {
    if let focused, focused.isDescendant(of: view) { focused.loseFocus() }
  }

  /// Lets so many seconds pass, rounded to whole milliseconds; time never runs backwards, and nothing passes for what is
  /// not a finite number. It stands still after 2⁵³ milliseconds.
  public func advanceTime(by seconds: Double) {
    guard seconds > 0, seconds < .infinity else { return }
    let passed = Int(min((seconds * 1000).rounded(), Double(Window.latestTime)))
    milliseconds = min(milliseconds + passed, Window.latestTime)
    finishMotionInTime()
  }

  /// The last millisecond that a number of seconds still tells from its neighbours.
  private static let latestTime = 1 << 53

  /// Notes a notification in the trace, of the window if it is about no view, and tells it to its observers; names of
  /// one's own are welcome. UIKit counterpart: NotificationCenter's `post(_:)`.
  public func post(_ notification: WindowNotification) {
    trace.append(notification.name.rawValue, by: notification.object ?? self)
    notifications.deliver(notification)
  }
}
