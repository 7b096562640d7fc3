/// A set of events that can occur in a control.
///
/// UIKit counterpart: UIControl.Event, with the same bits (rule: control-events). Editing sends editing events,
/// `Window.tap(at:)` sends `touchDown` and `touchUpInside`, `Control.sendActions(for:)` any.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// The bits of the set, with the same meaning as in UIKit.
  public let rawValue: UInt

  /// Creates a set of events from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A finger touched the control.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// A finger touched the control again.
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  /// A finger was dragged inside the control.
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  /// A finger was dragged just outside the control.
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  /// A finger was dragged into the control.
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  /// A finger was dragged out of the control.
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  /// A finger was lifted inside the control.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  /// A finger was lifted outside the control.
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  /// A touch was cancelled.
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  /// The control's value changed.
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  /// The control's main action was triggered. In a text field, the return key was pressed.
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  /// A menu of the control was triggered.
  public static let menuActionTriggered = ControlEvents(rawValue: 1 << 14)
  /// Editing began in a text field.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// The user changed the text of a text field, or an input method changed the text that it is
  /// composing.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// Editing ended in a text field.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// The return key was pressed in a text field. If there is an action for this event, the field
  /// resigns the focus (rule: return-key).
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)

  /// All events that touches cause.
  public static let allTouchEvents = ControlEvents(rawValue: 0x0000_0FFF)
  /// All editing events of text fields.
  public static let allEditingEvents = ControlEvents(rawValue: 0x000F_0000)
  /// The bits that apps may use for custom events.
  public static let applicationReserved = ControlEvents(rawValue: 0x0F00_0000)
  /// The bits that are reserved for the system.
  public static let systemReserved = ControlEvents(rawValue: 0xF000_0000)
  /// All events, including custom and reserved ones.
  public static let allEvents = ControlEvents(rawValue: 0xFFFF_FFFF)
}

extension ControlEvents: CustomStringConvertible {
  /// The names of the events in the order of their bits. Bits without a name are numbers.
  public var description: String { names.joined(separator: ", ") }

  /// The name of each bit in the set.
  var names: [String] {
    (0..<UInt.bitWidth).map { ControlEvents(rawValue: 1 << UInt($0)) }.filter(contains).map { event in
      ControlEvents.known.first { $0.event == event }?.name ?? "event 0x\(String(event.rawValue, radix: 16))"
    }
  }

  private static let known: [(event: ControlEvents, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
    (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]
}
