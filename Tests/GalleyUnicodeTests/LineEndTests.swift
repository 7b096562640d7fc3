import GalleyUnicode
import Testing

@Suite struct LineEndTests {
  /// The units that Swift calls newlines by themselves.
  @Test func lineEndsAreNewlines() {
    for unit in UInt16.min...UInt16.max {
      guard let scalar = Unicode.Scalar(unit) else { continue }
      #expect(unit.isLineEnd == Character(scalar).isNewline)
    }
  }

  @Test func paragraphSeparatorsAreLineEnds() {
    #expect((UInt16.min...UInt16.max).filter(\.isParagraphSeparator) == [0x0A, 0x0D, 0x2029])
  }
}
