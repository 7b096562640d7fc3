import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Line heights and indents as a label shows them: the table of the manual, mono face at 15 points (ascent 12,
/// descent 3).
@Suite struct LabelParagraphTests {
  static func label(_ string: String, width: Double = 320, style: ParagraphStyle) throws -> Label {
    let label = Label(frame: Rect(x: 0, y: 0, width: width, height: 200), in: try makeContext())
    label.font = try TestFonts.mono(15)
    label.attributedText = AttributedText(string, attributes: TextAttributes { $0.paragraphStyle = style })
    label.numberOfLines = 0
    return label
  }

  static func style(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyle { ParagraphStyle(change) }

  /// A style, and fragment height, baseline from its top and used height of its first line.
  @Test(
    arguments: [
      (style { _ in }, 15.0, 12.0, 15.0),
      (
        style {
          $0.minimumLineHeight = 18; $0.maximumLineHeight = 18
        }, 18, 15, 18
      ),
      (
        style {
          $0.minimumLineHeight = 10; $0.maximumLineHeight = 10
        }, 10, 7, 10
      ),
      (style { $0.lineHeightMultiple = 1.5 }, 22.5, 19.5, 22.5),
      (
        style {
          $0.lineHeightMultiple = 1.5; $0.maximumLineHeight = 20
        }, 20, 17, 20
      ),
      (style { $0.lineHeightMultiple = 0.8 }, 12, 9, 12),
      (style { $0.lineSpacing = 4 }, 19, 12, 19),
      // A label drops the space before its first paragraph (rule: first-paragraph-spacing).
      (
        style {
          $0.paragraphSpacingBefore = 15; $0.paragraphSpacing = 15
        }, 30, 12, 15
      ),
    ] as [(ParagraphStyle, Double, Double, Double)])
  func lineHeights(style: ParagraphStyle, height: Double, baseline: Double, used: Double) throws {
    let label = try Self.label("a\nb", style: style)
    let line = try #require(label.placement?.layout.lines.first)
    #expect(line.rect.height == height)
    #expect(line.baseline - line.rect.minY == baseline)
    #expect(line.usedRect.height == used)
  }

  @Test func spacingBetweenParagraphsIsTheSumOfBoth() throws {
    let label = try Self.label(
      "a\nb",
      style: Self.style {
        $0.paragraphSpacingBefore = 15; $0.paragraphSpacing = 10
      })
    let lines = try #require(label.placement?.layout.lines)
    #expect(
      lines.map(\.rect) == [
        Rect(x: 0, y: 0, width: 320, height: 25), Rect(x: 0, y: 25, width: 320, height: 40),
      ])
    #expect(lines.map(\.baseline) == [12, 52])
    // The space after the last paragraph is none of the label's.
    #expect(label.intrinsicContentSize == Size(width: 9, height: 55))
  }

  @Test(arguments: [
    (style { $0.lineSpacing = 4 }, 1, 15.0), (style { $0.lineSpacing = 4 }, 2, 34),
    (style { $0.minimumLineHeight = 18 }, 2, 36), (style { $0.lineHeightMultiple = 1.5 }, 2, 45),
  ])
  func heightsOfLabels(style: ParagraphStyle, limit: Int, height: Double) throws {
    let label = try Self.label("aaaa bbbb", style: style)
    label.numberOfLines = limit
    label.lineBreakMode = .byWordWrapping
    #expect(label.sizeThatFits(Size(width: 60, height: 0)).height == height)
  }

  @Test func aRaisedGlyphInAFixedLineKeepsTheHeight() throws {
    let label = try Self.label(
      "a",
      style: Self.style {
        $0.minimumLineHeight = 18; $0.maximumLineHeight = 18
      })
    var text = try #require(label.attributedText)
    text.updateAttributes { $0.baselineOffset = 1.5 }
    label.attributedText = text
    let line = try #require(label.placement?.layout.lines.first)
    #expect(line.rect.height == 18)
    #expect(line.runs.first?.origin.y == 13.5)
  }

  /// A label has no padding: distances of the table in B.2 less 5.
  @Test(arguments: [
    (style { _ in }, 0.0, 310.0), (style { $0.tailIndent = -20 }, 0, 290), (style { $0.tailIndent = 200 }, 0, 200),
    (
      style {
        $0.headIndent = 45; $0.tailIndent = 200
      }, 45, 155
    ),
    (
      style {
        $0.headIndent = 45; $0.tailIndent = -20
      }, 45, 245
    ),
  ])
  func indents(style: ParagraphStyle, left: Double, width: Double) throws {
    let text = Array(repeating: "aaaa", count: 40).joined(separator: " ")
    let label = try Self.label(text, width: 310, style: style)
    let line = try #require(label.placement?.layout.lines.dropFirst().first)
    #expect(line.usedRect.minX == left)
    #expect(line.rect == Rect(x: 0, y: line.rect.minY, width: 310, height: line.rect.height))
    // Words of 4 letters and a space, 9 points each: as many as go in.
    #expect(line.range.count == Int((width + 9) / 45) * 5)
  }

  @Test func firstLineIndentIsForTheFirstLine() throws {
    let text = Array(repeating: "aaaa", count: 40).joined(separator: " ")
    let label = try Self.label(text, width: 310, style: Self.style { $0.firstLineHeadIndent = 60 })
    let lines = try #require(label.placement?.layout.lines)
    #expect(lines[0].usedRect.minX == 60)
    #expect(lines[1].usedRect.minX == 0)
    #expect(lines.prefix(2).map(\.rect.width) == [310, 310])
  }
}
