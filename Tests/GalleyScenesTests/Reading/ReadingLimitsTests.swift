import Testing

@testable import GalleyScenes

@Suite struct ReadingLimitsTests {
  private func repeated(_ text: String, _ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    let piece = Array(text.utf8)
    bytes.reserveCapacity(piece.count * count)
    for _ in 0..<count { bytes += piece }
    return bytes
  }

  @Test func aLineOf100MegabytesIsRefusedUnread() {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 100 << 20)
    #expect(
      readingFailure(bytes) == "s.yaml:1:1: error: the file has 104,857,600 bytes; at most 16,777,216 are read")
  }

  @Test func aLineOfAMegabyteIsRead() throws {
    let text = Array("a: ".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: (1 << 20) - 3)
    let document = try Document(reading: text, file: "s.yaml")
    #expect(document.value(of: "a", in: document.root).flatMap(document.scalarText)?.utf8.count == (1 << 20) - 3)
  }

  static let nested: [String] = [
    String(repeating: "[", count: 30_000) + String(repeating: "]", count: 30_000),
    "{\"views\":" + String(repeating: "[{\"view\":{\"subviews\":", count: 10_000),
    "views:\n"
      + (0..<600).map { level in
        let indent = String(repeating: "    ", count: level)
        return "\(indent)- view:\n\(indent)    subviews:\n"
      }.joined(),
    String(repeating: "- ", count: 30_000), String(repeating: "? ", count: 30_000),
    (0..<2_000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
  ]

  @Test(arguments: nested.indices) func nestingIsLimited(case index: Int) {
    let failure = readingFailure(Array(Self.nested[index].utf8))
    #expect(failure.hasSuffix("error: lists and mappings are nested more than 200 deep"), "\(failure)")
  }

  @Test func nestingUpToTheLimitIsRead() {
    let deep = { (levels: Int) in
      Array((String(repeating: "[", count: levels) + String(repeating: "]", count: levels)).utf8)
    }
    #expect(readingFailure(deep(200)) == "")
    #expect(readingFailure(deep(201)) == "s.yaml:1:201: error: lists and mappings are nested more than 200 deep")
  }

  @Test func aliasesCannotMultiplyWithoutEnd() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let uses = [String](repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(uses)]\n"
    }
    #expect(
      readingFailure(Array(text.utf8))
        == "s.yaml:6:40: error: there are more than 1,000,000 values, counting those of an alias at every "
        + "use: write fewer, or add --budget values=2000000")
  }

  @Test func aliasesCannotNestBeyondTheLimit() {
    var text = "a0: &a0 [x]\n"
    for level in 1...250 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(
      readingFailure(Array(text.utf8)) == "s.yaml:200:14: error: lists and mappings are nested more than 200 deep")
  }

  @Test func bracketsAreCounted() {
    let failure = readingFailure(repeated("{", 1_000_001))
    #expect(failure == "s.yaml:1:1: error: the file has 1,000,001 brackets and commas; at most 1,000,000 are read")
  }
}
