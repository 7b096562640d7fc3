import Testing

@testable import GalleyFonts

struct ClusterByItselfTests {
  /// Swift's own segmentation (UAX 29) ends a cluster before and after each of these characters.
  @Test func clustersEndBesideEachCharacter() throws {
    var count = 0
    for unit in UInt16.min...UInt16.max where unit.isClusterByItself {
      guard let scalar = Unicode.Scalar(UInt32(unit)) else { continue }
      let character = Character(scalar)
      count += 1
      for pair in ["a\(character)", "\(character)a", "\(character)\(character)", "\u{4E00}\(character)"] {
        #expect(pair.count == 2, "U+\(String(unit, radix: 16))")
      }
    }
    #expect(count > 28_000)
    #expect(
      ([0x301, 0x483, 0x64B, 0x670, 0x302A, 0x3099, 0xFF9E, 0xD83D] as [UInt16]).filter(\.isClusterByItself) == [])
  }
}
