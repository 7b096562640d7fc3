import GalleyBase
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews

/// Touches of a finger, and their effects.
@Suite struct TapTests {
  let scene: EditingScene
  let delegate = FieldDelegate()
  var a: TextField { scene.a }
  var t: TextView { scene.t }

  init() throws {
    scene = try EditingScene()
    scene.a.delegate = delegate
    for view in [scene.a, scene.b] { view.font = try TestFonts.mono(10) }
  }

  @Test func theHighestViewIsTouched() throws {
    let context = a.context
    let back = View(frame: Rect(x: 0, y: 0, width: 100, height: 100), in: context)
    let front = View(frame: Rect(x: 10, y: 10, width: 50, height: 50), in: context)
    let label = Label(frame: Rect(x: 0, y: 0, width: 50, height: 50), in: context)
    let outside = View(frame: Rect(x: 40, y: 40, width: 100, height: 100), in: context)
    back.addSubview(front)
    front.addSubview(outside)
    front.addSubview(label)
    func touched(_ x: Double, _ y: Double) -> View? { back.hitTest(Point(x: x, y: y)) }
    #expect(touched(15, 15) === front, "labels let touches pass")
    #expect(touched(55, 55) === outside)
    #expect(touched(70, 70) === back, "what lies outside of the bounds of its superview is not touched")
    #expect(touched(100, 5) == nil)
    label.isUserInteractionEnabled = true
    #expect(touched(15, 15) === label)
    front.alpha = 0.005
    #expect(touched(15, 15) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(touched(15, 15) === back)
    back.isHidden = true
    #expect(touched(15, 15) == nil)
  }

  /// "one two" in glyphs of 6 points from 0 on: the nearer end of the word that is touched.
  @Test(arguments: [(1.0, 0), (8, 0), (11, 3), (17, 3), (20, 3), (23, 4), (26, 4), (35, 7), (150, 7)])
  func aTapGivesFocusAndPutsTheCaretAtAWord(x: Double, caret: Int) {
    a.text = "one two"
    let lines = scene.lines { #expect(scene.window.tap(at: Point(x: x, y: 15)) === a) }
    #expect(a.isFirstResponder && a.selectedTextRange == caret..<caret)
    #expect(lines.first == "a: textFieldShouldBeginEditing -> true")
    let moves = lines.filter { $0.contains("DidChangeSelection") }
    #expect(moves == (caret == 7 ? [] : ["a: textFieldDidChangeSelection \(caret)..<\(caret)"]))
  }

  @Test func aRefusedTapDoesNothing() {
    a.text = "one two"
    delegate.vetoes = ["begin"]
    scene.window.tap(at: Point(x: 1, y: 15))
    #expect(scene.window.firstResponder == nil && a.selectedTextRange == 7..<7)
  }

  @Test func elsewhereNothingHappens() {
    a.becomeFirstResponder()
    #expect(scene.window.tap(at: Point(x: 300, y: 190)) === scene.window)
    #expect(a.isFirstResponder, "UIKit keeps the focus too")
    scene.b.isEnabled = false
    scene.window.tap(at: Point(x: 5, y: 50))
    t.isEditable = false
    scene.window.tap(at: Point(x: 5, y: 100))
    #expect(a.isFirstResponder)
  }

  @Test func theClearButtonClearsAndGivesFocus() {
    a.text = "one"
    a.clearButtonMode = .always
    let lines = scene.lines { scene.window.tap(at: Point(x: 185, y: 15)) }
    #expect(
      Array(lines.prefix(4)) == [
        "a: textFieldShouldClear -> true", "a: textFieldDidChangeSelection 0..<0",
        "a: UITextFieldTextDidChangeNotification", "a: editingChanged",
      ])
    #expect(a.text == "" && a.isFirstResponder)
  }

  @Test func scrolledTextIsTouchedWhereItShows() throws {
    t.font = try TestFonts.mono(10)
    t.text = (0..<40).map { "line\($0)" }.joined(separator: "\n")
    t.contentOffset = Point(x: 0, y: 100)
    scene.window.layoutIfNeeded()
    scene.window.tap(at: Point(x: 5, y: 80 + 8))
    #expect(t.isFirstResponder)
    // 100 points up, 8 below the upper edge: the tenth line of 10 points begins at 8 + 100.
    #expect(t.text(in: t.selectedTextRange!.lowerBound..<t.selectedTextRange!.lowerBound + 6) == "line10")
  }

  @Test func aButtonIsPressed() {
    let button = Button(frame: Rect(x: 220, y: 0, width: 60, height: 30), in: a.context)
    button.id = "go"
    scene.window.addSubview(button)
    var pressed = 0
    button.addAction(for: .touchUpInside) { _ in pressed += 1 }
    let lines = scene.lines { scene.window.tap(at: Point(x: 230, y: 5)) }
    #expect(lines == ["go: touchDown", "go: touchUpInside"] && pressed == 1)
    button.isEnabled = false
    scene.window.tap(at: Point(x: 230, y: 5))
    #expect(pressed == 1)
  }

  @Test func theKeyboardTakesItsTouches() {
    scene.window.keyboard = Keyboard(height: 160)
    a.becomeFirstResponder()
    #expect(scene.window.tap(at: Point(x: 5, y: 50)) == nil && a.isFirstResponder)
  }

  @Test func forwardDeleteTakesClustersAndSelections() {
    a.becomeFirstResponder()
    a.text = "a👍🏽e\u{301}b"
    a.selectedTextRange = 1..<1
    let lines = scene.lines { a.deleteForward() }
    #expect(lines.first == #"a: textField(shouldChangeCharactersIn: 1..<5, replacementString: "") -> true"#)
    #expect(a.text == "ae\u{301}b" && a.selectedTextRange == 1..<1)
    a.deleteForward()
    #expect(a.text == "ab")
    a.selectedTextRange = 0..<1
    a.deleteForward()
    a.deleteForward()
    #expect(a.text == "")
    #expect(scene.lines { a.deleteForward() } == [])
  }

  @Test func forwardDeleteInMarkedTextTakesOfIt() {
    a.becomeFirstResponder()
    a.text = "xy"
    a.selectedTextRange = 1..<1
    a.setMarkedText("abc", selectedRange: 1..<1)
    a.deleteForward()
    #expect(a.text == "xacy" && a.markedTextRange == 1..<3 && a.selectedTextRange == 2..<2)
  }
}
