import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

/// What holds for any text at all, on texts made from a fixed seed.
@Suite struct RandomTextTests {
  static let alphabet: [String] = [
    "a", "b", "A", "V", "fi", "i", " ", " ", " ", "  ", "-", ".", "\t", "\n", "\r\n", "\u{2028}", "\u{AD}", "\u{A0}",
    "\u{200B}", "\u{200D}", "e\u{301}", "\u{301}", "א", "ב", "ש", "ا", "ب", "ل", "1", "2", "٣", "汉", "字", "。", "ไทย",
    "👨‍👩‍👧", "🇩🇪", "\u{202E}", "\u{202C}", "\u{2067}", "\u{2069}", "\u{0}", "\u{FFFC}", "\u{10FFFF}", "हिन्दी",
  ]

  struct Source: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func randomText(_ source: inout Source, fonts: [Font]) -> AttributedText {
    var text = AttributedText("")
    let style = ParagraphStyle {
      $0.alignment = TextAlignment.allCases.randomElement(using: &source) ?? .left
      $0.lineBreakMode = Bool.random(using: &source) ? .byWordWrapping : .byCharWrapping
      $0.firstLineHeadIndent = Double(Int.random(in: 0...30, using: &source))
      $0.headIndent = Double(Int.random(in: 0...30, using: &source))
      $0.tailIndent = Double(Int.random(in: -20...0, using: &source))
    }
    for _ in 0..<Int.random(in: 1...4, using: &source) {
      let attributes = TextAttributes {
        $0.font = fonts.randomElement(using: &source)
        $0.kern = Bool.random(using: &source) ? nil : Double(Int.random(in: -1...2, using: &source))
        $0.paragraphStyle = style
      }
      let letters = (0..<Int.random(in: 0...20, using: &source)).map { _ in
        Self.alphabet.randomElement(using: &source) ?? ""
      }
      text.append(letters.joined(), attributes: attributes)
      if Int.random(in: 0..<8, using: &source) == 0 {
        text.append(AttributedText(utf16: [UInt16.random(in: 0xD800...0xDFFF, using: &source)], attributes: attributes))
      }
    }
    return text
  }

  @Test(arguments: 0..<60) func everyUnitHasOnePlace(seed: Int) throws {
    var source = Source(state: UInt64(seed) &* 7919 &+ 1)
    let typesetter = Typesetter(fonts: try TestFonts.collection())
    let fonts = [try TestFonts.mono(15), try TestFonts.varied(12), try TestFonts.varied(20)]
    for _ in 0..<25 {
      let text = randomText(&source, fonts: fonts)
      let shaped = shape(text, defaultFont: fonts[0], locale: "", with: typesetter)
      let width = Double(Int.random(in: 0...200, using: &source))
      var options = LayoutOptions()
      if Bool.random(using: &source) { options.lineBreakMode = LineBreakMode.allCases.randomElement(using: &source) }
      let container = TextContainer(
        size: Size(width: width, height: .infinity), maximumNumberOfLines: Int.random(in: 0...4, using: &source))
      let layout = layOut(shaped, in: container, options: options, with: typesetter)
      checkCoverage(of: layout, text)
      checkWidths(of: layout, with: typesetter)
      #expect(layout == layOut(shaped, in: container, options: options, with: typesetter))
    }
  }

  /// Lines follow each other with nothing but separators between, up to the overflow or the end.
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
      let total = line.runs.reduce(0) { $0 + $1.width }
      let boxes = layout.clusters(of: line, with: typesetter)
      let own = line.runs.filter { $0.kind == .token || $0.kind == .hyphen }.reduce(0) { $0 + $1.width }
      #expect(boxes.reduce(own) { $0 + $1.width } == total)
      var pen = line.runs.first?.origin.x ?? 0
      for run in line.runs {
        #expect(run.origin.x == pen)
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

  /// Laid out in the size it asked for, a text never loses anything and takes no more lines.
  @Test(arguments: 0..<60) func fitContract(seed: Int) throws {
    var source = Source(state: UInt64(seed) &* 104_729 &+ 3)
    let typesetter = Typesetter(fonts: try TestFonts.collection())
    let fonts = [try TestFonts.mono(13), try TestFonts.varied(17)]
    for _ in 0..<25 {
      let shaped = shape(randomText(&source, fonts: fonts), defaultFont: fonts[0], locale: "", with: typesetter)
      let width = Double(Int.random(in: 20...300, using: &source))
      let first = layOut(
        shaped, in: TextContainer(size: Size(width: width, height: .infinity)), options: LayoutOptions(),
        with: typesetter)
      let second = layOut(
        shaped, in: TextContainer(size: Size(width: first.usedSize.width, height: first.usedSize.height)),
        options: LayoutOptions(), with: typesetter)
      #expect(second.overflow == nil)
      #expect(second.lines.map(\.range) == first.lines.map(\.range))
    }
  }

  @Test func tenThousandMarksOnOneBase() throws {
    let setting = try Setting("a" + String(repeating: "\u{301}", count: 10_000) + " b", width: 100)
    #expect(setting.layout.lines.count == 1)
  }

  /// A joined word as long as the text, of which every cut is unsafe: time grows with the text, not with its square.
  @Test(.timeLimit(.minutes(1))) func oneJoinedWordOfManyLines() throws {
    let font = try TestFonts.varied(10)
    let text = AttributedText(
      String(repeating: "ب", count: 20_000), attributes: TextAttributes { $0.font = font })
    let layout = try Setting(text, font: font, width: 20).layout
    #expect(layout.lines.count > 1000)
    #expect(layout.lines.last?.range.upperBound == 20_000)
  }
}
