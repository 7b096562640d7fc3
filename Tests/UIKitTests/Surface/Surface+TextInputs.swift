import UIKit

extension Surface {
  /// A field with boxes of its own.
  private final class Boxed: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 9, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
  }

  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var heard: [String] = []

    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begin") }
    func textViewDidChange(_ textView: UITextView) { heard.append("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selection") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      heard.append("should \(text)")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
  }

  @MainActor private static func typed() -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    field.text = "word"
    return field
  }

  @MainActor private static func listened(_ act: (UITextView) -> Void) -> [String] {
    let (window, view) = windowed(UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 60)))
    let listener = Listener()
    view.delegate = listener
    withExtendedLifetime(window) { act(view) }
    return listener.heard
  }

  private static let bounds = CGRect(x: 0, y: 0, width: 90, height: 30)

  @MainActor static let textFields: [Row] = [
    Row("UITextField", 27) { UITextField().text == "" },
    Row("placeholder", 25) { sets(UITextField(), \.placeholder, "a") },
    Row("selectedTextRange", 16) {
      let field = typed()
      field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
      return field.selectedTextRange.flatMap { field.text(in: $0) } == "word"
    },
    Row("beginningOfDocument", 16) {
      let field = typed()
      return field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4
    },
    Row("textRect(forBounds", 15) { Boxed().textRect(forBounds: bounds).minX == 9 },
    Row("attributedPlaceholder", 15) {
      let field = UITextField()
      field.attributedPlaceholder = styled()
      return field.placeholder == "one two"
    },
    Row("editingRect", 13) { Boxed().editingRect(forBounds: bounds).minX == 8 },
    Row("textRange(", 13) {
      let field = typed()
      return field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)?.isEmpty == true
    },
    Row("keyboardType", 12) { sets(UITextField(), \.keyboardType, .numberPad) },
    Row("autocapitalizationType", 12) { sets(UITextField(), \.autocapitalizationType, .none) },
    Row("autocorrectionType", 11, .partly("kept, but nothing is corrected")) {
      sets(UITextField(), \.autocorrectionType, .no)
    },
    Row("UITextRange", 10) { typed().selectedTextRange.map { $0.isEmpty } != false },
    Row("UITextFieldDelegate", 10) {
      let (window, field) = windowed(typed())
      let listener = Listener()
      field.delegate = listener
      _ = withExtendedLifetime(window) { field.becomeFirstResponder() }
      return listener.heard == ["begin"]
    },
    Row("borderStyle", 10) { sets(UITextField(), \.borderStyle, .roundedRect) },
    Row("UITextPosition", 9) {
      let field = typed()
      return field.position(from: field.beginningOfDocument, offset: 9) == nil
    },
    Row("isEditing", 9) { !UITextField().isEditing },
    Row("keyboardAppearance", 9) { sets(UITextField(), \.keyboardAppearance, .dark) },
    Row("hasText", 9) { typed().hasText && !UITextField().hasText },
    Row("caretRect", 8) {
      let field = typed()
      return field.caretRect(for: field.endOfDocument).minX > field.caretRect(for: field.beginningOfDocument).minX
    },
    Row("UIKeyboardType", 8) { UIKeyboardType.numberPad.rawValue == 4 },
    Row("firstRect", 8) {
      let field = typed()
      let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
      return all.map { field.firstRect(for: $0).width > 0 } == true
    },
    Row("isSecureTextEntry", 8) { sets(UITextField(), \.isSecureTextEntry, true) },
  ]

  @MainActor static let textViews: [Row] = [
    Row("UITextView", 37) { UITextView().text == "" },
    Row("textContainerInset", 31) { UITextView().textContainerInset.top == 8 },
    Row(".textContainer", 22) { UITextView().textContainer.lineFragmentPadding == 5 },
    Row("isEditable", 20) { sets(UITextView(), \.isEditable, false) },
    Row("UITextViewDelegate", 18) {
      let listener = Listener()
      let view = UITextView()
      view.delegate = listener
      return view.delegate === listener
    },
    Row("selectedRange", 14) {
      let view = UITextView()
      view.text = "word"
      view.selectedRange = NSRange(location: 1, length: 2)
      return view.selectedRange == NSRange(location: 1, length: 2)
    },
    Row(".textStorage", 13) {
      let view = UITextView()
      view.text = "word"
      view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "l")
      return view.text == "lord"
    },
    Row("textViewDidChange", 12) { listened { $0.insertText("a") }.contains("change") },
    Row("isSelectable", 12) { sets(UITextView(), \.isSelectable, false) },
    Row(".layoutManager", 10) {
      let view = UITextView()
      return view.layoutManager.textStorage === view.textStorage
    },
    Row("typingAttributes", 9) {
      let view = UITextView()
      view.typingAttributes = [.kern: 3]
      return view.typingAttributes[.kern] as? Int == 3
    },
    Row("shouldChangeTextIn", 9) { listened { $0.insertText("a") }.contains("should a") },
    Row("textViewDidChangeSelection", 9) { listened { $0.insertText("a") }.contains("selection") },
    Row("linkTextAttributes", 8) { UITextView().linkTextAttributes != nil },
    Row("scrollRangeToVisible", 8) {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
      view.text = String(repeating: "line\n", count: 50)
      view.scrollRangeToVisible(NSRange(location: 249, length: 1))
      return view.contentOffset.y > 0
    },
    Row("textViewDidBeginEditing", 8) { listened { $0.becomeFirstResponder() }.contains("begin") },
  ]
}
