import Testing
import UIKit

@MainActor @Suite struct TextViewTests {
  /// A delegate that writes down what it is asked and told.
  final class Log: NSObject, UITextViewDelegate {
    var lines: [String] = []
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("end") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      lines.append("should \(range.location) \(range.length) \(text)")
      return text != "x"
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("change \(textView.text ?? "")") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      lines.append("selection \(textView.selectedRange.location)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll") }
  }

  /// A storage that paints digits red.
  final class DigitStorage: NSTextStorage {
    private let own = NSMutableAttributedString(string: "")
    override var string: String { own.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
      own.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      own.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      own.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
    override func processEditing() {
      for (offset, unit) in string.utf16.enumerated() where (48...57).contains(unit) {
        addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: offset, length: 1))
      }
      super.processEditing()
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let log = Log()

  init() {
    window.addSubview(view)
    view.delegate = log
  }

  /// A delegate that has only the methods with several ranges.
  final class RangesDelegate: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var ranges: [NSRange] = []
    func textView(
      _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool {
      self.ranges += ranges.map(\.rangeValue)
      return text != "x"
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool {
      self.ranges += ranges.map(\.rangeValue)
      return string != "x"
    }
  }

  @Test func theMethodsWithSeveralRangesAreAsked() {
    let (delegate, field) = (RangesDelegate(), UITextField())
    (view.delegate, field.delegate) = (delegate, delegate)
    for text in ["ab", "x"] {
      view.insertText(text)
      field.insertText(text)
    }
    #expect(view.text == "ab" && field.text == "ab")
    #expect(delegate.ranges.map(\.location) == [0, 0, 2, 2])
  }

  @Test func callsComeInOrder() {
    view.becomeFirstResponder()
    view.insertText("a")
    view.insertText("x")
    view.resignFirstResponder()
    #expect(log.lines == ["begin", "should 0 0 a", "selection 1", "change a", "should 1 0 x", "end"])
    #expect(view.textStorage.string == "a")
  }

  @Test func theTextIsReadFromTheStorage() {
    view.text = "abc"
    view.textStorage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "XYZ")
    #expect(view.text == "aXYZc")
    view.selectedRange = NSRange(location: 5, length: 0)
    view.insertText("!")
    #expect(view.textStorage.string == "aXYZc!")
    view.deleteBackward()
    view.deleteBackward()
    #expect(view.attributedText.string == "aXYZ")
  }

  @Test func aCustomStorageChangesTypedText() {
    let storage = DigitStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    window.addSubview(view)
    #expect(view.textStorage === storage)
    view.insertText("a1")
    #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != .red)
    let plain = UITextView(frame: view.frame)
    plain.text = "a1"
    #expect(view.picture() != plain.picture())
  }

  /// Paints all text red, after the storage has told of its change.
  final class Highlighter: NSObject, NSTextStorageDelegate {
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      textStorage.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: textStorage.length))
    }
  }

  @Test func highlightingByTheDelegateIsDrawn() {
    let highlighter = Highlighter()
    view.textStorage.delegate = highlighter
    view.insertText("a")
    let typed = view.picture()
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "b")
    let replaced = view.picture()
    let red = { [view, window] (text: String) in
      let plain = UITextView(frame: view.frame)
      window.addSubview(plain)
      plain.text = text
      plain.textColor = .red
      return plain.picture()
    }
    #expect(typed == red("a"))
    #expect(replaced == red("b"))
  }

  @Test func typingAttributesHoldUntilTheCaretMoves() {
    view.text = "abc"
    view.typingAttributes = [.foregroundColor: UIColor.red]
    view.insertText("d")
    #expect(view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    view.selectedRange = NSRange(location: 1, length: 0)
    #expect(view.typingAttributes[.foregroundColor] as? UIColor != .red)
  }

  @Test func sizesFollowTheText() {
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = "one"
    let one = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
    view.text = "one\ntwo"
    let two = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
    #expect(two > one)
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    #expect(view.caretRect(for: view.beginningOfDocument).midX == 0)
    #expect(view.intrinsicContentSize.height == two - 16)
  }

  @Test func scrollingNotifiesTheDelegate() {
    view.text = String(repeating: "line\n", count: 40)
    view.layoutIfNeeded()
    view.scrollRangeToVisible(NSRange(location: 199, length: 0))
    #expect(log.lines.contains("scroll"))
    #expect(view.contentOffset.y > 100)
    #expect(view.contentSize.height > 400)
  }
}
