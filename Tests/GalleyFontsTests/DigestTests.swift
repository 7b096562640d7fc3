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
      [2, 0, 0, 0, 0, 0, 0, 0], row, [1, 0, 0, 0, 0, 0, 0, 0], other, [1, 0, 0, 0, 0, 0, 0, 0], row,
    ]
    #expect(sha256(ofRows: row + row + other + row, count: 4) == sha256(of: stated.flatMap(\.self)))
    #expect(sha256(ofRows: row + other + other + row, count: 4) != sha256(ofRows: row + row + other + row, count: 4))
  }
}
