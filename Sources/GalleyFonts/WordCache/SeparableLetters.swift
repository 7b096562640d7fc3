/// The glyphs of letters that do not depend on their neighbours. If no lookup covers a letter, it
/// has the character's own glyph; otherwise HarfBuzz shapes the letter once.
///
/// For a plan whose text may be split between letters (`WordSeparation`). A letter that may be split from both
/// neighbours is shaped as if it were alone, so it is set without HarfBuzz and without the cache of pieces.
final class SeparableLetters {
  /// The properties of a letter or another unit.
  struct Letter: BitwiseCopyable {
    /// The bits in `LetterJoins` of the pairs in which the letter is on the left. `joinsRight` has
    /// the bits of the pairs in which the letter is on the right.
    var joinsLeft: UInt64 = 0
    var joinsRight: UInt64 = 0
    /// The advance of the letter's glyph, in the steps of HarfBuzz.
    var advance: Int32 = 0
    var glyph: UInt16 = 0
    var kind = Kind.unknown

    /// Returns true if text may be split between this unit and the next.
    @inline(__always)
    func separates(from next: Letter) -> Bool {
      kind.isLetter && next.kind.isLetter && joinsLeft & next.joinsRight == 0
    }
  }

  /// The kind of a unit, which determines how it is shaped.
  enum Kind: UInt8, BitwiseCopyable {
    /// The unit is not yet examined.
    case unknown
    /// Text is never split next to the unit.
    case other
    /// The unit is a letter that is not yet shaped.
    case unshaped
    /// The unit is a letter that becomes one glyph at the pen.
    case plain
    /// The unit is a letter that becomes several glyphs, or a glyph away from the pen.
    case special

    @inline(__always) var isLetter: Bool { rawValue >= Kind.unshaped.rawValue }
  }

  private let separation: WordSeparation
  private let face: ShapingFace
  /// The properties of all units, at most 1.5 MiB.
  private let letters = UnitTable<Letter>(unknown: Letter())

  init(_ separation: WordSeparation, of face: ShapingFace) { (self.separation, self.face) = (separation, face) }

  subscript(unit: UInt16) -> Letter {
    @inline(__always) get {
      let letter = letters[unit]
      return letter.kind == .unknown ? find(unit) : letter
    }
    set { letters[unit] = newValue }
  }

  private func find(_ unit: UInt16) -> Letter {
    var letter = Letter()
    letter.kind = .other
    if let found = separation.letter(unit) {
      letter.kind = .unshaped
      (letter.joinsLeft, letter.joinsRight) = (found.joinsLeft, found.joinsRight)
      if let glyph = found.glyph {
        letter.kind = .plain
        letter.glyph = glyph
        letter.advance = face.advance(of: UInt32(glyph))
      }
    }
    letters[unit] = letter
    return letter
  }
}
