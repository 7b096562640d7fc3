/// The state of a view that is edited, besides its text and selection.
struct EditingSession {
  /// True if editing began and has not ended.
  var isEditing = false
  /// The time of the last change of text or selection, or of the beginning of editing: the caret blinks from there.
  /// Milliseconds of the window's time.
  var lastActivity = 0
  /// True if the next insertion or deletion takes all of a secure text away, since editing began anew.
  var clearsSecureText = false
  /// The cluster that was typed last, and when, in milliseconds; nil after any other edit.
  var lastTyped: (range: Range<Int>, time: Int)?
  /// The end of the selection that stays while keys move the other one; nil if none did.
  var anchor: Int?
  /// The x that the caret keeps while it moves up and down, in the view's coordinates.
  var goalX: Double?
  /// The edits since editing began. They are forgotten when editing ends (a choice), and when code sets the
  /// text, as in UITextView.
  var history = UndoHistory()
  /// The moment at which what shows follows an edit.
  var following = Following.atOnce
  /// True if editing is about to end: nobody refused, and the keyboard is being hidden.
  var isLeaving = false
  /// The reason for which the focus is being given up.
  var departure = Departure.own

  /// A moment at which what shows follows an edit.
  enum Following {
    case atOnce
    /// At the end of several edits that are made in one go, of which there was none yet.
    case later
    /// The same, after an edit.
    case due
  }

  /// A reason to give up the focus.
  enum Departure {
    /// The view was told to.
    case own
    /// Another view takes it over, and the keyboard with it.
    case successor
    /// It has to, whatever its delegate says.
    case force
  }
}
