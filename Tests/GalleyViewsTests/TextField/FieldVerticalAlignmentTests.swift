import GalleyBase
import GalleyText
import GalleyViews
import Testing

/// `contentVerticalAlignment` of fields.
@Suite struct FieldVerticalAlignmentTests {
  /// A field 60 points high with one line of 10 points.
  private func field(_ alignment: TextField.VerticalAlignment, _ border: TextField.BorderStyle) throws -> TextField {
    let field = try monoField("abc", size: 10, width: 100, height: 60, border: border, scale: 2)
    field.contentVerticalAlignment = alignment
    field.placeholder = "p"
    return field
  }

  @Test(arguments: [
    (TextField.VerticalAlignment.top, TextField.BorderStyle.none, 0.0), (.center, .none, 25), (.bottom, .none, 50),
    (.fill, .none, 25), (.top, .roundedRect, 2), (.center, .roundedRect, 25), (.bottom, .roundedRect, 48),
    (.top, .bezel, 4), (.bottom, .bezel, 49),
  ])
  func theLineStandsWhereTheAlignmentPutsIt(
    alignment: TextField.VerticalAlignment, border: TextField.BorderStyle, top: Double
  ) throws {
    let field = try field(alignment, border)
    let line = try #require(field.placement?.layout.usedHeight)
    // The table is of a line of 10 points; a higher one ends lower, or begins higher.
    let share = alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
    #expect(field.placement?.origin.y == top - (line - 10) * share)
    field.text = ""
    #expect(field.placeholderPlacement?.origin.y == top - (line - 10) * share)
  }

  @Test(arguments: TextField.VerticalAlignment.allCases)
  func editedTextIsWhereIdleTextIs(alignment: TextField.VerticalAlignment) throws {
    let field = try field(alignment, .line)
    let window = Window(size: Size(width: 100, height: 100), in: field.context)
    window.addSubview(field)
    let idle = field.placement?.origin.y
    field.becomeFirstResponder()
    #expect(field.placement?.origin.y == idle)
    let caret = field.caretRect(for: 0)
    #expect(caret.minY <= idle! && caret.maxY >= idle! + 10 - 1)
  }
}
