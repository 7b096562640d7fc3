import CoreGraphics
package import GalleyBase
package import GalleyDrawing
package import GalleyViews
import UIFoundation

/// The engine's field behind a `UITextField`. It calls the methods that subclasses of `UITextField`
/// can override.
package final class TextFieldPeer: TextField {
  private var owner: UITextField? { (host as? ViewAnswers)?.view as? UITextField }

  // MARK: Rectangles

  package override func borderRect(forBounds bounds: Rect) -> Rect {
    ask(bounds, { $0.borderRect(forBounds:) }, super.borderRect)
  }
  package override func textRect(forBounds bounds: Rect) -> Rect {
    ask(bounds, { $0.textRect(forBounds:) }, super.textRect)
  }
  package override func placeholderRect(forBounds bounds: Rect) -> Rect {
    ask(bounds, { $0.placeholderRect(forBounds:) }, super.placeholderRect)
  }
  package override func editingRect(forBounds bounds: Rect) -> Rect {
    ask(bounds, { $0.editingRect(forBounds:) }, super.editingRect)
  }
  package override func clearButtonRect(forBounds bounds: Rect) -> Rect {
    ask(bounds, { $0.clearButtonRect(forBounds:) }, super.clearButtonRect)
  }
  package override func leftViewRect(forBounds bounds: Rect) -> Rect {
    ask(bounds, { $0.leftViewRect(forBounds:) }, super.leftViewRect)
  }
  package override func rightViewRect(forBounds bounds: Rect) -> Rect {
    ask(bounds, { $0.rightViewRect(forBounds:) }, super.rightViewRect)
  }

  private func ask(
    _ bounds: Rect, _ question: (UITextField) -> (CGRect) -> CGRect, _ standard: (Rect) -> Rect
  ) -> Rect {
    guard let owner else { return standard(bounds) }
    return Rect(question(owner)(CGRect(bounds)))
  }

  func standardBorderRect(_ bounds: Rect) -> Rect { super.borderRect(forBounds: bounds) }
  func standardTextRect(_ bounds: Rect) -> Rect { super.textRect(forBounds: bounds) }
  func standardPlaceholderRect(_ bounds: Rect) -> Rect { super.placeholderRect(forBounds: bounds) }
  func standardEditingRect(_ bounds: Rect) -> Rect { super.editingRect(forBounds: bounds) }
  func standardClearRect(_ bounds: Rect) -> Rect { super.clearButtonRect(forBounds: bounds) }
  func standardLeftViewRect(_ bounds: Rect) -> Rect { super.leftViewRect(forBounds: bounds) }
  func standardRightViewRect(_ bounds: Rect) -> Rect { super.rightViewRect(forBounds: bounds) }

  // MARK: Drawing

  package override func drawText(in rect: Rect, on canvas: inout Canvas) {
    guard let owner else { return drawPlainText(in: rect, on: &canvas) }
    record(on: &canvas) { owner.drawText(in: CGRect(rect)) }
  }
  package override func drawPlaceholder(in rect: Rect, on canvas: inout Canvas) {
    guard let owner else { return drawPlainPlaceholder(in: rect, on: &canvas) }
    record(on: &canvas) { owner.drawPlaceholder(in: CGRect(rect)) }
  }

  private func record(on canvas: inout Canvas, _ draw: () -> Void) {
    CGContext.recording(on: &canvas) { context in
      UIGraphicsPushContext(context)
      defer { UIGraphicsPopContext() }
      if let owner { owner.traits.asCurrent(draw) }
    }
  }

  func drawPlainText(in rect: Rect, on canvas: inout Canvas) { super.drawText(in: rect, on: &canvas) }
  func drawPlainPlaceholder(in rect: Rect, on canvas: inout Canvas) { super.drawPlaceholder(in: rect, on: &canvas) }

  // MARK: Editing

  package override func becomeFirstResponder() -> Bool { owner?.becomeFirstResponder() ?? super.becomeFirstResponder() }
  package override func resignFirstResponder() -> Bool { owner?.resignFirstResponder() ?? super.resignFirstResponder() }
  package override func insertText(_ text: String) {
    if let owner { owner.insertText(text) } else { super.insertText(text) }
  }
  package override func deleteBackward() {
    if let owner { owner.deleteBackward() } else { super.deleteBackward() }
  }

  func takePlainFocus() -> Bool { super.becomeFirstResponder() }
  func giveUpPlainFocus() -> Bool { super.resignFirstResponder() }
  func insertPlainText(_ text: String) { super.insertText(text) }
  func deletePlainBackward() { super.deleteBackward() }
}
