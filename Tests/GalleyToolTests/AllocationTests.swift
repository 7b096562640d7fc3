import GalleyFiles
import TestSupport
import Testing

/// The calls of malloc that a layout makes, counted by `Tests/Faults/faults.c`: arrays grow, and nothing is allocated
/// for each glyph or cluster. Only of a release build: without optimisation Swift allocates for closures and boxes.
@Suite(.enabled(if: isReleaseBuild)) struct AllocationTests {
  /// Returns the calls of a process that lays out a text of that many words, in paragraphs and as one, twice.
  private func calls(words: Int, width: Int) throws -> Int {
    let text = (0..<words).map { ["some", "words", "of", "a", "paragraph"][$0 % 5] }.joined(separator: " ")
    let folder = try TemporaryFolder(["text": text])
    return try folder.callCount(
      "malloc",
      [
        "bench", "text", "--text", "text", "--width", "\(width)", "--rounds", "1", "--json", "--family",
        "Galley Test Mono",
      ])
  }

  /// The text of two paragraphs is one line of 5 to 80 thousand characters.
  @Test func aLineAllocatesNothingForEachCharacter() throws {
    let counts = try [2000, 4000, 8000, 16_000].map { try calls(words: $0, width: 10_000_000) }
    for (less, more) in zip(counts, counts.dropFirst()) {
      #expect(more - less < 200, "\(counts)")
    }
  }

  /// Broken into lines, a text allocates for each line and not for each character.
  @Test func linesAllocateAlikeHoweverLong() throws {
    let short = try [4000, 8000].map { try calls(words: $0, width: 240) }
    let long = try [4000, 8000].map { try calls(words: $0, width: 960) }
    #expect(Double(short[1] - short[0]) > 3 * Double(long[1] - long[0]), "\(short) \(long)")
  }
}

private var isReleaseBuild: Bool {
  #if DEBUG
    false
  #else
    true
  #endif
}
