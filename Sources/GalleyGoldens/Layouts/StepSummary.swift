public import GalleyBase

/// A step of a layout dump: the action and the state after it. Ranges in UTF-16 units.
public struct StepSummary: Hashable, Sendable {
  /// The action, in the dump's words; empty for a picture alone.
  public var words: String
  /// The name of the picture that was taken after it.
  public var frame: String?
  /// The view with the focus.
  public var firstResponder: String?
  /// The field or text view that the other members describe.
  public var view: String
  /// Its text.
  public var text: String
  /// The selected range; nil if the step is about no view.
  public var selectedRange: Range<Int>?
  /// The marked range.
  public var markedRange: Range<Int>?
  /// The caret's rectangle, in points of the view.
  public var caret: Rect?
  /// The calls of delegates, and notifications.
  public var trace: [String]

  /// Creates a summary of these values.
  public init(
    words: String, frame: String? = nil, firstResponder: String? = nil, view: String = "", text: String = "",
    selectedRange: Range<Int>? = nil, markedRange: Range<Int>? = nil, caret: Rect? = nil, trace: [String] = []
  ) {
    self.words = words
    self.frame = frame
    self.firstResponder = firstResponder
    self.view = view
    self.text = text
    self.selectedRange = selectedRange
    self.markedRange = markedRange
    self.caret = caret
    self.trace = trace
  }
}
