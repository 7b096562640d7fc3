import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews

@Suite struct ConstrainedTextTests {
  let context: RenderContext

  init() throws { context = try makeContext() }

  /// A label in the mono face at 10 points, where a glyph is 6 points wide and a line 10 high, placed by constraints.
  private func label(_ text: String, lines: Int = 0) throws -> Label {
    let label = try monoLabel(text, size: 10, lines: lines)
    label.ensuredConstraintState.keepsFrame = false
    return label
  }

  @Test func aLabelWrapsInTheWidthThatItGets() throws {
    let root = makeRoot(80, 200, in: context)
    let label = try label("one two three four")
    root.addSubview(label)
    activate(label.anchor(.leading), .equal, root.anchor(.leading), plus: 10)
    activate(label.anchor(.trailing), .equal, root.anchor(.trailing), plus: -10)
    activate(label.anchor(.top), .equal, root.anchor(.top))
    root.layoutIfNeeded()
    // Ten glyphs a line.
    #expect(label.frame == Rect(x: 10, y: 0, width: 60, height: 20))
    #expect(label.shownLines == ["one two", "three four"])
    #expect(label.intrinsicContentSize == Size(width: 60, height: 20))
    root.frame.size.width = 60
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 10, y: 0, width: 40, height: 40))
    label.text = "one"
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 10, y: 0, width: 40, height: 10))
  }

  @Test func aLabelHugsItsWrappedText() throws {
    let root = makeRoot(80, 200, in: context)
    let label = try label("one two three")
    root.addSubview(label)
    activate(label.anchor(.leading), .equal, root.anchor(.leading))
    activate(label.anchor(.trailing), .lessThanOrEqual, root.anchor(.trailing), plus: -20)
    activate(label.anchor(.top), .equal, root.anchor(.top))
    root.layoutIfNeeded()
    // The longest line with the space that follows it.
    #expect(label.frame == Rect(x: 0, y: 0, width: 48, height: 20))
  }

  @Test func labelsInACell() throws {
    let root = makeRoot(200, 0, in: context)
    let (title, detail) = (try label("Title", lines: 1), try label("some detail text that goes on"))
    let picture = Block(40, 40, in: context)
    // Else the picture would grow, so that two labels grow less.
    picture.ensuredConstraintState.hugging.horizontal = 251
    for view in [picture, title, detail] { root.addSubview(view) }
    activate(picture.anchor(.leading), .equal, root.anchor(.leading), plus: 8)
    activate(picture.anchor(.top), .equal, root.anchor(.top), plus: 8)
    activate(picture.anchor(.bottom), .lessThanOrEqual, root.anchor(.bottom), plus: -8)
    activate(title.anchor(.leading), .equal, picture.anchor(.trailing), plus: 8)
    activate(title.anchor(.top), .equal, picture.anchor(.top))
    activate(title.anchor(.trailing), .equal, root.anchor(.trailing), plus: -8)
    activate(detail.anchor(.leading), .equal, title.anchor(.leading))
    activate(detail.anchor(.trailing), .equal, title.anchor(.trailing))
    activate(detail.anchor(.top), .equal, title.anchor(.bottom), plus: 4)
    activate(detail.anchor(.bottom), .equal, root.anchor(.bottom), plus: -8)
    // 136 points are left for the detail: 22 glyphs a line, so two lines.
    let target = Size(width: 200, height: 0)
    let height = root.fittingSize(for: target, priority: AxisPair(horizontal: 1000, vertical: 50))
    #expect(height == Size(width: 200, height: 56))
    let narrow = root.fittingSize(
      for: Size(width: 124, height: 0), priority: AxisPair(horizontal: 1000, vertical: 50))
    // 60 points: ten glyphs a line, "some", "detail", "text that", "goes on".
    #expect(narrow == Size(width: 124, height: 8 + 10 + 4 + 40 + 8))
    root.frame.size.height = height.height
    root.layoutIfNeeded()
    #expect(detail.frame == Rect(x: 56, y: 22, width: 136, height: 26))
    // Without a width the detail is one line.
    #expect(root.fittingSize(for: .zero, priority: AxisPair(50)) == Size(width: 64 + 29 * 6, height: 56))
  }

  @Test func aPreferredWidthIsKept() throws {
    let root = makeRoot(200, 200, in: context)
    let label = try label("one two three")
    label.preferredMaxLayoutWidth = 42
    root.addSubview(label)
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 0, width: 42, height: 20))
  }

  @Test func baselinesOfLabelsAlign() throws {
    let root = makeRoot(200, 200, in: context)
    let small = try label("ab", lines: 1)
    let large = try monoLabel("ab\nab", size: 20, lines: 0)
    large.ensuredConstraintState.keepsFrame = false
    for view in [small, large] { root.addSubview(view) }
    activate(large.anchor(.top), .equal, root.anchor(.top), plus: 5)
    activate(small.anchor(.firstBaseline), .equal, large.anchor(.lastBaseline), plus: 10)
    root.layoutIfNeeded()
    // The second baseline is at 5 + 20 + 16; that of the small label is 8 below its top.
    #expect(small.frame.minY == 43)
    let tall = activate(large.anchor(.height), plus: 60)
    root.layoutIfNeeded()
    // The text is in the middle of a label that is too high.
    #expect(small.frame.minY == 53)
    tall.deactivate()
    root.layoutIfNeeded()
    #expect(small.frame.minY == 43)
  }

  @Test func aTextViewThatDoesNotScrollIsAsHighAsItsText() throws {
    let root = makeRoot(90, 200, in: context)
    let view = TextView(in: context)
    view.font = try TestFonts.mono(10)
    view.text = "one two three"
    view.isScrollEnabled = false
    view.ensuredConstraintState.keepsFrame = false
    root.addSubview(view)
    activate(view.anchor(.left), .equal, root.anchor(.left))
    activate(view.anchor(.right), .equal, root.anchor(.right))
    activate(view.anchor(.top), .equal, root.anchor(.top))
    root.layoutIfNeeded()
    // 90 points without 10 of padding: thirteen glyphs fit, so one line and the insets.
    #expect(view.frame == Rect(x: 0, y: 0, width: 90, height: 26))
    root.frame.size.width = 60
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 60, height: 36))
  }

  @Test func fittingALabelIsItsContentSize() throws {
    let label = try label("one two")
    #expect(label.fittingSize(for: .zero, priority: AxisPair(50)) == Size(width: 42, height: 10))
    let wrapped = label.fittingSize(
      for: Size(width: 20, height: 0), priority: AxisPair(horizontal: 1000, vertical: 50))
    #expect(wrapped == Size(width: 20, height: 20))
    #expect(label.intrinsicContentSize == Size(width: 42, height: 10))
  }
}
