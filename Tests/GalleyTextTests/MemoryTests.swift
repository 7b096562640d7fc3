import Testing

@testable import GalleyText

/// The memory of what a long text has many of.
struct MemoryTests {
  @Test func itemsLinesAndRunsAreSmall() {
    #expect(MemoryLayout<Item>.stride == 28)
    #expect(MemoryLayout<GlyphRun>.stride == 88)
    #expect(MemoryLayout<CompactRuns.Run>.stride == 10)
    #expect(MemoryLayout<LineFragment>.stride == 168)
  }
}
