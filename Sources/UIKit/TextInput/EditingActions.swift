import Foundation
import GalleyBase
import GalleyViews
import UIFoundation

/// The actions of the edit menu for text fields and text views.
extension EngineInput {
  private var selection: String { input.selectedTextRange.map(input.text(in:)) ?? "" }
  private var hasSelection: Bool { !input.editing.selectedRange.isEmpty }

  func copy() {
    if hasSelection { UIPasteboard.general.string = selection }
  }

  func cut() {
    guard hasSelection else { return }
    copy()
    delete()
  }

  func paste() {
    if let string = UIPasteboard.general.string { input.paste(string) }
  }

  func delete() {
    if hasSelection { input.deleteBackward() }
  }

  /// Selects the word at the caret.
  func selectWord() {
    let caret = input.caretRect(for: input.editing.selectedRange.lowerBound)
    input.doubleTap(at: .init(x: caret.midX, y: caret.midY))
  }

  /// Returns true if an editing action is possible in the current state; nil if it is not an
  /// editing action.
  func canPerform(_ action: Selector, isEditable: Bool, isSecure: Bool) -> Bool? {
    switch action.name {
    case "cut:": hasSelection && isEditable && !isSecure
    case "copy:": hasSelection && !isSecure
    case "delete:": hasSelection && isEditable
    case "paste:": isEditable && UIPasteboard.general.hasStrings
    case "select:": !hasSelection && input.hasText
    case "selectAll:": input.hasText && input.editing.selectedRange.count < input.editing.count
    default: nil
    }
  }
}

extension UITextField {
  final func canEdit(_ action: Selector) -> Bool? {
    input.canPerform(action, isEditable: isEnabled, isSecure: isSecureTextEntry)
  }
  final func cutSelection() { input.cut() }
  final func copySelection() { input.copy() }
  final func pasteText() { input.paste() }
  final func selectWord() { input.selectWord() }
  final func deleteSelection() { input.delete() }

  final var neededTokenizer: any UITextInputTokenizer {
    let tokenizer = storedTokenizer ?? UITextInputStringTokenizer(textInput: self)
    storedTokenizer = tokenizer
    return tokenizer
  }
}
