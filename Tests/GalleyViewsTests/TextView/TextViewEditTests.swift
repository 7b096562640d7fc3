import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// What a change of the text costs, and that it leaves the same layout as a fresh one.
@Suite struct TextViewEditTests {
  private let frame = Rect(x: 0, y: 0, width: 100, height: 60)

  /// A view in a window, with the focus.
  private func focusedView(_ text: AttributedText) throws -> (view: TextView, window: Window) {
    let view = try monoTextView(size: 10, frame: frame)
    let window = Window(size: frame.size, in: view.context)
    window.addSubview(view)
    view.attributedText = text
    view.becomeFirstResponder()
    return (view, window)
  }

  /// The layout of a view that never knew another text.
  private func freshLayout(of view: TextView) throws -> TextLayout {
    let other = TextView(frame: frame, in: view.context)
    other.font = view.font
    other.attributedText = view.editing.text
    other.typingAttributes = view.editing.typingAttributes
    return try #require(other.placement).layout
  }

  /// Two hundred paragraphs of nine letters: a change shapes the ten or so letters of its own, and the rest moves.
  @Test func aChangeShapesItsParagraph() throws {
    let (view, window) = try focusedView(AttributedText((0..<200).map { _ in "abcd efgh" }.joined(separator: "\n")))
    let typesetter = view.context.typesetter
    #expect(view.placement?.layout.lines.count == 200)
    func cost(_ change: () -> Void) -> Int {
      let before = typesetter.shapedUnitCount
      change()
      _ = view.placement
      window.layoutIfNeeded()
      return typesetter.shapedUnitCount - before
    }
    #expect(cost { view.select(501..<502) } == 0)
    #expect(cost { view.insertText("xyz") } == 11)
    #expect(cost { view.insertText("\n") } == 11)
    #expect(cost { view.deleteBackward() } == 11)
    #expect(cost { view.setMarkedText("ni hao") } == 17)
    #expect(cost { view.insertText("你") } == 12)
    #expect(cost { view.textColor = .black } == 0)
    #expect(view.contentSize.height == 2016)
    try expectEqual(view.placement?.layout, freshLayout(of: view))
  }

  /// After every step of a long session at random the layout that went along equals a fresh one, and the caret shows.
  @Test(arguments: 0..<4) func aSessionLeavesNoTrace(_ seed: Int) throws {
    var random = SeededNumbers(seed: seed)
    var start = AttributedText("first words\nand more of them\n")
    start.append("in another kind\n", attributes: TextAttributes { $0.kern = 2 })
    let (view, window) = try focusedView(start)
    let pieces = ["a", " ", "\n", "e\u{301}", "👨‍👩‍👧", "word and word", "\r\n", "one\ntwo\n", "\t"]
    for _ in 0..<150 {
      var isTyped = true
      let count = view.editing.count
      let from = Int.random(in: 0...count, using: &random)
      let to = min(count, from + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<9, using: &random) {
      case 0...2: view.insertText(pieces.randomElement(using: &random) ?? "")
      case 3: view.deleteBackward()
      case 4: view.select(from..<to)
      case 5: view.setMarkedText(pieces.randomElement(using: &random) ?? "")
      case 6: view.replace(from..<to, withText: pieces.randomElement(using: &random) ?? "")
      case 7:
        isTyped = false
        view.typingAttributes = TextAttributes { $0.superscript = 1 }
      default:
        isTyped = false
        var text = view.editing.text
        text.updateAttributes(in: from..<to) { $0.baselineOffset = 3 }
        view.attributedText = text
      }
      window.layoutIfNeeded()
      try expectEqual(view.placement?.layout, freshLayout(of: view))
      guard isTyped else { continue }
      let state = view.editing
      let caret = view.caretRect(
        at: state.selectedRange.upperBound, affinity: state.isCaret ? state.affinity : .upstream)
      #expect(caret.minY >= view.contentOffset.y - 8 && caret.maxY <= view.contentOffset.y + 68)
    }
  }

  /// The last line stays visible with the inset below it while it is typed, and so does the first one.
  @Test func theCaretIsKeptVisible() throws {
    let (view, window) = try focusedView(AttributedText("a\nb\nc\nd\ne"))
    #expect(view.contentOffset.y == 6)
    view.insertText("\nf\ng")
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == 26)
    view.select(0..<0)
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
    view.insertText("x")
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
  }
}
