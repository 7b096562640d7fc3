/// The glyphs of letters that no neighbour changes: the character's own where no lookup covers it, else as HarfBuzz
/// shaped the letter once.
///
/// For a plan whose text may be split between letters (`WordSeparation`). A letter that may be split from both
/// neighbours is shaped as if it were alone, so it is set without HarfBuzz and without the cache of pieces.
final class SeparableLetters {
  /// The facts about a letter or another unit.
  struct Letter: BitwiseCopyable {
    /// The bits of `LetterJoins` as a left and as a right neighbour.
    var joinsLeft: UInt64 = 0
    var joinsRight: UInt64 = 0
    /// The advance in HarfBuzz's steps.
    var advance: Int32 = 0
    var glyph: UInt16 = 0
    var kind = Kind.unknown

    /// True if text may be split between it and the next unit.
    @inline(__always)
    func separates(from next: Letter) -> Bool {
      kind.isLetter && next.kind.isLetter && joinsLeft & next.joinsRight == 0
    }
  }

  /// The kind of a unit, and how a letter is set.
  enum Kind: UInt8, BitwiseCopyable {
    /// Not examined yet.
    case unknown
    /// Text is never split beside the unit.
    case other
    /// A letter that has not been shaped yet.
    case unshaped
    /// A letter that becomes one glyph at the pen.
    case plain
    /// A letter that becomes something else.
    case special

    @inline(__always) var isLetter: Bool { rawValue >= Kind.unshaped.rawValue }
  }

  private let separation: WordSeparation
  private let face: ShapingFace
  /// At most 1.5 MiB.
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
