import GalleyBase
import GalleyDrawing
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews

/// What is known of the text of a subclass is what it draws: the rectangle that it passes on.
@Suite struct TextRehearsalTests {
  private final class InsetLabel: Label {
    var drawings = 0
    var shift = Point.zero
    var drawsText = true
    var placementWhileDrawing: TextPlacement?

    override func drawText(in rect: Rect, on canvas: inout Canvas) {
      drawings += 1
      placementWhileDrawing = placement
      guard drawsText else { return }
      canvas.withSavedState { canvas in
        canvas.translateBy(x: shift.x, y: shift.y)
        super.drawText(in: rect.insetBy(dx: 20, dy: 0), on: &canvas)
      }
    }
  }

  private final class InsetField: TextField {
    override func drawText(in rect: Rect, on canvas: inout Canvas) {
      super.drawText(in: rect.offsetBy(dx: 12, dy: 0), on: &canvas)
    }
    override func drawPlaceholder(in rect: Rect, on canvas: inout Canvas) {
      super.drawPlaceholder(in: rect.offsetBy(dx: 30, dy: 0), on: &canvas)
    }
  }

  private let context: RenderContext

  init() throws { context = try makeContext() }

  private func label() throws -> InsetLabel {
    let label = InsetLabel(frame: Rect(x: 0, y: 0, width: 94, height: 30), in: context)
    label.font = try TestFonts.mono(15)
    label.text = "abcdefgh"
    return label
  }

  @Test func aLabelIsCutInTheRectangleItPassesOn() throws {
    let label = try label()
    // 8 characters of 9 points fit in 94 points, but not in 54.
    #expect(label.placement?.origin.x == 20)
    #expect(label.isTruncated && label.hiddenRange == 5..<8)
    #expect(label.drawings == 1 + 1 + 1, "each question draws once, and never draws to answer itself")
    label.shift = Point(x: 3, y: 2)
    #expect(label.placement?.origin.x == 23)
    label.textAlignment = .right
    label.text = "ab"
    #expect(label.placement?.layout.lines.first?.runs.first?.origin.x == 36)
  }

  @Test func aLabelThatPassesOnNothingHasTheBounds() throws {
    let label = try label()
    label.drawsText = false
    #expect(label.placement?.origin.x == 0 && !label.isTruncated)
  }

  @Test func askingWhileDrawingAnswers() throws {
    let label = try label()
    _ = displayList(of: label)
    #expect(label.placementWhileDrawing != nil)
  }

  @Test func aFieldShowsWhatItPassesOn() throws {
    let window = Window(size: Size(width: 200, height: 40), in: context)
    let field = InsetField(frame: Rect(x: 0, y: 0, width: 200, height: 30), in: context)
    field.font = try TestFonts.mono(15)
    window.addSubview(field)
    field.placeholder = "name"
    #expect(field.placeholderPlacement?.origin.x == 30)
    field.text = "ab"
    #expect(field.placement?.origin.x == 12)
    // What is edited is drawn by the field's editor.
    field.becomeFirstResponder()
    #expect(field.placement?.origin.x == 0)
  }
}
