import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// The layouts that all views with text keep: one shaping for measuring and drawing, and none for another colour.
@Suite struct TextLayoutsTests {
  private let words = "some words to lay out\nand some more"
  private let frame = Rect(x: 0, y: 0, width: 90, height: 200)

  /// The UTF-16 units that are shaped for what a view shows after a change.
  private func cost(of view: any TextShowing, _ change: () -> Void = {}) -> Int {
    let before = view.context.typesetter.shapedUnitCount
    change()
    _ = (view.placement, view.placeholderPlacement)
    return view.context.typesetter.shapedUnitCount - before
  }

  /// The words with one of them in a colour.
  private func painted(_ color: Color) -> AttributedText {
    var text = AttributedText(words)
    text.updateAttributes(in: 5..<10) { $0.foregroundColor = color }
    return text
  }

  @Test func aLabelShapesOnce() throws {
    let label = try monoLabel(words, size: 10, frame: frame, lines: 0, mode: .byWordWrapping)
    #expect(cost(of: label) { _ = label.sizeThatFits(frame.size) } == words.utf16.count - 1)
    #expect(cost(of: label) { _ = displayList(of: label) } == 0)
    #expect(cost(of: label) { label.textColor = .black } == 0)
    label.attributedText = painted(.black)
    _ = label.placement
    #expect(cost(of: label) { label.attributedText = painted(.white) } == 0)
  }

  @Test func otherViewsShapeNothingForAnotherColour() throws {
    let container = TextContainerView(frame: frame, in: try makeContext())
    container.attributedText = painted(.black)
    #expect(cost(of: container) > 0)
    #expect(cost(of: container) { container.attributedText = painted(.white) } == 0)
    let field = TextField(frame: Rect(x: 0, y: 0, width: 500, height: 30), in: try makeContext())
    field.text = words
    #expect(cost(of: field) > 0)
    #expect(cost(of: field) { field.textColor = .white } == 0)
    let view = try monoTextView(frame: frame)
    view.placeholder = words
    #expect(cost(of: view) > 0)
    #expect(cost(of: view) { view.placeholderColor = .white } == 0)
  }

  /// A text that takes the place of another is laid out as if the view never knew the other one.
  @Test(arguments: ["", "some other words to lay out\nand some more", "one\ntwo\nthree", "some words to lay out"])
  func anotherTextLeavesNoTrace(_ text: String) throws {
    for mode in [LineBreakMode.byWordWrapping, .byTruncatingMiddle] {
      let known = try monoLabel(words, size: 10, frame: frame, lines: 0, mode: mode)
      _ = known.placement
      known.text = text
      let fresh = try monoLabel(text, size: 10, frame: frame, lines: 0, mode: mode)
      #expect(known.placement == fresh.placement)
    }
    let known = TextContainerView(frame: frame, in: try makeContext())
    known.text = words
    _ = known.placement
    known.text = text
    let fresh = TextContainerView(frame: frame, in: known.context)
    fresh.text = text
    #expect(known.placement == fresh.placement)
  }

  /// A font that is set after the text was laid out is the font of the next layout.
  @Test func anotherFontIsShaped() throws {
    let container = TextContainerView(frame: frame, in: try makeContext())
    container.text = words
    let height = container.sizeThatFits(frame.size).height
    container.font = container.font.withSize(2 * container.font.pointSize)
    #expect(container.sizeThatFits(frame.size).height > height)
  }

  /// The size that a text shrinks to follows everything that it depends on.
  @Test func shrinkingFollowsItsRules() throws {
    let label = try monoLabel("ten glyphs", size: 10, frame: Rect(x: 0, y: 0, width: 48, height: 20))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(label.placement?.fontScale == 0.8)
    label.minimumScaleFactor = 0.9
    #expect(label.placement?.fontScale == 0.9)
    label.minimumScaleFactor = 0.5
    label.text = "ten glyphs and more"
    #expect(label.placement?.fontScale == 0.5)
    label.lineBreakMode = .byWordWrapping
    #expect(label.placement?.fontScale == 1)
  }
}
