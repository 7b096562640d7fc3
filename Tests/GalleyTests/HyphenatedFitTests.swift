import Galley
import TestSupport
import Testing

/// Lines that automatic hyphenation shortens or lengthens are the same in the size that a label asks for, though a
/// hyphen, an unsafe cut and negative kerning measure otherwise than they draw.
@Suite struct HyphenatedFitTests {
  struct Sample: CustomTestStringConvertible {
    var text: String
    var family: String
    var kern: Double?
    var testDescription: String { "\(family) \(kern ?? 0) \(text.prefix(12))" }
  }

  static let samples = [
    // A space that takes away width comes before the word that is divided.
    Sample(text: "wonderful \u{AD}hyphenation of extraordinary consequences", family: "Inter", kern: -3),
    Sample(text: "a\u{AD}bc extraordinary \u{AD}consequences of hyphenation", family: "Inter", kern: -3),
    // The marks at the line's end are an unsafe cut, and measure more than they draw.
    Sample(
      text: "%%." + String(repeating: "\\", count: 60) + "\u{200F}" + String(repeating: "\u{FFFD}", count: 20),
      family: "Inter", kern: nil),
  ]

  @Test(arguments: samples)
  func aLabelShowsAllInTheSizeThatItAsksFor(sample: Sample) throws {
    let context = try RenderContext()
    let font = try context.typesetter.fonts.font(FontDescriptor(family: sample.family), size: 8.5)
    let label = Label(in: context)
    label.numberOfLines = 0
    label.attributedText = AttributedText(
      sample.text,
      attributes: TextAttributes {
        $0.font = font
        $0.kern = sample.kern
        $0.paragraphStyle = ParagraphStyle {
          $0.baseWritingDirection = .rightToLeft
          $0.hyphenationFactor = 1
        }
      })
    for step in 10...400 {
      let wanted = label.sizeThatFits(Size(width: Double(step) / 4, height: .infinity))
      label.frame = Rect(x: 0, y: 0, width: wanted.width, height: wanted.height)
      #expect(label.hiddenRange == nil, "in a width of \(Double(step) / 4)")
    }
  }
}
