import GalleyUnicode
import Testing

@Suite struct CharacterFlagTests {
  static let own: TextBoundaries = [.space, .bidiReset, .ignorable]

  @Test(
    arguments: [
      (0x20, [.space, .bidiReset]), (0x1680, [.space, .bidiReset]), (0x2000, [.space, .bidiReset]),
      (0x2006, [.space, .bidiReset]), (0x2007, .bidiReset), (0x2008, [.space, .bidiReset]),
      (0x200A, [.space, .bidiReset]), (0x205F, [.space, .bidiReset]), (0x3000, [.space, .bidiReset]),
      (0xA0, []), (0x202F, []), (0x09, .bidiReset), (0x2028, .bidiReset), (0x85, .bidiReset),
      (0x200B, [.bidiReset, .ignorable]), (0xAD, [.bidiReset, .ignorable]), (0x200D, [.bidiReset, .ignorable]),
      (0x2067, [.bidiReset, .ignorable]), (0x2069, [.bidiReset, .ignorable]), (0x202E, [.bidiReset, .ignorable]),
      (0xFE0F, .ignorable), (0x34F, .ignorable), (0x3164, .ignorable), (0x200E, .ignorable), (0x61, []),
      (0x5D0, []), (0x4E00, []), (0x00, .bidiReset), (0x21, []), (0xD800, []), (0xFFFC, []), (0xE000, []),
    ] as [(UInt16, TextBoundaries)])
  func unit(unit: UInt16, flags: TextBoundaries) {
    // Once alone and once in a text that is not ASCII.
    #expect(analyze([unit]).boundaries[0].intersection(Self.own) == flags)
    #expect(analyze([0x3042, unit]).boundaries[1].intersection(Self.own) == flags)
  }

  @Test func bothUnitsOfAPairHaveTheFlags() {
    // A tag character, U+E0020.
    let boundaries = analyze([0xDB40, 0xDC20]).boundaries
    #expect(boundaries == [[.grapheme, .bidiReset, .ignorable], [.bidiReset, .ignorable], [.grapheme, .softBreak]])
  }
}
