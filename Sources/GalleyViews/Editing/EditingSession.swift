import GalleyBase

/// What a view that is edited remembers besides its text and selection.
struct EditingSession {
  /// Whether editing began and has not ended.
  var isEditing = false
  /// When the text or the selection changed last, or editing began: the caret blinks from there. Milliseconds of the
  /// window's time.
  var lastActivity = 0
  /// Whether the next insertion or deletion takes all of a secure text away, since editing began anew.
  var clearsSecureText = false
  /// The cluster that was typed last, and when, in milliseconds; nil after any other edit.
  var lastTyped: (range: Range<Int>, time: Int)?
  /// The end of the selection that stays while keys move the other one; nil if none did.
  var anchor: Int?
  /// The x that the caret keeps while it moves up and down, in the view's coordinates.
  var goalX: Double?
  /// The edits since editing began. They are forgotten when editing ends (a choice), and when code sets the
  /// text, as UITextView forgets them (known from practice).
  var history = UndoHistory()
  /// Why the focus is being given up.
  var departure = Departure.own

  /// Why a view gives up the focus.
  enum Departure {
    /// It is told so.
    case own
    /// Another view takes it over, and the keyboard with it.
    case successor
    /// It has to, whatever its delegate says.
    case force
  }
}
