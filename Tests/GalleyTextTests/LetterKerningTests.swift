import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

/// Kerning with characters that do not show: a newline, and text hidden by an ellipsis. Galley Test Varied at 100 pt
/// kerns "T" with "o" by -8 and with a space by -6.
@Suite struct LetterKerningTests {
  private func varied(
    _ string: String, width: Double = .infinity, lines: Int = 0, mode: LineBreakMode = .byWordWrapping
  ) throws -> [LineFragment] {
    let font = try TestFonts.varied(100)
    let attributes = TextAttributes {
      $0.font = font
      $0.paragraphStyle = ParagraphStyle { $0.lineBreakMode = mode }
    }
    return try Setting(
      AttributedText(string, attributes: attributes), font: font, width: width, lines: lines
    ).layout.lines.map { $0 }
  }

  private func width(_ string: String) throws -> Double { try #require(try varied(string).first).usedRect.width }

  @Test(arguments: ["T\n", "T\r\n", "oT\nT"]) func aNewlineKernsAsASpaceDoes(string: String) throws {
    let letters = try #require(string.split(whereSeparator: \.isNewline).first)
    try expectEqual(width(string), try width(String(letters)) - 6)
  }

  /// Nothing follows the last line, and "o" is not kerned with spaces.
  @Test func otherLettersKeepTheirWidth() throws {
    let lines = try varied("T\no\nT")
    #expect(lines.map(\.usedRect.width) == [try width("T") - 6, try width("o"), try width("T")])
  }

  /// Inserting a newline after a letter, and removing it again, gives the same as shaping from scratch.
  @Test func editsKernLikeFreshText() throws {
    let font = try TestFonts.varied(100)
    let typesetter = try TestFonts.typesetter()
    func shaped(_ string: String) -> ShapedText {
      shape(AttributedText(string), defaultFont: font, locale: "en", with: typesetter)
    }
    var text = shaped("TT")
    text.replaceCharacters(in: 2..<2, with: "\n", typesetter: typesetter)
    #expect(text == shaped("TT\n"))
    text.replaceCharacters(in: 2..<3, with: "", typesetter: typesetter)
    #expect(text == shaped("TT"))
  }

  /// "T" keeps its kerning with the hidden "o": the ellipsis is 8 points nearer than after a "T" that ends a word.
  @Test(arguments: [LineBreakMode.byTruncatingTail, .byTruncatingMiddle])
  func theLetterBeforeAnEllipsisKeepsItsKerning(mode: LineBreakMode) throws {
    let ellipsis = try width("…")
    let room = try width("T") + ellipsis + (mode == .byTruncatingMiddle ? width("T") : 0)
    let line = try #require(try varied("TooooooooT", width: room, lines: 1, mode: mode).first)
    let token = try #require(line.runs.first { $0.kind == .token })
    #expect(token.origin.x == (try width("T")) - 8)
  }
}
