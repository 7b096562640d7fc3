public import GalleyBase

/// One step of a layout dump: what was done and what it left behind. Ranges in UTF-16 units.
public struct StepSummary: Hashable, Sendable {
  /// What was done, in the dump's words; empty for a picture alone.
  public var words: String
  /// The name of the picture that was taken after it.
  public var frame: String?
  /// The view with the focus.
  public var firstResponder: String?
  /// The field or text view that the rest is about.
  public var view: String
  /// Its text.
  public var text: String
  /// What is selected of it; nil if the step is about no view.
  public var selectedRange: Range<Int>?
  /// What is marked of it.
  public var markedRange: Range<Int>?
  /// Where the caret is, in points of the view.
  public var caret: Rect?
  /// What was asked and told.
  public var trace: [String]

  /// A summary of these values.
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
