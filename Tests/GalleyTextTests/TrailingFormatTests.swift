import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

/// Text that ends in invisible format characters, set in exactly the width that it asks for. It must take the same
/// lines as with unlimited width, and the same lines as without the format characters.
@Suite struct TrailingFormatTests {
  static let formats = [
    "\u{200B}", "\u{2060}", "\u{200E}", "\u{200F}", "\u{200C}", "\u{200D}", "\u{FEFF}", "\u{061C}", "\u{2061}",
    "\u{202C}", "\u{2069}", "\u{200B}\u{200B}", "\u{200E}\u{2060}\u{200F}",
  ]
  static let texts = [
    "x", "abc", "AVATAR", "To", "T A T A", "office fi", "wave,", "a-", "12.50", "שלום", "שלום abc", "abc שלום", "لا",
    "عربي", "عربي 12", "一二三", "cafe\u{301}", "well-known", "abc ", "abc  ", "abc\t", "a\tb", "soft\u{AD}hyphen",
    "x\u{A0}y",
    "understanding hyphenation", "abc\ndef", "abc\u{2028}AV", "\u{202E}abc", "\u{2067}אב", "AV\u{AD}", "abc\u{A0}",
  ]

  /// A combination of fonts, kerning, style and options.
  struct Manner {
    var font: Font
    var kern: Double?
    var formatFont: Font
    var formatKern: Double?
    var style: ParagraphStyle
    var options: LayoutOptions
    var padding: Double
  }

  private func manners(seed: Int, count: Int) throws -> [Manner] {
    var numbers = SeededNumbers(seed: seed)
    func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &numbers)] }
    let sizes: [Double] = [10, 13.37, 17, 2.3]
    return try (0..<count).map { _ in
      let fonts = [try TestFonts.varied(pick(sizes)), try TestFonts.mono(pick(sizes))]
      let kerns: [Double?] = [nil, nil, 0, 2, -1, 0.3]
      let style = ParagraphStyle {
        $0.alignment = pick(TextAlignment.allCases)
        $0.lineBreakMode = pick(LineBreakMode.allCases)
        $0.lineBreakStrategy = pick([[], .optimal, .pushOut, .standard])
        $0.hyphenationFactor = pick([0, 0.9, 1])
        $0.baseWritingDirection = pick([.natural, .leftToRight, .rightToLeft])
        $0.firstLineHeadIndent = pick([0, 3.3])
        $0.headIndent = pick([0, 3.3])
        $0.tailIndent = pick([0, -2.7])
      }
      var options = pick([LayoutOptions(), .label(direction: .leftToRight), .label(direction: .rightToLeft)])
      options.lineBreakMode = pick([nil] + LineBreakMode.allCases.map { $0 })
      let font = pick(fonts)
      let kern = pick(kerns)
      return Manner(
        font: font, kern: kern, formatFont: pick([font, font] + fonts), formatKern: pick([kern, kern] + kerns),
        style: style, options: options, padding: pick([0, 5]))
    }
  }

  /// The format characters are at the end of the text, of a paragraph, or of a line within a paragraph.
  @Test(arguments: texts, ["", "\nx", "\u{2028}x", "\n"])
  func trailingFormatAddsNoLine(text: String, after: String) throws {
    let typesetter = Typesetter(fonts: try TestFonts.cascadingCollection())
    for manner in try manners(seed: text.utf16.count + after.utf16.count, count: 10) {
      for format in Self.formats {
        var string = AttributedText("")
        func append(_ part: String, _ font: Font, _ kern: Double?) {
          let attributes = TextAttributes {
            $0.font = font
            $0.kern = kern
            $0.paragraphStyle = manner.style
          }
          string.append(part, attributes: attributes)
        }
        append(text + after, manner.font, manner.kern)
        let bare = layout(string, manner, width: .infinity, typesetter)
        string = AttributedText("")
        append(text, manner.font, manner.kern)
        append(format, manner.formatFont, manner.formatKern)
        append(after, manner.font, manner.kern)
        let free = layout(string, manner, width: .infinity, typesetter)
        let report: Comment =
          """
          “\(text)” and \(format.unicodeScalars.map { String($0.value, radix: 16) }), kerned \(manner.kern ?? .nan) and \
          \(manner.formatKern ?? .nan), \(manner.style.lineBreakMode), \(manner.style.alignment)
          """
        #expect(free.lines.count == bare.lines.count, report)
        for width in [free.usedSize.width, bare.usedSize.width] {
          let own = layout(string, manner, width: width, typesetter)
          #expect(own.lines.map(\.range) == free.lines.map(\.range), report)
          #expect(own.overflow == nil && !own.isTruncated, report)
          #expect(own.usedSize.width <= width, report)
        }
      }
    }
  }

  /// Spaces hang past the edge, and so do format characters after them: the width of the visible text is enough.
  @Test(arguments: ["abc ", "AVATAR  ", "T A T A ", "שלום ", "abc שלום ", "一二三 ", "x "])
  func formatCharactersHangWithTheSpacesBefore(text: String) throws {
    let typesetter = Typesetter(fonts: try TestFonts.cascadingCollection())
    for var manner in try manners(seed: text.utf16.count, count: 12) {
      manner.style.lineBreakMode = .byWordWrapping
      manner.options.lineBreakMode = nil
      for format in Self.formats {
        let attributes = TextAttributes {
          $0.font = manner.font
          $0.kern = manner.kern
          $0.paragraphStyle = manner.style
        }
        let shown = String(text.reversed().drop { $0 == " " }.reversed())
        let width = layout(AttributedText(shown, attributes: attributes), manner, width: .infinity, typesetter)
          .usedSize.width
        let own = layout(AttributedText(text + format, attributes: attributes), manner, width: width, typesetter)
        #expect(own.lines.count == 1, "“\(text)” and \(format.unicodeScalars.map(\.value))")
      }
    }
  }

  private func layout(
    _ text: AttributedText, _ manner: Manner, width: Double, _ typesetter: Typesetter
  ) -> TextLayout {
    let shaped = shape(text, defaultFont: manner.font, locale: "en_US", with: typesetter)
    let container = TextContainer(
      size: Size(width: width, height: .infinity), lineFragmentPadding: manner.padding)
    return layOut(shaped, in: container, options: manner.options, with: typesetter)
  }
}
