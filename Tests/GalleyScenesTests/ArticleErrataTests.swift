import Testing

@testable import GalleyScenes

/// What the articles misspell (reference K), and what is said to those who copy it.
@Suite struct ArticleErrataTests {
  /// Article 002 calls the property adjustsFontSizeToWidth.
  @Test func fontsAreAdjustedToFit() {
    #expect(
      labelFailure("adjustsFontSizeToWidth: true").contains("did you mean \"adjustsFontSizeToFitWidth\"?"))
  }

  /// Article 002, in an early wording, centres decimals; both are to be had, and only one aligns them.
  @Test func bothAlignmentsOfDecimalTabsCanBeWritten() throws {
    for alignment in ["right", "center"] {
      let tab = "{alignment: \(alignment), location: 100, columnTerminators: auto}"
      _ = try decodeLabel("runs: [{text: \"\\t1.5\", tabStops: [\(tab)]}]")
    }
  }
}
