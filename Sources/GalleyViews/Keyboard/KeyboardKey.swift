/// A key with its label and its position in a row.
struct KeyboardKey: Hashable {
  /// The label of a key.
  enum Cap: Hashable {
    /// The label is the character that the key types.
    case character(String)
    /// The label is a digit, above the letters of a telephone key.
    case digit(String, letters: String)
    /// The label is a word or consists of several characters.
    case word(String)
    /// The label is a symbol.
    case symbol(KeySymbol)
    /// The key has no label.
    case blank
  }

  /// The use of a key, which determines its colours.
  enum Role: Hashable {
    /// The key types the characters of its label.
    case input
    /// The key changes the keyboard, or changes the text in another way than typing.
    case function
    /// The key triggers the main action, such as Search.
    case action
    /// The key has no background.
    case bare
  }

  var cap: Cap
  var role: Role
  /// The number of columns between the keyboard's left edge and the key.
  var start: Double
  /// The width of the key in columns, including the gap to the next key.
  var span: Double
}

/// A row of keys from left to right.
struct KeyboardRow {
  private(set) var keys: [KeyboardKey] = []
  private var end: Double

  /// Creates an empty row whose first key begins `start` columns from the left edge.
  init(from start: Double = 0) { end = start }

  /// Returns the row with another key at its end, after a gap measured in columns.
  func key(_ cap: KeyboardKey.Cap, _ role: KeyboardKey.Role, _ span: Double = 1, after gap: Double = 0) -> KeyboardRow {
    var row = self
    row.keys.append(KeyboardKey(cap: cap, role: role, start: end + gap, span: span))
    row.end = end + gap + span
    return row
  }

  /// Returns the row with a key added for each character.
  func characters(_ text: String, _ span: Double = 1, after gap: Double = 0) -> KeyboardRow {
    var row = self
    for (index, character) in text.enumerated() {
      row = row.key(.character(String(character)), .input, span, after: index == 0 ? gap : 0)
    }
    return row
  }

  /// Returns the row with a function key added.
  func function(_ cap: KeyboardKey.Cap, _ span: Double, after gap: Double = 0) -> KeyboardRow {
    key(cap, .function, span, after: gap)
  }
}
