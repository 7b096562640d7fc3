import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import GalleyViews
import TestSupport
import Testing

/// Views and drawn strings whose text ends in format characters, which show nothing, in exactly the size that they ask
/// for, rounded to pixels or not: there is no line more than without them.
@Suite struct TrailingFormatFitTests {
  static let formats = ["\u{200B}", "\u{2060}", "\u{200E}", "\u{200F}", "\u{FEFF}", "\u{200D}", "\u{200E}\u{200B}"]
  static let texts = [
    "x", "AVATAR", "T A T A", "office fi", "a-", "12.50", "שלום", "שלום abc", "لا", "一二三", "abc ", "a\tb",
    "well-known words", "understanding hyphenation", "abc\ndef", "soft\u{AD}hyphen",
  ]

  private struct Manner {
    var kern: Double?
    var size: Double
    var isMono: Bool
    var mode: LineBreakMode
    var strategy: LineBreakStrategy
    var alignment: TextAlignment
  }

  private func manners(count: Int) -> [Manner] {
    var numbers = SeededNumbers(seed: count)
    func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &numbers)] }
    return (0..<count).map { _ in
      Manner(
        kern: pick([nil, nil, 0, 2, -1, 0.3]), size: pick([10, 13.37, 17, 28.01]), isMono: pick([true, false, false]),
        mode: pick(LineBreakMode.allCases), strategy: pick([[], .optimal, .pushOut]),
        alignment: pick(TextAlignment.allCases))
    }
  }

  private func text(_ string: String, _ manner: Manner, hyphenationFactor: Double = 1) throws -> AttributedText {
    let font = manner.isMono ? try TestFonts.mono(manner.size) : try TestFonts.varied(manner.size)
    return AttributedText(
      string,
      attributes: TextAttributes {
        $0.font = font
        $0.kern = manner.kern
        $0.paragraphStyle = ParagraphStyle {
          $0.lineBreakStrategy = manner.strategy
          $0.hyphenationFactor = hyphenationFactor
          $0.alignment = manner.alignment
        }
      })
  }

  @Test(arguments: [1.0, 2, 3], [LayoutDirection.leftToRight, .rightToLeft])
  func labels(scale: Double, direction: LayoutDirection) throws {
    let context = try makeContext(scale: scale, direction: direction)
    for manner in manners(count: 12) {
      for string in Self.texts {
        let paragraphs = string.contains("\n") ? 2 : 1
        for format in Self.formats {
          for lines in [0, 2] {
            let label = Label(in: context)
            label.attributedText = try text(string + format, manner)
            label.lineBreakMode = manner.mode
            label.textAlignment = manner.alignment
            label.numberOfLines = lines
            for size in [label.intrinsicContentSize, label.sizeThatFits(Size(width: 10_000, height: 0))] {
              label.frame = Rect(origin: .zero, size: size)
              let layout = try #require(label.placement).layout
              let report: Comment = "“\(string)” \(format.unicodeScalars.map(\.value)) \(manner) in \(size)"
              #expect(layout.lines.count == paragraphs, report)
              #expect(!layout.isTruncated, report)
            }
          }
        }
      }
    }
  }

  /// Without rounding: the size of the string, as another measurement's width.
  @Test func drawnStrings() throws {
    let context = try makeContext()
    for manner in manners(count: 20) {
      for string in Self.texts {
        for format in Self.formats {
          let text = try text(string + format, manner)
          let size = text.size(in: context)
          let again = text.boundingRect(with: size, options: .usesLineFragmentOrigin, in: context)
          #expect(again.size == size, "“\(string)” \(format.unicodeScalars.map(\.value)) \(manner)")
        }
      }
    }
  }

  @Test func textViews() throws {
    let context = try makeContext(scale: 2)
    for manner in manners(count: 8) {
      for string in Self.texts {
        let bare = TextView(in: context)
        bare.attributedText = try text(string, manner)
        let height = bare.sizeThatFits(Size(width: 10_000, height: 10_000)).height
        for format in Self.formats {
          let view = TextView(in: context)
          view.attributedText = try text(string + format, manner)
          let size = view.sizeThatFits(Size(width: 10_000, height: 10_000))
          let report: Comment = "“\(string)” \(format.unicodeScalars.map(\.value)) \(manner) in \(size)"
          #expect(size.height == height, report)
          #expect(view.sizeThatFits(Size(width: size.width, height: 10_000)) == size, report)
        }
      }
    }
  }
}
