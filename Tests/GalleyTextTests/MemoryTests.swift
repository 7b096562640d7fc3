import Testing

@testable import GalleyText

/// The memory that the most frequent values of a long text take.
struct MemoryTests {
  @Test func itemsLinesAndRunsAreSmall() {
    #expect(MemoryLayout<Item>.stride == 28)
    #expect(MemoryLayout<GlyphRun>.stride == 88)
    #expect(MemoryLayout<CompactRuns.Run>.stride == 10)
    #expect(MemoryLayout<LineFragment>.stride == 168)
  }
}
