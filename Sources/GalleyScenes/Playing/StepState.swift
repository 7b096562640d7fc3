public import GalleyBase
public import GalleyViews

/// The state after a step, as in the layout dump: the focus, the state of the text field or text
/// view, and the events of the step.
public struct StepState: Hashable, Sendable {
  /// The step that was played.
  public let step: SceneStep
  /// The virtual time since the script began, in seconds.
  public var time: Double = 0
  /// The id of the view that has the focus; nil if no view has it.
  public var firstResponder: String?
  /// The text field or text view that the step is about: the view with the focus, or else the view
  /// that last had the focus or was last set by a step.
  public var subject: Subject?
  /// The visible part of the keyboard, in screen coordinates; nil if no part is visible.
  public var keyboardFrame: Rect?
  /// The height of the accessory view on the keyboard, in points.
  public var keyboardAccessoryHeight: Double = 0
  /// The type of the keyboard; nil if it is hidden or an input view replaces it.
  public var keyboardType: KeyboardType?
  /// The distance by which the window moved up to avoid the keyboard, in points.
  public var keyboardShift: Double = 0
  /// The lines that the step added to the window's event trace.
  public var trace: [String] = []

  /// The editing state of a text field or text view.
  public struct Subject: Hashable, Sendable {
    /// The id of the view.
    public var id: String
    /// The text, with marked text, and without the bullets of secure entry.
    public var text: String
    /// The selection in UTF-16 offsets. An empty range is the caret.
    public var selectedRange: Range<Int>
    /// The marked text, which an input method has not committed yet, in UTF-16 offsets.
    public var markedRange: Range<Int>?
    /// The rectangle of the caret, in the view's coordinates; nil without the focus or with a
    /// selection.
    public var caretRect: Rect?
    /// The rectangles of a text field, named after their override points, or the content and the
    /// visible part of a text view. They are in the view's coordinates.
    public var rects: [NamedRect] = []
  }

  /// A rectangle with the name of the property or method that returns the rectangle.
  public struct NamedRect: Hashable, Sendable {
    /// The name, such as `textRect`.
    public var name: String
    /// The rectangle in the view's coordinates, in points.
    public var rect: Rect
  }
}
