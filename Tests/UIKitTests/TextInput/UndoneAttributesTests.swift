import GalleyText
import GalleyViews
import Testing
import UIKit

/// What undo puts back has the attributes that it had: also those that the engine does not know.
@MainActor @Suite struct UndoneAttributesTests {
  private final class Icon: NSTextAttachment {}

  private static let own = NSAttributedString.Key("own")
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))

  init() {
    window.addSubview(view)
    window.addSubview(field)
  }

  private static func sample() -> NSAttributedString {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let text = NSMutableAttributedString(
      string: "abc", attributes: [own: "first", .font: UIFont.preferredFont(forTextStyle: .body)])
    text.append(NSAttributedString(string: "de", attributes: [own: 2, .foregroundColor: dynamic]))
    text.append(NSAttributedString(attachment: Icon()))
    return text
  }

  /// Texts of both views, with the engine's view of each.
  private func both() -> [(input: any UITextInput, editor: any TextInput, text: () -> NSAttributedString)] {
    view.attributedText = Self.sample()
    field.attributedText = Self.sample()
    return [
      (view, view.engineView, { view.attributedText }), (field, field.field, { field.keptText }),
    ]
  }

  @Test(arguments: [1, 3, 4, 6])
  func deletedCharactersComeBack(count: Int) {
    for (input, editor, text) in both() {
      let before = text()
      for _ in 0..<count { input.deleteBackward() }
      let after = text()
      #expect(after.length == 6 - count)
      editor.undoManager?.undo()
      #expect(text() == before, "\(type(of: input))")
      editor.undoManager?.redo()
      #expect(text() == after)
      editor.undoManager?.undo()
      #expect(text() == before)
    }
  }

  @Test(arguments: [0..<3, 2..<4, 1..<6, 0..<6])
  func replacedCharactersComeBack(range: Range<Int>) {
    for (input, editor, text) in both() {
      let before = text()
      let places = [range.lowerBound, range.upperBound].map {
        input.position(from: input.beginningOfDocument, offset: $0) ?? input.endOfDocument
      }
      input.selectedTextRange = input.textRange(from: places[0], to: places[1])
      input.insertText("x")
      input.insertText("y")
      let after = text()
      #expect(after.attribute(Self.own, at: range.lowerBound, effectiveRange: nil) != nil)
      editor.undoManager?.undo()
      #expect(text() == before, "\(type(of: input))")
      editor.undoManager?.redo()
      #expect(text() == after)
    }
  }

  /// Text that is typed after an attachment is like it, without the attachment.
  @Test func typedTextShowsNoAttachment() {
    for (input, editor, text) in both() {
      input.insertText("x")
      editor.undoManager?.undo()
      editor.undoManager?.redo()
      #expect(text().length == 7)
      #expect(text().attribute(.attachment, at: 6, effectiveRange: nil) == nil)
      #expect(text().attribute(.attachment, at: 5, effectiveRange: nil) is Icon)
    }
  }
}
