import GalleyText
import TestSupport
import Testing

/// Common beliefs about setting text that do not hold, and what holds.
@Suite struct CommonMistakeTests {
  private func separator(of row: String, _ alignment: TabAlignment) throws -> Double? {
    try Setting(row, size: 10, width: 400, kern: 4) {
      $0.tabStops = [TextTab(alignment: alignment, location: 100, columnTerminators: ".")]
    }
    .extent(of: ".").first
  }

  /// The tab of decimals is sometimes taken for a centred one. A column that ends at its separator and is
  /// aligned at the right puts separators below each other; centred, they stand wherever the digits leave them.
  @Test func decimalsAlignAtTheRightNotInTheMiddle() throws {
    try expectEqual(separator(of: "\t12.5", .right), 100)
    try expectEqual(separator(of: "\t1000.25", .right), 100)
    try expectEqual(separator(of: "\t12.5", .center), 110)
    try expectEqual(separator(of: "\t1000.25", .center), 120)
  }
}
