import GalleyBase
import GalleyFonts
import GalleyUnicode
import TestSupport
import Testing

@testable import GalleyText

/// Lines of many runs are kept in less memory, and read as they were.
@Suite struct CompactRunsTests {
  /// No two are of one script.
  private static let words = ["ab ", "жж ", "اب ", "λό ", "\u{5D0}\u{5D1}\u{5B8} ", "漢字"]

  /// Words of several scripts, which are runs of their own. Where some have a colour the runs are kept as they are.
  @Test func runsAreReadAsTheyWere() throws {
    let typesetter = try TestFonts.typesetter()
    let font = try TestFonts.mono(10)
    var random = SeededNumbers(seed: 4)
    var compactCount = 0
    for _ in 0..<SeededRuns.count(100) {
      var (plain, coloured) = (AttributedText(""), AttributedText(""))
      var word = 0
      for index in 0..<Int.random(in: 1..<40, using: &random) {
        word = (word + Int.random(in: 1..<6, using: &random)) % 6
        plain.append(CompactRunsTests.words[word], attributes: TextAttributes())
        coloured.append(
          CompactRunsTests.words[word],
          attributes: TextAttributes { $0.foregroundColor = index % 2 == 0 ? nil : .black })
      }
      let container = TextContainer(size: Size(width: Double.random(in: 40..<400, using: &random), height: .infinity))
      func lines(_ text: AttributedText) -> LineFragments {
        let shaped = shape(text, defaultFont: font, locale: "en", with: typesetter)
        return layOut(shaped, in: container, options: LayoutOptions(), with: typesetter).lines
      }
      let (found, expected) = (lines(plain), lines(coloured))
      compactCount += found.count { if case .compact = $0.placedRuns.unmoved { true } else { false } }
      try #require(found.map(\.runs) == expected.map(\.runs), "\(plain.string)")
    }
    #expect(compactCount > 100)
  }
}
