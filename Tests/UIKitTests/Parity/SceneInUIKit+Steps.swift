import CoreGraphics
import Foundation
import GalleyBase
import GalleyViews
import UIKit

@testable import GalleyScenes

extension SceneInUIKit {
  private func view(_ id: String) -> UIView? { made.first { $0.model.id == id }?.view }

  private var responder: (any UIView & UITextInput)? {
    made.lazy.map(\.view).first { $0.isFirstResponder } as? any UIView & UITextInput
  }

  /// Does what a step says, as a user or an app does it.
  func act(_ step: SceneStep, in window: UIWindow) {
    switch step.action {
    case .focus(let id): view(id)?.becomeFirstResponder()
    case .type(let text): for character in text { responder?.insertText(String(character)) }
    case .mark(let text, let selected):
      let end = text.utf16.count
      responder?.setMarkedText(text, selectedRange: NSRange(selected ?? end..<end))
    case .commit(let text?): responder?.insertText(text)
    case .commit(nil): responder?.unmarkText()
    case .backspace(let count): for _ in 0..<count { responder?.deleteBackward() }
    case .deleteForward: unsayable.insert("step.deleteForward: UIKit has no name for the key")
    case .undo(let count): for _ in 0..<count { responder?.undoManager?.undo() }
    case .redo(let count): for _ in 0..<count { responder?.undoManager?.redo() }
    case .tap(.point(let point)): window.tap(at: CGPoint(point))
    case .tap(.view(let id, let point?)):
      if let view = view(id) { window.tap(at: view.convert(CGPoint(point), to: window)) }
    case .tap(.view(let id, nil)): view(id)?.tap()
    case .select(nil): responder?.selectAll(nil)
    case .select(let range?): if let responder { select(range, in: responder) }
    case .paste(let text):
      UIPasteboard.general.string = text
      responder?.paste(nil)
    case .move(let move): if let responder { self.move(move, in: responder) }
    case .clear:
      guard let field = responder as? UITextField else { return }
      let rect = field.clearButtonRect(forBounds: field.bounds)
      window.tap(at: field.convert(CGPoint(x: rect.midX, y: rect.midY), to: window))
    case .pressReturn: responder?.insertText("\n")
    case .resign: responder?.resignFirstResponder()
    case .keyboard: unsayable.insert("step.keyboard: the keyboard is another window's")
    case .set(let change): set(change)
    case .wait: unsayable.insert("step.wait: the clock of carets is the engine's")
    case .look: break
    }
    resolveAutomaticSizes()
  }

  private func select(_ range: Range<Int>, in input: any UITextInput) {
    guard let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: range.upperBound)
    else { return }
    input.selectedTextRange = input.textRange(from: start, to: end)
  }

  private func move(_ move: SceneStep.CaretMove, in input: any UITextInput) {
    let directions: [TextMovement: UITextLayoutDirection] = [.left: .left, .right: .right, .up: .up, .down: .down]
    var target: UITextPosition?
    switch move {
    case .to(.start): target = input.beginningOfDocument
    case .to(.end): target = input.endOfDocument
    case .to(let movement):
      guard let direction = directions[movement], let selection = input.selectedTextRange, selection.isEmpty else {
        unsayable.insert("step.move: a key of a hardware keyboard")
        return
      }
      target = input.position(from: selection.end, in: direction, offset: 1)
    case .by(let count):
      guard let selection = input.selectedTextRange, selection.isEmpty else { return }
      let isBackward = count < 0
      target = input.position(from: selection.end, in: isBackward ? .left : .right, offset: abs(count))
    }
    if let target { input.selectedTextRange = input.textRange(from: target, to: target) }
  }

  private func set(_ change: SceneViewChange) {
    guard let index = made.firstIndex(where: { $0.model.id == change.view.id }) else { return }
    let view = made[index].view
    traits = view.traitCollection
    apply(change.view, to: view)
    guard let frame = change.frame else { return }
    made[index].model.frame = frame
    view.frame = CGRect(
      x: frame.origin.x, y: frame.origin.y, width: frame.size.width.points ?? view.frame.width,
      height: frame.size.height.points ?? view.frame.height)
  }
}
