import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

@testable import GalleyViews

/// The side on which an empty field or text view has its caret and its placeholder: where the interface begins.
@Suite struct NaturalSideTests {
  private func window(_ direction: LayoutDirection) throws -> (window: Window, field: TextField, view: TextView) {
    let context = try makeContext(direction: direction)
    let window = Window(size: Size(width: 200, height: 100), in: context)
    let field = TextField(frame: Rect(x: 0, y: 0, width: 200, height: 30), in: context)
    let view = TextView(frame: Rect(x: 0, y: 40, width: 200, height: 50), in: context)
    field.font = try TestFonts.mono(15)
    view.font = try TestFonts.mono(15)
    window.addSubview(field)
    window.addSubview(view)
    return (window, field, view)
  }

  /// Two letters of 9 points, whatever they are.
  @Test(arguments: ["ab", "12", "\u{5D0}\u{5D1}"])
  func fromLeftToRight(placeholder: String) throws {
    let (window, field, view) = try window(.leftToRight)
    (field.placeholder, view.placeholder) = (placeholder, placeholder)
    #expect(field.placeholderPlacement?.origin.x == 0)
    #expect(view.placeholderPlacement?.layout.lines.first?.usedRect.minX == 0)
    field.becomeFirstResponder()
    #expect(field.caretRect(for: 0).minX == 0)
    view.becomeFirstResponder()
    #expect(view.caretRect(for: 0).minX == 4)
    #expect(window.firstResponder === view)
  }

  @Test(arguments: ["ab", "12", "\u{5D0}\u{5D1}"])
  func fromRightToLeft(placeholder: String) throws {
    let (window, field, view) = try window(.rightToLeft)
    (field.placeholder, view.placeholder) = (placeholder, placeholder)
    let placed = try #require(field.placeholderPlacement)
    #expect(placed.origin.x + (placed.layout.lines.first?.usedRect.maxX ?? 0) == 200)
    #expect(view.placeholderPlacement?.layout.lines.first?.usedRect.maxX == 200)
    field.becomeFirstResponder()
    #expect(field.caretRect(for: 0).minX == 200)
    view.becomeFirstResponder()
    #expect(view.caretRect(for: 0).midX == 195)
    #expect(window.firstResponder === view)
  }

  /// A text without letters is the interface's, one with letters has a side of its own.
  @Test func textHasItsOwnSide() throws {
    let (_, field, view) = try window(.rightToLeft)
    (field.text, view.text) = ("12", "12")
    #expect(field.placement?.origin.x == 182)
    #expect(view.placement?.layout.lines.first?.usedRect.maxX == 200)
    (field.text, view.text) = ("ab", "ab")
    #expect(field.placement?.origin.x == 0)
    #expect(view.placement?.layout.lines.first?.usedRect.minX == 0)
  }

  @Test func aSetDirectionOrAlignmentHolds() throws {
    let (_, field, view) = try window(.rightToLeft)
    (field.placeholder, view.placeholder) = ("ab", "ab")
    field.textAlignment = .left
    view.textAlignment = .left
    #expect(field.placeholderPlacement?.origin.x == 0)
    #expect(view.placeholderPlacement?.layout.lines.first?.usedRect.minX == 0)
    view.textAlignment = .natural
    var typed = view.typingAttributes
    typed.paragraphStyle = ParagraphStyle { $0.baseWritingDirection = .leftToRight }
    view.typingAttributes = typed
    #expect(view.placeholderPlacement?.layout.lines.first?.usedRect.minX == 0)
  }

  @Test func thePlaceholderMovesAwayFromItsSide() throws {
    let (_, _, view) = try window(.rightToLeft)
    view.placeholder = "ab"
    view.placeholderLocation = Point(x: 10, y: 3)
    #expect(view.placeholderPlacement?.layout.lines.first?.usedRect.maxX == 190)
    #expect(view.placeholderPlacement?.origin == Point(x: 0, y: 11))
  }

  /// The reach of the bar that is drawn between two glyphs of 9 points.
  @Test func theCaretStandsBetweenTheGlyphs() throws {
    let (window, field, _) = try window(.leftToRight)
    field.text = "ab"
    field.becomeFirstResponder()
    field.select(1..<1)
    #expect(field.caretRect(for: 1).minX == 9)
    #expect(EditingMarks(field)?.caret?.minX == 8)
    field.select(0..<0)
    #expect(EditingMarks(field)?.caret?.minX == 0, "inside of the field")
    #expect(window.firstResponder === field)
  }
}
