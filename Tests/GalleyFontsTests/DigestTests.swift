import Testing

@testable import GalleyFonts

struct DigestTests {
  @Test(arguments: [
    // FIPS 180-2, appendix B.
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func ofBytes(text: String, digest: String) {
    #expect(sha256(of: Array(text.utf8)) == digest)
  }

  @Test func equalRowsBelowEachOtherStandOnceWithTheirNumber() {
    let (row, other): ([UInt8], [UInt8]) = ([1, 2, 3, 4], [9, 9, 9, 9])
    let stated: [[UInt8]] = [
      [2, 0, 0, 0, 0, 0, 0, 4], row, [1, 0, 0, 0, 0, 0, 0, 4], other, [1, 0, 0, 0, 0, 0, 0, 4], row,
    ]
    #expect(sha256(ofPixels: row + row + other + row, rows: 4) == sha256(of: stated.flatMap(\.self)))
    #expect(sha256(ofPixels: row + other + other + row, rows: 4) != sha256(ofPixels: row + row + other + row, rows: 4))
  }

  /// - Parameter width: pixels; more than a piece that is digested at a time.
  @Test(arguments: [1, 512, 1300]) func opaqueGreyIsOneChannel(width: Int) {
    let levels = (0..<width).map { UInt8($0 % 251) }
    let grey = levels.flatMap { [$0, $0, $0, 255] as [UInt8] }
    #expect(sha256(ofPixels: grey, rows: 1) == sha256(of: [1, 0, 0, 0, 0, 0, 0, 1] + levels))
    for channel in 0..<4 {
      var tinted = grey
      tinted[4 * (width - 1) + channel] ^= 1
      #expect(sha256(ofPixels: tinted, rows: 1) == sha256(of: [1, 0, 0, 0, 0, 0, 0, 4] + tinted))
    }
  }
}
