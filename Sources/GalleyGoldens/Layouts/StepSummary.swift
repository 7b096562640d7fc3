public import GalleyBase

/// A step of a layout dump: the action and the state after it. Ranges in UTF-16 units.
public struct StepSummary: Hashable, Sendable {
  /// The action, in the dump's words; empty for a picture alone.
  public var words: String
  /// The name of the picture taken after it.
  public var frame: String?
  /// The caption of that picture in a filmstrip, if it differs from the words.
  public var caption: String?
  /// The view with the focus.
  public var firstResponder: String?
  /// The field or text view that the other members describe.
  public var view = ""
  /// Its text.
  public var text = ""
  /// The selected range; nil if the step is not about a view.
  public var selectedRange: Range<Int>?
  /// The marked range.
  public var markedRange: Range<Int>?
  /// The caret's rectangle, in points of the view.
  public var caret: Rect?
  /// The calls of delegates, and notifications.
  public var trace: [String] = []
}
