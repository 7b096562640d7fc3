import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import TestSupport

/// A generator of texts, styles and containers of every kind, from a fixed seed.
struct RandomText {
  static let alphabet: [String] = [
    "a", "b", "A", "V", "fi", "i", " ", " ", " ", "  ", "-", ".", "\t", "\n", "\r\n", "\u{2028}", "\u{AD}", "\u{A0}",
    "\u{200B}", "\u{200D}", "e\u{301}", "\u{301}", "א", "ב", "ש", "ا", "ب", "ل", "1", "2", "٣", "汉", "字", "。", "ไทย",
    "👨‍👩‍👧", "🇩🇪", "\u{202E}", "\u{202C}", "\u{2067}", "\u{2069}", "\u{0}", "\u{FFFC}", "\u{10FFFF}", "हिन्दी", "\r",
    "\u{2029}", "\u{85}", "hyphenation", "understanding", "Silbentrennung", "\u{200C}", "\u{FE0F}",
  ]

  var numbers: SeededNumbers
  let fonts: [Font]

  init(seed: Int, fonts: [Font]) {
    numbers = SeededNumbers(seed: seed)
    self.fonts = fonts
  }

  /// Returns a random integer.
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

  /// Returns true once in `count` times on average.
  mutating func once(in count: Int) -> Bool { number(1...count) == 1 }

  mutating func element<T>(_ values: [T]) -> T { values[number(0...values.count - 1)] }

  /// Returns a range inside a text of this length; the range is often short.
  mutating func range(in count: Int) -> Range<Int> {
    let start = number(0...count)
    let end = once(in: 8) ? count : min(count, start + number(0...6))
    return start..<max(start, end)
  }

  /// Returns code units: mostly letters with special behaviour, sometimes any character at all, or half of a surrogate
  /// pair.
  mutating func units(atMost count: Int) -> [UInt16] {
    var units: [UInt16] = []
    for _ in 0..<number(0...count) {
      switch number(1...40) {
      case 1: units.append(UInt16(number(0xD800...0xDFFF)))
      case 2...5:
        guard let scalar = Unicode.Scalar(UInt32(number(0...0x10FFFF))) else { continue }
        units.append(contentsOf: Character(scalar).utf16)
      default: units.append(contentsOf: element(RandomText.alphabet).utf16)
      }
    }
    return units
  }

  mutating func style() -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = element(TextAlignment.allCases)
    style.lineBreakMode = element([.byWordWrapping, .byWordWrapping, .byCharWrapping])
    if once(in: 6) { style.lineBreakMode = element(LineBreakMode.allCases) }
    style.firstLineHeadIndent = Double(number(0...30))
    style.headIndent = Double(number(once(in: 5) ? -30...0 : 0...30))
    style.tailIndent = Double(number(-20...0))
    if once(in: 3) { style.lineSpacing = Double(number(0...5)) }
    if once(in: 3) { style.paragraphSpacing = Double(number(0...9)) }
    if once(in: 3) { style.paragraphSpacingBefore = Double(number(0...9)) }
    if once(in: 4) { style.maximumLineHeight = Double(number(5...20)) }
    if once(in: 4) { style.minimumLineHeight = Double(number(5...20)) }
    if once(in: 4) { style.lineHeightMultiple = element([0.5, 1.25, 2]) }
    if once(in: 8) { style.allowsDefaultTighteningForTruncation = true }
    if once(in: 4) { style.baseWritingDirection = element([.leftToRight, .rightToLeft]) }
    if once(in: 3) {
      style.tabStops = (0..<number(0...3)).map { _ in
        TextTab(
          alignment: element(TabAlignment.allCases), location: Double(number(-10...120)),
          columnTerminators: once(in: 3) ? "." : nil)
      }
    }
    if once(in: 4) {
      style.tabStops = (0..<number(1...3)).map { _ in
        .automatic(
          alignment: element(TabAlignment.allCases), spacing: Double(number(0...12)),
          columnTerminators: once(in: 3) ? "." : nil)
      }
    }
    if once(in: 4) {
      style.textLists = (0..<number(1...2)).map { _ in
        TextList(
          markerFormat: element([.disc, .init("{decimal}."), .uppercaseRoman]),
          options: once(in: 2) ? .prependEnclosingMarker : [])
      }
    }
    if once(in: 3) { style.lineBreakStrategy = element([.pushOut, .hangulWordPriority, .standard, .optimal]) }
    if once(in: 3) { style.hyphenationFactor = element([0.5, 1]) }
    if once(in: 4) { style.defaultTabInterval = Double(number(1...40)) }
    return style
  }

  mutating func attributes() -> TextAttributes {
    var attributes = TextAttributes()
    attributes.font = once(in: 6) ? nil : element(fonts)
    attributes.kern = once(in: 2) ? nil : Double(number(-1...2))
    attributes.paragraphStyle = once(in: 6) ? nil : style()
    if once(in: 4) { attributes.foregroundColor = element([.black, .white]) }
    if once(in: 6) { attributes.baselineOffset = Double(number(-3...3)) }
    if once(in: 12) { attributes.superscript = number(-1...1) }
    if once(in: 12) { attributes.writingDirection = [element(WritingDirectionFormat.allCases)] }
    if once(in: 12) {
      attributes.attachment = TextAttachment(
        bounds: Rect(x: 0, y: Double(number(-9...3)), width: Double(number(0...40)), height: Double(number(0...30))))
    }
    return attributes
  }

  mutating func text(runs: Int = 4, unitsPerRun: Int = 20) -> AttributedText {
    var text = AttributedText("", attributes: attributes())
    for _ in 0..<number(1...runs) {
      text.append(AttributedText(utf16: units(atMost: unitsPerRun), attributes: attributes()))
    }
    return text
  }

  mutating func options() -> LayoutOptions {
    var options = once(in: 2) ? LayoutOptions() : .label(direction: .leftToRight)
    if once(in: 3) { options.lineBreakMode = element(LineBreakMode.allCases) }
    return options
  }

  /// Returns a single container of any height, as labels and text views have, or several containers with limits and
  /// exclusions.
  mutating func containers() -> [TextContainer] {
    (0..<(once(in: 3) ? number(1...3) : 1)).map { _ in
      let width = once(in: 8) ? Double.infinity : Double(number(0...200))
      let height = once(in: 3) ? Double(number(0...150)) : Double.infinity
      var container = TextContainer(
        size: Size(width: width, height: height), lineFragmentPadding: once(in: 3) ? 5 : 0,
        maximumNumberOfLines: once(in: 3) ? number(1...4) : 0)
      if once(in: 4) { container.lineBreakMode = element(LineBreakMode.allCases) }
      if once(in: 4), width.isFinite {
        let hole = Rect(
          x: Double(number(-20...150)), y: Double(number(-20...80)), width: Double(number(1...90)),
          height: Double(number(1...60)))
        container.exclusionPaths = [Path(roundedRect: hole, cornerRadius: Double(number(0...20)))]
      }
      return container
    }
  }
}
