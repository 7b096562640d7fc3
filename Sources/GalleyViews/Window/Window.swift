public import GalleyBase

/// The root of a tree of views that is rendered or edited. It has a focus, a clock and a trace of
/// events.
///
/// Views adopt registered appearances when they enter a window.
///
/// Time is virtual: only `advanceTime(by:)` advances it, so the blinking caret and the last character of a secure field
/// are the same on every run. It counts whole milliseconds, so rounding errors of its steps do not accumulate. UIKit
/// counterpart: UIWindow on a screen of its own, which is the picture. The window has the screen's size; a frame with
/// another origin moves its content in the picture.
///
/// ```swift
/// let window = Window(size: Size(width: 320, height: 568), in: context)
/// window.keyboard = Keyboard(height: 253)
/// window.keyboardAvoidance = .window
/// let field = TextField(frame: Rect(x: 16, y: 500, width: 288, height: 34), in: context)
/// window.addSubview(field)
/// field.becomeFirstResponder()
/// let events = window.trace.text
/// ```
public final class Window: View {
  /// The view that has the focus; nil if there is none.
  weak var focused: (any Responder)?
  /// The time since the window was created, in seconds with a precision of milliseconds.
  public var time: Double { Double(milliseconds) / 1000 }
  /// The time since the window was created, in milliseconds.
  private(set) var milliseconds = 0
  /// The trace of events in the window's controls and editable views.
  public var trace = EventTrace()
  /// The observers of the window's notifications. UIKit counterpart: NotificationCenter.default.
  public let notifications = WindowNotifications()
  /// The order in which delegates are asked when the focus moves.
  public var focusOrder = FocusOrder.asksNewFirst
  /// True if a selection has handles at its ends, as in text that was selected by touch.
  ///
  /// UIKit has no such property: pointers and hardware keyboards select without handles.
  public var showsSelectionHandles = true
  var keyboardState = WindowKeyboard()
  /// The size of a screen that several windows share, in points; nil if the window has its own
  /// screen.
  ///
  /// Nil, the default, means that the window has a screen of its own.
  package var sharedScreenSize: Size?
  /// The size of the screen, in points. The keyboard is at its lower edge.
  var screenSize: Size { sharedScreenSize ?? bounds.size }

  /// Creates an empty window with a size in points.
  public init(size: Size, in context: RenderContext) { super.init(frame: Rect(origin: .zero, size: size), in: context) }

  override var isWindow: Bool { true }

  /// Ends editing in a view that is about to be removed.
  override func willLose(_ view: View) {
    if let focused, focused.isDescendant(of: view) { focused.loseFocus() }
  }

  override func origin(ofInputView view: View) -> Point { originOnKeyboard(of: view) }

  /// Advances the window's time by a number of seconds, which is rounded to whole milliseconds.
  ///
  /// Values that are not positive or not finite change nothing; time ends at 2⁵³ milliseconds.
  public func advanceTime(by seconds: Double) {
    guard seconds > 0, seconds < .infinity else { return }
    let passed = Int(min((seconds * 1000).rounded(), Double(Window.latestTime)))
    milliseconds = min(milliseconds + passed, Window.latestTime)
    finishMotionInTime()
  }

  /// The latest time in milliseconds. Up to this time, a `Double` represents every integer.
  private static let latestTime = 1 << 53

  /// Records a notification in the trace and calls its observers.
  ///
  /// A notification without a view is recorded for the window. UIKit counterpart: NotificationCenter's `post(_:)`.
  public func post(_ notification: WindowNotification) {
    trace.append(notification.name.rawValue, by: notification.object ?? self)
    notifications.deliver(notification)
  }
}
