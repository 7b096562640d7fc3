import Testing
import UIKit

@MainActor @Suite struct FieldEditingTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
  let log = FieldLog()

  init() {
    window.isHidden = false
    window.addSubview(field)
    log.observe(field)
  }

  @Test func callsComeInOrder() {
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing)
    field.insertText("a")
    #expect(field.resignFirstResponder())
    #expect(
      log.lines == [
        "shouldBegin", "didBegin true", "UITextFieldTextDidBeginEditingNotification", "editingDidBegin",
        "shouldChange 0 0 a", "selection a", "UITextFieldTextDidChangeNotification", "editingChanged a", "didEnd",
        "UITextFieldTextDidEndEditingNotification", "editingDidEnd",
      ])
    #expect(!field.isFirstResponder)
  }

  @Test func aRefusedBeginningLeavesTheFocus() {
    log.mayBegin = false
    #expect(!field.becomeFirstResponder())
    #expect(log.lines == ["shouldBegin"])
  }

  @Test func aRefusedChangeHasNoEffect() {
    log.mayChange = false
    field.insertText("a")
    #expect(field.text == "")
  }

  @Test func typingKeepsAttributesTheEngineDoesNotKnow() {
    let key = NSAttributedString.Key("own")
    field.attributedText = NSAttributedString(string: "ab", attributes: [key: 7, .kern: 2])
    field.insertText("c")
    #expect(field.text == "abc")
    #expect(field.attributedText?.attribute(key, at: 2, effectiveRange: nil) as? Int == 7)
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    field.insertText("z")
    #expect(field.text == "zabc")
    field.deleteBackward()
    #expect(field.text == "abc")
    #expect(field.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
  }

  @Test func settersWriteIntoTheWholeText() {
    field.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(field.font?.pointSize == 30)
    field.font = .systemFont(ofSize: 12)
    let font = field.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 12)
    #expect(field.defaultTextAttributes[.font] as? UIFont == field.font)
  }

  @Test func theFocusMovesFromFieldToField() {
    let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
    window.addSubview(other)
    field.becomeFirstResponder()
    other.becomeFirstResponder()
    #expect(!field.isFirstResponder)
    #expect(other.isFirstResponder)
    #expect(log.lines.suffix(3) == ["didEnd", "UITextFieldTextDidEndEditingNotification", "editingDidEnd"])
  }

  @Test func aTapBeginsEditing() {
    window.tap(at: CGPoint(x: 60, y: 55))
    #expect(field.isFirstResponder)
  }

  @Test func leavingTheWindowEndsEditing() {
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
    #expect(log.lines.last == "editingDidEnd")
  }

  @Test func positionsAndCarets() throws {
    field.text = "one two"
    let start = field.beginningOfDocument
    let third = try #require(field.position(from: start, offset: 3))
    #expect(field.offset(from: start, to: third) == 3)
    #expect(field.compare(start, to: third) == .orderedAscending)
    #expect(field.position(from: start, offset: 8) == nil)
    let word = try #require(
      field.tokenizer.rangeEnclosingPosition(
        field.endOfDocument, with: .word, inDirection: .storage(.backward)))
    #expect(field.text(in: word) == "two")
    #expect(field.caretRect(for: third).minX > field.caretRect(for: start).minX)
    field.replace(word, withText: "three")
    #expect(field.text == "one three")
  }
}
