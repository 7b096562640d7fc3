import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

/// Properties of any text at all, on texts made from a fixed seed.
@Suite struct RandomTextTests {
  @Test(arguments: 0..<SeededRuns.count(40)) func everyCodeUnitIsInExactlyOneLine(seed: Int) throws {
    let typesetter = Typesetter(fonts: try TestFonts.collection())
    let fonts = [try TestFonts.mono(15), try TestFonts.varied(12), try TestFonts.varied(20)]
    var random = RandomText(seed: seed, fonts: fonts)
    for _ in 0..<25 {
      let text = random.text()
      let shaped = shape(text, defaultFont: fonts[0], locale: "en_US", with: typesetter)
      let (containers, options) = (random.containers(), random.options())
      let layout = layOut(shaped, in: containers, options: options, with: typesetter)
      checkCoverage(of: layout, text)
      checkWidths(of: layout, with: typesetter)
      #expect(layout == layOut(shaped, in: containers, options: options, with: typesetter))
    }
  }

  /// Checks that lines follow each other with only separators between them, up to the overflow or the end.
  private func checkCoverage(of layout: TextLayout, _ text: AttributedText) {
    let separators: Set<UInt16> = [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]
    var end = 0
    for line in layout.lines {
      #expect(line.range.lowerBound >= end)
      #expect(text.utf16[end..<line.range.lowerBound].allSatisfy(separators.contains))
      end = line.range.upperBound
    }
    let rest = layout.overflow?.lowerBound ?? text.count
    #expect(rest >= end && text.utf16[end..<rest].allSatisfy(separators.contains))
    #expect(layout.overflow.map { $0.upperBound == text.count } ?? true)
  }

  private func checkWidths(of layout: TextLayout, with typesetter: Typesetter) {
    for line in layout.lines {
      // The marker of a list is not part of the text.
      let runs = line.runs.filter { $0.kind != .marker }
      let total = runs.reduce(0) { $0 + $1.width }
      // A tab never moves the pen backwards.
      #expect(runs.allSatisfy { $0.kind != .tab || $0.width >= 0 })
      let boxes = layout.clusters(of: line, with: typesetter)
      let own = line.runs.filter { $0.kind == .token || $0.kind == .hyphen }.reduce(0) { $0 + $1.width }
      #expect(boxes.reduce(own) { $0 + $1.width } == total)
      var pen = runs.first?.origin.x ?? 0
      for run in runs {
        // Rounding took up to 1/65536 pt from each of the exact advances.
        #expect(abs(run.origin.x - pen) <= Double(line.runs.reduce(1) { $0 + $1.glyphs.count }) / 65_536)
        pen += run.width
      }
      var offset = line.range.lowerBound
      for box in boxes {
        let isHidden = line.hidden != nil
        let follows = box.range.lowerBound == offset || isHidden && box.range.lowerBound > offset
        #expect(follows, "\(box.range) after \(offset)")
        offset = box.range.upperBound
      }
    }
  }

  /// A text laid out in the size that it asked for loses nothing and takes no more lines.
  @Test(arguments: 0..<SeededRuns.count(40)) func theSizeOfATextIsEnoughForIt(seed: Int) throws {
    let typesetter = Typesetter(fonts: try TestFonts.collection())
    let fonts = [try TestFonts.mono(13), try TestFonts.varied(17)]
    var random = RandomText(seed: 1000 + seed, fonts: fonts)
    for _ in 0..<25 {
      let shaped = shape(random.text(), defaultFont: fonts[0], locale: "en_US", with: typesetter)
      let width = Double(random.number(20...300))
      let options = LayoutOptions()
      let first = layOut(
        shaped, in: TextContainer(size: Size(width: width, height: .infinity)), options: options, with: typesetter)
      let second = layOut(shaped, in: TextContainer(size: first.usedSize), options: options, with: typesetter)
      #expect(second.overflow == nil)
      #expect(second.lines.map(\.range) == first.lines.map(\.range), "\(shaped.text.utf16) in \(width)")
    }
  }

  @Test func tenThousandMarksOnOneBase() throws {
    let setting = try Setting("a" + String(repeating: "\u{301}", count: 10_000) + " b", width: 100)
    #expect(setting.layout.lines.count == 1)
  }

  /// A single joined word as long as the text, in which every break is unsafe: the time must be proportional to the
  /// length, not to its square.
  @Test func oneJoinedWordOfManyLines() throws {
    let font = try TestFonts.varied(10)
    let text = AttributedText(
      String(repeating: "ب", count: 20_000), attributes: TextAttributes { $0.font = font })
    let layout = try Setting(text, font: font, width: 20).layout
    #expect(layout.lines.count > 1000)
    #expect(layout.lines.last?.range.upperBound == 20_000)
  }
}
