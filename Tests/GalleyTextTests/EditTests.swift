import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

/// The cost of edits, as counts, and the changes that they report.
@Suite struct EditTests {
  /// A hundred paragraphs of nine letters in Galley Test Mono.
  private struct Page {
    let typesetter: Typesetter
    var shaped: ShapedText
    var layout: TextLayout

    init() throws {
      typesetter = Typesetter(fonts: try TestFonts.collection())
      let font = try TestFonts.mono(10)
      let string = (0..<100).map { _ in "abcd efgh" }.joined(separator: "\n")
      shaped = shape(AttributedText(string), defaultFont: font, locale: "", with: typesetter)
      let container = TextContainer(size: Size(width: 40, height: .infinity))
      layout = layOut(shaped, in: container, options: LayoutOptions(), with: typesetter)
    }

    /// Returns the number of code units that are shaped for `change`.
    mutating func cost(of change: (inout ShapedText, Typesetter) -> TextEdit) -> Int {
      let before = typesetter.shapedUnitCount
      let edit = change(&shaped, typesetter)
      layout.update(to: shaped, after: edit, with: typesetter)
      return typesetter.shapedUnitCount - before
    }
  }

  @Test func onlyTheEditedParagraphIsShaped() throws {
    var page = try Page()
    #expect(page.typesetter.shapedUnitCount == 900)
    #expect(page.cost { $0.replaceCharacters(in: 501..<502, with: "xyz", typesetter: $1) } == 11)
    #expect(page.cost { $0.replaceCharacters(in: 504..<504, with: "\n", typesetter: $1) } == 11)
    #expect(page.cost { $0.replaceCharacters(in: 504..<505, with: "", typesetter: $1) } == 11)
    #expect(page.cost { $0.replaceCharacters(in: 495..<515, with: "", typesetter: $1) } == 11)
    #expect(page.layout.lines.count == 196)
  }

  /// The words next to the typed character are shaped again, one of them for the first time, and three lines are
  /// broken, however long the paragraph is.
  @Test(arguments: [2000, 20_000]) func typingInALongParagraphShapesOnlyItsNeighbourhood(count: Int) throws {
    let typesetter = Typesetter(fonts: try TestFonts.collection())
    let shaped = shape(
      AttributedText(String(repeating: "abcd efgh ", count: count)), defaultFont: try TestFonts.mono(10),
      locale: "en_US", with: typesetter)
    let container = TextContainer(size: Size(width: 200, height: .infinity))
    var layout = layOut(shaped, in: container, options: LayoutOptions(), with: typesetter)
    func key(_ string: String) -> [Int] {
      let before = typesetter.work
      layout.edit(with: typesetter) {
        let middle = $0.text.count / 2
        return $0.replaceCharacters(in: middle..<middle, with: string, typesetter: typesetter)
      }
      let work = typesetter.work - before
      return [work.shapedUnits, work.shapingCalls, work.soughtPieces, work.foundPieces, work.lineAttempts]
    }
    #expect(key("x") == [21, 2, 4, 2, 3])
    #expect(key("y") == [22, 1, 4, 3, 3])
    #expect(key(" ") == [23, 1, 5, 4, 3])
    #expect(key("z") == [24, 1, 5, 4, 3])
  }

  @Test func attributesThatDoNotChangeGlyphsShapeNothing() throws {
    var page = try Page()
    let style = ParagraphStyle { $0.lineSpacing = 3 }
    let rightToLeft = ParagraphStyle { $0.baseWritingDirection = .rightToLeft }
    #expect(page.cost { $0.updateAttributes(in: 0..<900, typesetter: $1) { $0.foregroundColor = .white } } == 0)
    #expect(page.cost { $0.updateAttributes(in: 0..<900, typesetter: $1) { $0.underlineColor = .white } } == 0)
    #expect(page.cost { $0.updateAttributes(in: 0..<900, typesetter: $1) { $0.baselineOffset = 2 } } == 0)
    #expect(page.cost { $0.updateAttributes(in: 0..<900, typesetter: $1) { $0.paragraphStyle = style } } == 0)
    #expect(page.cost { $0.updateAttributes(in: 12..<13, typesetter: $1) { $0.kern = 2 } } == 9)
    #expect(page.cost { $0.updateAttributes(in: 20..<21, typesetter: $1) { $0.paragraphStyle = rightToLeft } } == 9)
    #expect(page.cost { $0.updateAttributes(in: 22..<23, typesetter: $1) { $0.paragraphStyle = rightToLeft } } == 0)
  }

  @Test func linesAfterAnEditMove() throws {
    var page = try Page()
    let before = page.layout.lines
    _ = page.cost { $0.replaceCharacters(in: 0..<0, with: "new\n", typesetter: $1) }
    #expect(page.layout.lines.count == before.count + 1)
    let (old, new) = (before[0], page.layout.lines[1])
    #expect(new.range == old.range.lowerBound + 4..<old.range.upperBound + 4)
    #expect(new.paragraph == old.paragraph + 1)
    #expect(new.rect.minY == old.rect.minY + 10)
    #expect(new.runs.map(\.origin.y) == old.runs.map { $0.origin.y + 10 })
    #expect(new.runs.map(\.glyphs) == old.runs.map(\.glyphs))
  }

  @Test func anEditSaysWhichParagraphsItReplaced() throws {
    var page = try Page()
    let edit = page.shaped.replaceCharacters(in: 15..<25, with: "a\nb\nc", typesetter: page.typesetter)
    #expect(edit.oldParagraphs == 1..<3 && edit.newParagraphs == 1..<4 && edit.changeInLength == -5)
    let next = page.shaped.replaceCharacters(in: 0..<1, with: "", typesetter: page.typesetter)
    let both = edit.followed(by: next)
    #expect(both.oldParagraphs == 0..<3 && both.newParagraphs == 0..<4 && both.changeInLength == -6)
  }

  /// A paragraph whose letters shrink fits again, so that the line before loses its ellipsis. If the letters grow, the
  /// line gets it back.
  @Test func aParagraphThatFitsAgainRemovesTheEllipsisBeforeIt() throws {
    let typesetter = Typesetter(fonts: try TestFonts.collection())
    let (small, large) = (try TestFonts.mono(10), try TestFonts.mono(20))
    var options = LayoutOptions()
    options.lineBreakMode = .byTruncatingTail
    let container = TextContainer(size: Size(width: 60, height: 25))
    var text = AttributedText("a\n")
    text.append("b", attributes: TextAttributes { $0.font = large })
    var shaped = shape(text, defaultFont: small, locale: "", with: typesetter)
    var layout = layOut(shaped, in: container, options: options, with: typesetter)
    #expect(layout.lines.count == 1)
    for (font, count) in [(small, 2), (large, 1)] {
      let edit = shaped.updateAttributes(in: 2..<3, typesetter: typesetter) { $0.font = font }
      layout.update(to: shaped, after: edit, with: typesetter)
      #expect(layout.lines.count == count)
      #expect(layout == layOut(shaped, in: container, options: options, with: typesetter))
    }
  }

  @Test func itemsAfterARemovedOneAreRenumbered() throws {
    let typesetter = Typesetter(fonts: try TestFonts.collection())
    let list = TextList(markerFormat: .decimal)
    let attributes = TextAttributes { $0.paragraphStyle = ParagraphStyle { $0.textLists = [list] } }
    let font = try TestFonts.mono(10)
    var shaped = shape(
      AttributedText("a\nb\nc\nd", attributes: attributes), defaultFont: font, locale: "", with: typesetter)
    let container = TextContainer(size: Size(width: 100, height: .infinity))
    var layout = layOut(shaped, in: container, options: LayoutOptions(), with: typesetter)
    let edit = shaped.replaceCharacters(in: 0..<2, with: "", typesetter: typesetter)
    layout.update(to: shaped, after: edit, with: typesetter)
    #expect(layout == layOut(shaped, in: container, options: LayoutOptions(), with: typesetter))
  }

  /// The truncated line changes with the text after it, although its own paragraph was not edited.
  @Test(arguments: [15.0, 25, 35, 45]) func anEditChangesTheTruncationOfTheParagraphBefore(height: Double) throws {
    let typesetter = Typesetter(fonts: try TestFonts.collection())
    let font = try TestFonts.mono(10)
    var options = LayoutOptions()
    options.lineBreakMode = .byTruncatingTail
    let container = TextContainer(size: Size(width: 60, height: height))
    func laidOut(_ string: String) -> (ShapedText, TextLayout) {
      let shaped = shape(AttributedText(string), defaultFont: font, locale: "", with: typesetter)
      return (shaped, layOut(shaped, in: container, options: options, with: typesetter))
    }
    for (before, range, new) in [
      ("a\nb", 2..<3, ""), ("a\nb", 1..<3, ""), ("a\nb", 3..<3, "\nc"), ("a", 1..<1, "\nb"), ("a\nb\nc", 3..<5, ""),
      ("a\nb", 3..<3, "\nc\nd\ne"), ("a\nb\nc\nd\ne", 3..<9, ""),
    ] {
      var (shaped, layout) = laidOut(before)
      let edit = shaped.replaceCharacters(in: range, with: new, typesetter: typesetter)
      layout.update(to: shaped, after: edit, with: typesetter)
      let after = String(decoding: shaped.text.utf16, as: UTF16.self)
      #expect(layout == laidOut(after).1, "\(before) → \(after)")
    }
  }

  /// A layout that edits its own text has the same result as a layout updated after an edit elsewhere.
  @Test func editingThroughALayoutEqualsEditingItsText() throws {
    var page = try Page()
    var own = page.layout
    let edit = own.edit(with: page.typesetter) {
      $0.replaceCharacters(in: 501..<502, with: "x\nyz", typesetter: page.typesetter)
    }
    _ = page.cost { $0.replaceCharacters(in: 501..<502, with: "x\nyz", typesetter: $1) }
    #expect(own == page.layout && own.shaped == page.shaped)
    #expect(edit?.changeInLength == 3)
    #expect(own.edit(with: page.typesetter) { _ in nil } == nil)
    #expect(own == page.layout, "nothing changed")
  }

  /// A CR and an LF that an edit brings together are one separator; if an edit separates them, they are two.
  @Test func editsJoinAndSplitLineSeparators() throws {
    let typesetter = Typesetter(fonts: try TestFonts.collection())
    var shaped = shape(
      AttributedText("a\rX\nb"), defaultFont: try TestFonts.mono(10), locale: "", with: typesetter)
    shaped.replaceCharacters(in: 2..<3, with: "", typesetter: typesetter)
    #expect(shaped.paragraphs.map(\.separator) == [1..<3, 4..<4])
    shaped.replaceCharacters(in: 2..<2, with: "Y", typesetter: typesetter)
    #expect(shaped.paragraphs.map(\.separator) == [1..<2, 3..<4, 5..<5])
  }
}
