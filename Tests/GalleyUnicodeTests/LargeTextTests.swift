import GalleyUnicode
import Testing

/// Texts that keep an analysis busy for ever if any step takes time with the square of the length.
@Suite struct LargeTextTests {
  @Test(
    arguments: [
      "א(((((((", "((א) ", "(a[б", "a\u{301}", "\u{301}", "א\u{2067}", "\u{2068}", "\u{202B}", "א\u{202B}1\u{202C}",
      "א\u{2069}", "א#!", "👩\u{200D}", "🇩", "\u{600}", "ก", "a\u{0}", "\u{85}א", "।،ー",
    ])
  func repeated(pattern: String) {
    let pattern = Array(pattern.utf16)
    let units = (0..<100_000).map { pattern[$0 % pattern.count] }
    let analysis = analyze(units)
    #expect(analysis.boundaries.count == units.count + 1)
    #expect(analysis.scripts.last?.range.upperBound == units.count)
    #expect(analysis.levels.isEmpty || analysis.levels.count == units.count)
  }
}
