import Galley
import TestSupport
import Testing

/// Lines that hyphenation, a push out or an unsafe cut changes are the same in the size that a label asks for.
@Suite struct HyphenatedFitTests {
  struct Sample: CustomTestStringConvertible {
    var text: String
    var style: ParagraphStyle
    var kern: Double?
    var testDescription: String { "\(kern ?? 0) \(text.prefix(12))" }
  }

  private static let divided = ParagraphStyle {
    $0.baseWritingDirection = .rightToLeft
    $0.hyphenationFactor = 1
  }

  static let samples = [
    // A space that takes away width comes before the word that is divided.
    Sample(text: "wonderful \u{AD}hyphenation of extraordinary consequences", style: divided, kern: -3),
    Sample(text: "a\u{AD}bc extraordinary \u{AD}consequences of hyphenation", style: divided, kern: -3),
    // Lines begin and end at unsafe cuts.
    Sample(
      text: "%%." + String(repeating: "\\", count: 60) + "\u{200F}" + String(repeating: "\u{FFFD}", count: 20),
      style: divided),
    // A part of the word that is pushed out could come in.
    Sample(
      text: "aaa bbb hyphenation end",
      style: ParagraphStyle {
        $0.lineBreakStrategy = .pushOut
        $0.hyphenationFactor = 1
      }),
    Sample(text: "aaa bbb hyphen\u{AD}ation end", style: ParagraphStyle { $0.lineBreakStrategy = .pushOut }),
  ]

  @Test(arguments: samples)
  func aLabelHasTheSameLinesInTheSizeThatItAsksFor(sample: Sample) throws {
    let context = try RenderContext()
    let font = try context.typesetter.fonts.font(FontDescriptor(family: "Inter"), size: 8.5)
    let label = Label(in: context)
    label.numberOfLines = 0
    label.attributedText = AttributedText(
      sample.text,
      attributes: TextAttributes {
        $0.font = font
        $0.kern = sample.kern
        $0.paragraphStyle = sample.style
      })
    for step in 10...400 {
      let width = Double(step) / 4
      label.frame = Rect(x: 0, y: 0, width: width, height: 10_000)
      let before = try #require(label.placement).layout.lines
      label.frame = Rect(origin: .zero, size: label.sizeThatFits(Size(width: width, height: .infinity)))
      let after = try #require(label.placement).layout.lines
      #expect(after.map(\.range) == before.map(\.range), "in a width of \(width)")
      #expect(label.hiddenRange == nil, "in a width of \(width)")
    }
  }

  /// A soft hyphen that fits decides where the word is divided whose beginning comes in.
  @Test func aSoftHyphenThatFitsFitsAgain() throws {
    let context = try RenderContext()
    let label = Label(in: context)
    label.numberOfLines = 0
    let style = ParagraphStyle { $0.hyphenationFactor = 1 }
    var text = AttributedText("")
    for (part, size) in [("aa\u{AD}", 80.0), ("(hyphenation)", 15)] {
      let font = try context.typesetter.fonts.font(FontDescriptor(family: "Galley Test Mono"), size: size)
      text.append(
        part,
        attributes: TextAttributes {
          $0.font = font
          $0.paragraphStyle = style
        })
    }
    label.attributedText = text
    for width in stride(from: 60.0, through: 300, by: 0.5) {
      label.frame = Rect(x: 0, y: 0, width: width, height: 10_000)
      let before = try #require(label.placement).layout.lines
      label.frame = Rect(origin: .zero, size: label.sizeThatFits(Size(width: width, height: .infinity)))
      let after = try #require(label.placement).layout.lines
      #expect(after.map(\.range) == before.map(\.range), "in a width of \(width)")
    }
  }

  /// A line that begins and ends at unsafe cuts is measured as it is drawn: it stays in its room, and asks for no more.
  @Test func aLineBetweenUnsafeCutsIsMeasuredAsItIsDrawn() throws {
    let context = try RenderContext()
    let font = try context.typesetter.fonts.font(FontDescriptor(family: "Inter"), size: 8.5)
    let label = Label(in: context)
    label.numberOfLines = 0
    label.attributedText = AttributedText(
      "%%." + String(repeating: "\\", count: 60) + "\u{200F}" + String(repeating: "\u{FFFD}", count: 20),
      attributes: TextAttributes {
        $0.font = font
        $0.paragraphStyle = ParagraphStyle { $0.baseWritingDirection = .rightToLeft }
      })
    for width in stride(from: 20.0, through: 200, by: 0.25) {
      label.frame = Rect(x: 0, y: 0, width: width, height: 10_000)
      for line in try #require(label.placement).layout.lines {
        let drawn = line.runs.reduce(0) { $0 + $1.width }
        #expect(drawn <= width, "a line of \(drawn) in a width of \(width)")
        #expect(line.extent < drawn + 0.02, "a line of \(drawn) in a width of \(width)")
      }
    }
  }
}
