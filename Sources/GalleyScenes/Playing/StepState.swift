public import GalleyBase
public import GalleyViews

/// The state after a step, as in the layout dump: the focus, the state of the field or text view, and the events of the
/// step.
public struct StepState: Hashable, Sendable {
  /// The step.
  public let step: SceneStep
  /// The virtual time since the script began, in seconds.
  public var time: Double = 0
  /// The id of the view that has the focus; nil if none has.
  public var firstResponder: String?
  /// The field or text view that the step is about: the one with the focus, else the one that had it last or was set.
  public var subject: Subject?
  /// The visible part of the keyboard, in the coordinates of the screen; nil if nothing of it shows.
  public var keyboardFrame: Rect?
  /// The height of the accessory view in it, in points.
  public var keyboardAccessoryHeight: Double = 0
  /// The kind of its keys; nil if it is not up, or a view replaces it.
  public var keyboardType: KeyboardType?
  /// The distance in points by which the window moved up to avoid the keyboard.
  public var keyboardShift: Double = 0
  /// The lines of the window's event trace that the step caused.
  public var trace: [String] = []

  /// A field or text view from inside.
  public struct Subject: Hashable, Sendable {
    /// The id of the view.
    public var id: String
    /// Its text, marked text included, without secure entry's bullets.
    public var text: String
    /// The selection; an empty range is the caret. UTF-16.
    public var selectedRange: Range<Int>
    /// The text that an input method has not committed yet. UTF-16.
    public var markedRange: Range<Int>?
    /// The caret, in the view's coordinates; nil without the focus or with a selection.
    public var caretRect: Rect?
    /// The rectangles of a field, by the names of their override points, or the content and the visible part of a text
    /// view. In the view's coordinates.
    public var rects: [NamedRect] = []
  }

  /// A rectangle with the name of the property or method that returns it.
  public struct NamedRect: Hashable, Sendable {
    /// Such as `textRect`.
    public var name: String
    /// In the view's coordinates, in points.
    public var rect: Rect
  }
}
