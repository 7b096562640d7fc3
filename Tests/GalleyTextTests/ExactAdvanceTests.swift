import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

/// Glyphs stand at sums of advances that lose nothing, though layout rounds each one down.
@Suite struct ExactAdvanceTests {
  /// 0.6 em of 14.3 pt are 8.58 pt, of which rounding each advance would lose up to 1/65536 pt. In 200 letters at 3x
  /// this would be up to 1/110 pixel, and positions matter to 1/1024 pixel.
  @Test(arguments: [14.3, 15.1, 17.7], [TextAlignment.left, .center, .right])
  func advancesOfTwoHundredLettersAddUpExactly(size: Double, alignment: TextAlignment) throws {
    // A font size is a length, so it is on the grid of 1/65536 pt.
    let (count, advance, width) = (200, 0.6 * size.onLengthGrid, 4000.0)
    let setting = try Setting(String(repeating: "n", count: count), size: size, width: width) {
      $0.alignment = alignment
    }
    let line = try #require(setting.layout.lines.first)
    let free = width - Double(count) * advance
    let start = alignment == .left ? 0 : alignment == .center ? free / 2 : free
    var origins: [Double] = []
    for run in line.runs { run.forEachGlyph { origins.append($0.origin.x) } }
    #expect(origins.count == count)
    for (index, origin) in origins.enumerated() {
      let expected: Double = start + Double(index) * advance
      #expect(abs(origin - expected) < 1.0 / 6000, "letter \(index)")
    }
  }

  /// A line that is too long begins at its margin, in text from the left and from the right.
  @Test(arguments: [TextAlignment.left, .center, .right])
  func aLineThatIsTooLongBeginsAtItsMargin(alignment: TextAlignment) throws {
    let setting = try Setting(String(repeating: "n", count: 60), size: 14.3, width: 100) {
      $0.alignment = alignment
      $0.lineBreakMode = .byClipping
    }
    let line = try #require(setting.layout.lines.first)
    #expect(line.runs.first?.origin.x == 0)
  }

  /// The letters of several runs add up exactly as well: each run begins where the exact advances before it end.
  @Test func advancesOfSeveralRunsAddUpExactly() throws {
    let size = 14.3.onLengthGrid
    let font = try TestFonts.mono(size)
    var text = AttributedText("")
    for index in 0..<4 {
      text.append(
        AttributedText(
          String(repeating: "n", count: 50),
          attributes: TextAttributes {
            $0.font = font
            $0.baselineOffset = Double(index)
          }))
    }
    let line = try #require(try Setting(text, font: font).layout.lines.first)
    #expect(line.runs.count == 4)
    let last = try #require(line.runs.last)
    let expected: Double = 90 * size
    #expect(abs(last.origin.x - expected) < 1.0 / 6000)
  }

  /// Letters with kern are drawn where layout puts them.
  @Test func spacedLettersStayWhereLayoutPutThem() throws {
    let line = try #require(try Setting("nn", size: 10, kern: 0.25).layout.lines.first)
    var origins: [Double] = []
    line.runs[0].forEachGlyph { origins.append($0.origin.x) }
    #expect(origins == [0, 6.25])
  }
}
