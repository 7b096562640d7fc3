/// A key as it is drawn: what is on it, and its place in a row.
struct KeyboardKey: Hashable {
  /// The sign on a key.
  enum Cap: Hashable {
    /// A character that it types.
    case character(String)
    /// A digit, with the letters of a telephone below.
    case digit(String, letters: String)
    /// A word, or several characters.
    case word(String)
    /// A drawing.
    case symbol(KeySymbol)
    /// Nothing.
    case blank
  }

  /// The looks of a key, by its use.
  enum Role: Hashable {
    /// It types what is on it.
    case input
    /// It does something else.
    case function
    /// It does what the user is to do next.
    case action
    /// It has no ground of its own.
    case bare
  }

  var cap: Cap
  var role: Role
  /// The columns between the left edge and the key.
  var start: Double
  /// The columns it takes, the gap to the next key included.
  var span: Double
}

/// A row of keys from left to right.
struct KeyboardRow {
  private(set) var keys: [KeyboardKey] = []
  private var end: Double

  /// A row that begins so many columns from the left edge.
  init(from start: Double = 0) { end = start }

  /// With one more key at its end, `gap` columns further.
  func key(_ cap: KeyboardKey.Cap, _ role: KeyboardKey.Role, _ span: Double = 1, after gap: Double = 0) -> KeyboardRow {
    var row = self
    row.keys.append(KeyboardKey(cap: cap, role: role, start: end + gap, span: span))
    row.end = end + gap + span
    return row
  }

  /// With a key for each character.
  func characters(_ text: String, _ span: Double = 1, after gap: Double = 0) -> KeyboardRow {
    var row = self
    for (index, character) in text.enumerated() {
      row = row.key(.character(String(character)), .input, span, after: index == 0 ? gap : 0)
    }
    return row
  }

  /// With a key that a word or drawing names.
  func function(_ cap: KeyboardKey.Cap, _ span: Double, after gap: Double = 0) -> KeyboardRow {
    key(cap, .function, span, after: gap)
  }
}
