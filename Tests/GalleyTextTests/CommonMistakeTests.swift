import GalleyText
import TestSupport
import Testing

/// Common misconceptions about typesetting, and what actually happens.
@Suite struct CommonMistakeTests {
  private func separator(of row: String, _ alignment: TabAlignment) throws -> Double? {
    try Setting(row, size: 10, width: 400, kern: 4) {
      $0.tabStops = [TextTab(alignment: alignment, location: 100, columnTerminators: ".")]
    }
    .extent(of: ".").first
  }

  /// A decimal tab is sometimes believed to be a centred tab. A right-aligned column that ends at the separator aligns
  /// the separators; in a centred column their positions depend on the digits.
  @Test func decimalsAlignAtTheRightNotInTheMiddle() throws {
    try expectEqual(separator(of: "\t12.5", .right), 100)
    try expectEqual(separator(of: "\t1000.25", .right), 100)
    try expectEqual(separator(of: "\t12.5", .center), 110)
    try expectEqual(separator(of: "\t1000.25", .center), 120)
  }
}
