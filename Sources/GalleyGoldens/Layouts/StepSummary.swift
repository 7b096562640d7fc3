public import GalleyBase

/// A step of a layout dump: the action and the state after it. Ranges count UTF-16 units.
public struct StepSummary: Hashable, Sendable {
  /// The action in the words of the dump; empty if the step only takes a picture.
  public var words: String
  /// The name of the picture that is taken after the action; nil for none.
  public var frame: String?
  /// The caption of the picture in a filmstrip; nil if it is the same as the words.
  public var caption: String?
  /// The name of the view with the focus; nil if there is none.
  public var firstResponder: String?
  /// The name of the field or text view that the other members describe.
  public var view = ""
  /// The text of this view.
  public var text = ""
  /// The selected range; nil if the step does not concern a view.
  public var selectedRange: Range<Int>?
  /// The range of the marked text; nil if there is none.
  public var markedRange: Range<Int>?
  /// The rectangle of the caret, in points of the view's coordinates.
  public var caret: Rect?
  /// The calls of delegates and the notifications.
  public var trace: [String] = []
}
