import Testing

@testable import GalleyScenes

/// Common misspellings of UIKit's names, and the messages about them.
@Suite struct CommonMistakeTests {
  /// A property that is often written adjustsFontSizeToWidth.
  @Test func fontsAreAdjustedToFit() {
    #expect(
      labelFailure("adjustsFontSizeToWidth: true").contains("did you mean \"adjustsFontSizeToFitWidth\"?"))
  }

  /// Decimals may be centred at a tab or aligned; both are to be had, and only one aligns them.
  @Test func bothAlignmentsOfDecimalTabsCanBeWritten() throws {
    for alignment in ["right", "center"] {
      let tab = "{alignment: \(alignment), location: 100, columnTerminators: auto}"
      _ = try decodeLabel("runs: [{text: \"\\t1.5\", tabStops: [\(tab)]}]")
    }
  }
}
