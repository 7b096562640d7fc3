/// A drawn key: its cap, and its position in a row.
struct KeyboardKey: Hashable {
  /// The label of a key.
  enum Cap: Hashable {
    /// The character that the key types.
    case character(String)
    /// A digit, with the letters of a telephone key below.
    case digit(String, letters: String)
    /// A word, or several characters.
    case word(String)
    /// A symbol.
    case symbol(KeySymbol)
    /// No label.
    case blank
  }

  /// The use of a key, which determines its colours.
  enum Role: Hashable {
    /// Types the characters on its cap.
    case input
    /// Changes the keyboard or the text in another way.
    case function
    /// Triggers the main action, such as Search.
    case action
    /// Has no background of its own.
    case bare
  }

  var cap: Cap
  var role: Role
  /// The number of columns between the left edge and the key.
  var start: Double
  /// The width in columns, including the gap to the next key.
  var span: Double
}

/// A row of keys from left to right.
struct KeyboardRow {
  private(set) var keys: [KeyboardKey] = []
  private var end: Double

  /// Creates an empty row that begins `start` columns from the left edge.
  init(from start: Double = 0) { end = start }

  /// Returns the row with another key at its end, after a gap of some columns.
  func key(_ cap: KeyboardKey.Cap, _ role: KeyboardKey.Role, _ span: Double = 1, after gap: Double = 0) -> KeyboardRow {
    var row = self
    row.keys.append(KeyboardKey(cap: cap, role: role, start: end + gap, span: span))
    row.end = end + gap + span
    return row
  }

  /// Returns the row with a key for each character.
  func characters(_ text: String, _ span: Double = 1, after gap: Double = 0) -> KeyboardRow {
    var row = self
    for (index, character) in text.enumerated() {
      row = row.key(.character(String(character)), .input, span, after: index == 0 ? gap : 0)
    }
    return row
  }

  /// Returns the row with a function key.
  func function(_ cap: KeyboardKey.Cap, _ span: Double, after gap: Double = 0) -> KeyboardRow {
    key(cap, .function, span, after: gap)
  }
}
