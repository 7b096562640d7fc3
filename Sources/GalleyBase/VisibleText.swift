extension StringProtocol {
  /// The text on one line, in the form used by messages. Line ends and tabs become `\n`, `\r` and
  /// `\t`. Every other character that is invisible or looks like a space becomes a code such as
  /// `\u{200B}`. A backslash before n, r, t, u or another backslash is doubled.
  ///
  /// A code is shown for controls, characters of zero width, characters that change the direction, spaces other than
  /// U+0020, private-use and unassigned characters, and combining marks without a base letter. Characters that join the
  /// parts of an emoji are kept.
  package var visible: String { visible { _ in false } }

  /// Returns the text with invisible characters as codes, as in messages. Characters at the indices
  /// for which `isSpelledOut` returns true are also written as codes.
  package func visible(spellingOut isSpelledOut: (Int) -> Bool) -> String {
    var result = ""
    var isBehindBackslash = false
    for (index, character) in enumerated() {
      // Double the backslash where this character would make it look like an escape.
      if isBehindBackslash, "nrtu\\".contains(character) { result += "\\" }
      result += isSpelledOut(index) ? character.spelledOut : character.visible
      isBehindBackslash = character == "\\"
    }
    return result
  }

  /// The first 40 characters, with invisible characters as codes and followed by `…` if there are
  /// more.
  package var shortened: String { dropFirst(40).isEmpty ? visible : prefix(40).visible + "…" }

  /// The first 40 characters in quotation marks, such as `“Delete Account”`, with invisible
  /// characters as codes.
  package var quoted: String { "“\(shortened)”" }

  /// True if both texts have the same scalars. Swift's `==` is also true for equivalent texts, such
  /// as a composed and a decomposed é.
  package func isExactly(_ other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension Character {
  /// The character, with its invisible scalars as codes such as `\u{200B}`.
  package var visible: String {
    let scalars = unicodeScalars
    if isASCII, let first = scalars.first, first.value >= 0x20, first.value != 0x7F { return String(self) }
    let isEmoji = scalars.first.map { $0.properties.isEmoji && !$0.isASCII } ?? false || scalars.contains("\u{20E3}")
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      if isEmoji, index > 0, scalar.isPartOfEmoji {
        result.unicodeScalars.append(scalar)
      } else {
        result += scalar.visible(isFirst: index == 0)
      }
    }
    return result
  }

  /// The character with all scalars outside ASCII as codes such as `\u{E9}`. This distinguishes it
  /// from characters that look the same.
  package var spelledOut: String { unicodeScalars.map { $0.isASCII ? $0.visible(isFirst: true) : $0.sign }.joined() }

  /// True if both characters have the same scalars.
  package func isExactly(_ other: Character) -> Bool { unicodeScalars.elementsEqual(other.unicodeScalars) }
}

extension Unicode.Scalar {
  /// Returns the scalar itself, or its code if it is invisible or looks like a space.
  /// - Parameter isFirst: true if the scalar begins a character.
  fileprivate func visible(isFirst: Bool) -> String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: isSeen(isFirst: isFirst) ? String(self) : sign
    }
  }

  /// The code of the scalar in braces, such as `\u{200B}`.
  fileprivate var sign: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// True for scalars inside an emoji: a joiner, a variation selector or a tag.
  fileprivate var isPartOfEmoji: Bool {
    value == 0x200D || value == 0xFE0F || (0xE0020...0xE007F).contains(value)
  }

  private func isSeen(isFirst: Bool) -> Bool {
    // The Braille blank (U+2800) is a symbol by its general category, but invisible.
    if properties.isDefaultIgnorableCodePoint || value == 0x2800 { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return false
    case .spaceSeparator: return self == " "
    case .nonspacingMark, .enclosingMark, .spacingMark: return !isFirst
    default: return true
    }
  }
}
