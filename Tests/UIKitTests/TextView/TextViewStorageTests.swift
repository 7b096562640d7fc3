import GalleyText
import GalleyViews
import Testing
import UIKit

/// Edits of a text view and of its storage, at places inside of characters.
@MainActor @Suite struct TextViewStorageTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() { window.addSubview(view) }

  @Test(arguments: [
    ("🇩🇪", NSRange(location: 2, length: 2), "xy", "🇩xy"), ("e\u{301}a", NSRange(location: 1, length: 1), "", "ea"),
    ("👩‍👧", NSRange(location: 2, length: 1), " ", "👩 👧"), ("a😀b", NSRange(location: 2, length: 1), "", "a\u{FFFD}b"),
    ("😀😁", NSRange(location: 1, length: 2), "", "😁"), ("क्षि", NSRange(location: 2, length: 0), "a", "क्aषि"),
  ])
  func theStorageIsEditedAtAnyPlace(text: String, range: NSRange, new: String, expected: String) {
    view.text = text
    view.textStorage.replaceCharacters(in: range, with: new)
    #expect(view.text == expected)
    #expect(view.engineView.editing.string == expected)
    view.layoutIfNeeded()
    view.insertText("!")
    #expect(view.text.hasSuffix("!"))
  }

  @Test func markedTextThatJoinsThePrecedingClusterIsReplaced() {
    view.text = "שלום"
    view.setMarkedText("\u{200D}", selectedRange: NSRange(location: 1, length: 0))
    view.setMarkedText("ab", selectedRange: NSRange(location: 2, length: 0))
    view.layoutIfNeeded()
    #expect(view.text == "שלוםab")
    view.unmarkText()
    #expect(view.textStorage.string == "שלוםab")
  }

  /// An edit by code ends what can be undone: the steps before know other places.
  @Test func anEditByCodeEndsWhatCanBeUndone() {
    view.insertText("abc")
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "x")
    #expect(view.engineView.undoManager?.canUndo == false)
    view.insertText("y")
    view.textStorage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 1))
    view.engineView.undoManager?.undo()
    #expect(view.text == "x")
  }

  @Test func aTypedCharacterIsLikeTheOneBefore() {
    let text = NSMutableAttributedString(string: "a", attributes: [.init("own"): 1, .foregroundColor: UIColor.label])
    text.append(NSAttributedString(string: "b", attributes: [.init("own"): 2]))
    view.attributedText = text
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("x")
    #expect(view.text == "axb")
    #expect(view.textStorage.attribute(.init("own"), at: 1, effectiveRange: nil) as? Int == 1)
    #expect(view.textStorage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .label)
  }

  @Test func rangesBeyondTheTextAreCut() {
    view.text = "ab"
    view.selectedRange = NSRange(location: NSNotFound, length: Int.max)
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    view.scrollRangeToVisible(NSRange(location: 1, length: Int.max))
    view.setMarkedText("c", selectedRange: NSRange(location: Int.max, length: Int.max))
    #expect(view.text == "abc")
  }
}
