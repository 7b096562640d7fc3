/// The state of a view while it is edited, besides its text and selection.
struct EditingSession {
  /// True if editing began and has not ended.
  var isEditing = false
  /// The time of the last change of text or selection, or of the beginning of editing. The caret
  /// blinks from this time on.
  ///
  /// Milliseconds of the window's time.
  var lastActivity = 0
  /// True if the next insertion or deletion removes the whole secure text, because editing began
  /// again.
  var clearsSecureText = false
  /// The last typed cluster and its time in milliseconds; nil after any other edit.
  var lastTyped: (range: Range<Int>, time: Int)?
  /// The fixed end of the selection while keys move the other end; nil if no key has moved it.
  var anchor: Int?
  /// The x to which the caret returns when it moves up and down, in the view's coordinates; nil
  /// after other movements.
  var goalX: Double?
  /// The user's edits since editing began, for undo and redo.
  ///
  /// They are cleared when editing ends (a choice), and when code sets the text, as in UITextView.
  var history = UndoHistory()
  /// The time at which the display is updated after the next edit.
  var following = Following.atOnce
  /// True while editing is about to end: it was permitted, and the keyboard is being hidden.
  var isLeaving = false
  /// The reason why the view is resigning the focus.
  var departure = Departure.own

  /// A time at which the display is updated after an edit.
  enum Following {
    case atOnce
    /// The display is updated after several edits, of which none has been made yet.
    case later
    /// The display is updated after several edits, of which at least one has been made.
    case due
  }

  /// A reason to resign the focus.
  enum Departure {
    /// Code called a method that ends editing, such as `resignFirstResponder()`.
    case own
    /// Another view takes over the focus and the keyboard.
    case successor
    /// The view must resign the focus, even if its delegate refuses.
    case force
  }
}
