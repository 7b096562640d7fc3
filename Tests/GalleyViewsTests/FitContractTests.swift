import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// A label that is given the size it asked for shows what it showed when it was asked: nothing is cut that was not.
@Suite struct FitContractTests {
  @Test(arguments: [1.0, 2, 3], 0..<8)
  func aLabelInTheSizeItAskedForIsNotTruncated(scale: Double, seed: Int) throws {
    var random = RandomLabels(seed: UInt64(seed) * 3 + UInt64(scale), context: try makeContext(scale: scale))
    for _ in 0..<100 {
      let label = try random.label()
      try expectFit(label, inWidth: .infinity, asked: label.intrinsicContentSize)
      let width = random.width()
      try expectFit(label, inWidth: width, asked: label.sizeThatFits(Size(width: width, height: 0)))
    }
  }

  /// Lays the label out in a width and then in the size it asked for, and compares what shows.
  private func expectFit(_ label: Label, inWidth width: Double, asked: Size) throws {
    let isOneLine = label.numberOfLines == 1
    label.frame = Rect(x: 0, y: 0, width: isOneLine ? View.largestLength : width, height: 5000)
    let before = try #require(label.placement).layout
    guard isOneLine || label.insets.left + label.insets.right < width else { return }
    label.frame = Rect(origin: .zero, size: asked)
    let after = try #require(label.placement).layout
    let hiddenBefore = before.lines.compactMap(\.hidden) + [before.overflow].compactMap { $0 }
    guard hiddenBefore.isEmpty || isOneLine else { return }
    let report: Comment =
      """
      “\(label.text ?? "")” in \(label.font.fontName) \(label.font.pointSize), \(label.numberOfLines) lines, \
      \(label.lineBreakMode), \(label.textAlignment), asked for \(asked) in \(width)
      """
    #expect(after.lines.map(\.range) == before.lines.map(\.range), report)
    #expect(after.isTruncated == before.isTruncated, report)
    let room = label.bounds.inset(by: label.insets)
    #expect(after.usedSize.width <= room.width, report)
    #expect(after.usedSize.height <= room.height + 0.001, report)
  }
}

/// Labels at random, the same ones for the same seed.
struct RandomLabels {
  private var state: UInt64
  private let context: RenderContext

  init(seed: UInt64, context: RenderContext) {
    state = seed &* 0xD134_2543_DE82_EF95 &+ 0x2545_F491_4F6C_DD1D
    self.context = context
  }

  mutating func label() throws -> Label {
    let label = Label(in: context)
    label.font =
      next(3) == 0 ? try TestFonts.mono(size()) : try TestFonts.varied(size(), weight: next(2) == 0 ? 400 : 700)
    label.attributedText = try text()
    label.numberOfLines = next(5)
    label.lineBreakMode = pick(LineBreakMode.allCases)
    label.textAlignment = pick(TextAlignment.allCases)
    label.allowsDefaultTighteningForTruncation = next(4) == 0
    if next(2) == 0 {
      label.insets = EdgeInsets(top: length(20), left: length(20), bottom: length(20), right: length(20))
    }
    return label
  }

  mutating func width() -> Double { 20 + length(400) }

  private mutating func text() throws -> AttributedText {
    let words = [
      "a", "To", "AVATAR", "fi", "office", "wave", "cafe\u{301}", "12.50", "well-known", "soft\u{AD}hyphen", "…",
      "שלום", "عربي", "لا", "Wort", "一二三", "x\u{A0}y", "", " ", "…", "(AV)", "fjord,", "hyphenation", "understanding",
      "x\u{200D}y\u{FE0F}",
    ]
    let separators = [" ", " ", " ", " ", "  ", "\n", "\t", "\t", " \tw", "\u{2028}", "", "-"]
    var text = AttributedText("")
    for _ in 0...next(14) {
      let attributes = try attributes()
      text.append(pick(words) + pick(separators), attributes: attributes)
    }
    if text.count == 0 { text.append("a", attributes: TextAttributes()) }
    return text
  }

  private mutating func attributes() throws -> TextAttributes {
    var attributes = TextAttributes()
    if next(6) == 0 { attributes.font = try TestFonts.varied(size(), italic: true) }
    if next(8) == 0 { attributes.kern = length(4) - 1 }
    if next(8) == 0 { attributes.ligature = 0 }
    if next(6) == 0 {
      attributes.paragraphStyle = ParagraphStyle {
        $0.headIndent = next(4) == 0 ? -length(15) : length(15)
        $0.firstLineHeadIndent = length(15)
        $0.tailIndent = -length(15)
        $0.lineSpacing = length(5)
        $0.paragraphSpacing = length(5)
        if next(3) == 0 { $0.hyphenationFactor = 1 }
        if next(4) == 0 { $0.minimumLineHeight = length(30) }
        if next(4) == 0 { $0.lineHeightMultiple = length(3) }
        if next(2) == 0 { $0.tabStops = tabStops() }
        $0.defaultTabInterval = next(4) == 0 ? length(40) : 0
        $0.tabOverflow = pick(TabOverflow.allCases)
      }
    }
    return attributes
  }

  private mutating func tabStops() -> [TextTab] {
    (0..<next(4)).map { _ in
      TextTab(
        alignment: pick(TabAlignment.allCases), location: length(150),
        columnTerminators: pick([nil, ".", ".,-e", "ל"]))
    }
  }

  private mutating func size() -> Double { 4 + length(30) }

  /// Sometimes whole, mostly not.
  private mutating func length(_ limit: Int) -> Double {
    next(3) == 0 ? Double(next(limit)) : Double(next(limit * 1000)) / 1000
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }

  /// A number below `limit` (SplitMix64).
  private mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(limit))
  }
}
