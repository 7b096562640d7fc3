import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews

/// What a field asks for, and how it shrinks.
@Suite struct FieldMeasuringTests {
  @Test(arguments: [
    // The line height of a system font of 17 and of 14 points, and the test face at 15.
    // Recorded: ricocrescenzio95/SUITextField, suitextfield-InitialState, -LineBorder, -BezelBorder and
    // -RoundedRectBorder@3x.
    (TextField.BorderStyle.none, 20.2871, 22.0), (.line, 20.2871, 30), (.bezel, 20.2871, 32),
    (.roundedRect, 20.2871, 34), (.roundedRect, 16.707, 30), (.roundedRect, 15, 28),
    (.bezel, 15, 26), (.line, 15, 24), (.none, 15, 16),
  ])
  func heights(_ style: TextField.BorderStyle, _ size: Double, _ height: Double) throws {
    let field = try monoField("", size: size, border: style)
    #expect(field.intrinsicContentSize.height == height)
    #expect(field.sizeThatFits(Size(width: 1, height: 1)) == field.intrinsicContentSize)
  }

  /// Recorded in the same pictures: 8, 28 and 28 points more than without a border, in whole points.
  @Test(arguments: [(TextField.BorderStyle.none, 30.0), (.line, 38), (.bezel, 58), (.roundedRect, 58)])
  func widths(_ style: TextField.BorderStyle, _ width: Double) throws {
    // Four letters of 7.35.
    try expectEqual(monoField("test", size: 12.25, border: style, scale: 3).intrinsicContentSize.width, width)
  }

  @Test func theWidthIsThatOfTheTextAndWhatStandsAroundIt() throws {
    let field = try monoField("abcd ", border: .roundedRect)
    #expect(field.intrinsicContentSize.width == 73)
    field.clearButtonMode = .always
    #expect(field.intrinsicContentSize.width == 90)
    field.leftView = View(frame: Rect(x: 0, y: 0, width: 30, height: 20), in: field.context)
    field.leftViewMode = .always
    #expect(field.intrinsicContentSize.width == 113)
    field.text = ""
    field.placeholder = "abcdefgh"
    #expect(field.intrinsicContentSize.width == 123)
  }

  @Test func aFieldOfItsOwnSizeShowsItsTextWhole() throws {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<200 {
      let count = Int.random(in: 0..<30, using: &numbers)
      let text = String((0..<count).map { _ in "ab шל1 .\n".randomElement(using: &numbers) ?? "a" })
      let field = TextField(in: try makeContext(scale: [1, 2, 3].randomElement(using: &numbers) ?? 1))
      field.font = try TestFonts.varied(Double(Int.random(in: 40..<200, using: &numbers)) / 7)
      field.borderStyle = TextField.BorderStyle.allCases.randomElement(using: &numbers) ?? .none
      field.trailingWhitespace = Bool.random(using: &numbers) ? .hang : .occupy
      field.textAlignment = TextAlignment.allCases.randomElement(using: &numbers) ?? .natural
      field.text = text
      field.adjustsFontSizeToFitWidth = true
      field.sizeToFit()
      #expect(!field.isTruncated && field.placement?.fontScale == 1)
      let rect = field.textRect(forBounds: field.bounds)
      for edges in field.clusterEdges { #expect(edges[0] >= rect.minX - 20 && edges[1] <= rect.maxX + 20) }
    }
  }

  // MARK: Shrinking

  @Test(arguments: [
    // 10 glyphs of 0.6 em: 9 points each at 15. The largest quarter point that fits.
    (90.0, 0.0, 15.0), (89, 0, 14.75), (60, 0, 10), (54, 0, 9), (53, 0, 9), (20, 12, 12), (20, 4, 4), (25, 4, 4),
    (24.5, 4, 4), (25.6, 4, 4.25), (80, 20, 15),
  ])
  func textShrinksToItsRectangleOrTheSmallestSize(_ width: Double, _ smallest: Double, _ size: Double) throws {
    let field = try monoField("abcdefghij", width: width)
    field.minimumFontSize = smallest
    field.adjustsFontSizeToFitWidth = true
    let font = field.placement?.layout.lines.first?.runs.first?.font
    #expect(font?.pointSize == size)
    #expect(field.isTruncated == (size * 6 > width))
  }

  /// "abcdefghij" at 10 points is 60 wide; half a point a letter is what tightening can take.
  @Test(arguments: [(60.0, 10.0, 0.0), (56, 10, 0.4), (55, 10, 0.5), (54, 9.75, 0.45)])
  func lettersMoveTogetherBeforeTextShrinks(_ width: Double, _ size: Double, _ amount: Double) throws {
    let field = try monoField("abcdefghij", size: 10, width: width)
    field.defaultTextAttributes.paragraphStyle = ParagraphStyle { $0.allowsDefaultTighteningForTruncation = true }
    field.minimumFontSize = 5
    field.adjustsFontSizeToFitWidth = true
    let line = try #require(field.placement?.layout.lines.first)
    #expect(line.runs.first?.font.pointSize == size && !field.isTruncated)
    #expect(abs(line.tightening - amount) < 0.001)
  }

  @Test func smallerTextKeepsItsBaseline() throws {
    let field = try monoField("abcdefghij", width: 60)
    let before = try #require(field.placement)
    field.adjustsFontSizeToFitWidth = true
    let after = try #require(field.placement)
    #expect(after.fontScale == 10.0 / 15)
    #expect(before.drawnBaseline(of: before.layout.lines[0]) == after.drawnBaseline(of: after.layout.lines[0]))
  }

  @Test func editedTextShrinksBeforeItScrolls() throws {
    let field = try editedField("abcdefghij", width: 60)
    field.adjustsFontSizeToFitWidth = true
    #expect(field.placement?.origin.x == 0 && field.caretX == 60)
    field.insertText("klmno")
    #expect(field.placement?.layout.lines.first?.runs.first?.font.pointSize == 9)
    #expect(field.caretX == 60)
  }
}
