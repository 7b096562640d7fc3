import Testing
import UIKit

/// Edits of a field's text, which take its attributes along.
@MainActor @Suite struct FieldReplacementTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 30))

  init() {
    window.isHidden = false
    window.addSubview(field)
  }

  private func colors() -> [UIColor?] {
    let text = field.attributedText!
    return (0..<text.length).map { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
  }

  private func select(_ start: Int, _ end: Int) {
    let ends = [start, end].map { field.position(from: field.beginningOfDocument, offset: $0)! }
    field.selectedTextRange = field.textRange(from: ends[0], to: ends[1])
  }

  /// Both begin with the same half of a pair.
  @Test(arguments: [("😂", "👩‍👩‍👧"), ("😀", "😁"), ("𝔸", "𝔹"), ("a😀", "a😁b")])
  func anEmojiReplacesAnother(old: String, new: String) {
    field.insertText(old)
    field.selectAll(nil)
    field.insertText(new)
    #expect(field.text == new)
    #expect(field.attributedText?.string == new)
  }

  /// The one that is typed is told from its neighbours by where it was typed, not by what it is.
  @Test func aTypedCharacterIsLikeTheOneBefore() {
    let text = NSMutableAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.blue]))
    field.attributedText = text
    select(1, 1)
    field.insertText("a")
    #expect(colors() == [.red, .red, .blue])
    select(1, 3)
    field.insertText("aa")
    #expect(colors() == [.red, .red, .red])
    field.attributedText = text
    select(0, 1)
    field.deleteBackward()
    #expect(colors() == [.blue])
  }

  @Test func textTypedAfterDeletingAllKeepsItsAttributes() {
    field.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    field.selectAll(nil)
    field.deleteBackward()
    field.insertText("c")
    #expect(colors() == [.red])
  }

  @Test func theTypingAttributesAreThoseThatWereSet() {
    field.becomeFirstResponder()
    field.insertText("a")
    field.typingAttributes = [.foregroundColor: UIColor.green, .init("own"): 3]
    field.insertText("bc")
    #expect(field.attributedText?.attribute(.init("own"), at: 2, effectiveRange: nil) as? Int == 3)
    #expect(colors().suffix(2) == [.green, .green])
  }

  /// The text of a field that became secure goes with the next key (rule: secure-text-cleared).
  @Test func aFieldThatBecomesSecureIsClearedByTheNextKey() {
    field.becomeFirstResponder()
    field.insertText("secret")
    field.isSecureTextEntry = true
    #expect(field.text == "secret")
    field.insertText("!")
    #expect(field.text == "!")
    field.insertText("?")
    #expect(field.text == "!?")
    field.isSecureTextEntry = false
    field.insertText("a")
    #expect(field.text == "!?a")
  }
}
