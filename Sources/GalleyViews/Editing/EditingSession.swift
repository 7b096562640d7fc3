/// The state of a view during editing, besides its text and selection.
struct EditingSession {
  /// True if editing began and has not ended.
  var isEditing = false
  /// The time of the last change of text or selection, or of the beginning of editing, from which the caret blinks.
  ///
  /// Milliseconds of the window's time.
  var lastActivity = 0
  /// True if the next insertion or deletion removes all of a secure text, because editing began again.
  var clearsSecureText = false
  /// The last typed cluster and its time in milliseconds; nil after any other edit.
  var lastTyped: (range: Range<Int>, time: Int)?
  /// The fixed end of the selection while keys move the other one; nil if no key moved it.
  var anchor: Int?
  /// The x that the caret keeps while it moves up and down, in the view's coordinates.
  var goalX: Double?
  /// The edits since editing began.
  ///
  /// They are cleared when editing ends (a choice), and when code sets the text, as in UITextView.
  var history = UndoHistory()
  /// The time at which the display is updated after an edit.
  var following = Following.atOnce
  /// True if editing is about to end: nobody refused, and the keyboard is being hidden.
  var isLeaving = false
  /// The reason why the view is giving up the focus.
  var departure = Departure.own

  /// A time at which the display is updated after an edit.
  enum Following {
    case atOnce
    /// At the end of several edits, none of which has been made yet.
    case later
    /// At the end of several edits, after at least one was made.
    case due
  }

  /// A reason to give up the focus.
  enum Departure {
    /// The view was asked to.
    case own
    /// Another view takes over the focus and the keyboard.
    case successor
    /// The view has to, whatever its delegate says.
    case force
  }
}
