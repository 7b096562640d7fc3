import Galley
import TestSupport
import Testing

/// Grapheme clusters that HarfBuzz divides, in lines that are too narrow for them.
@Suite struct DividedClusterTests {
  /// A line of one such cluster cannot be made shorter, though there is a place inside of it where shaping begins anew.
  @Test(arguments: [
    "\u{202E}\u{FFFD}\u{94D}\u{924}", "\u{202E}\u{FFFD}\u{94D}\u{915}", "\u{202E}a\u{FFFD}\u{94D}\u{924}",
  ])
  func aLineOfOneClusterEnds(text: String) throws {
    let context = try RenderContext()
    let label = Label(in: context)
    label.numberOfLines = 0
    label.attributedText = AttributedText(
      text,
      attributes: TextAttributes {
        $0.font = context.defaultFont.withSize(90)
        $0.kern = -3
        $0.paragraphStyle = ParagraphStyle { $0.headIndent = 10 }
      })
    label.frame = Rect(x: 0, y: 0, width: 100, height: 1000)
    let lines = try #require(label.placement).layout.lines
    #expect(lines.first?.range.lowerBound == 0)
    #expect(lines.last?.range.upperBound == text.utf16.count)
  }
}
