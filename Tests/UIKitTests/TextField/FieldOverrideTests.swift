import Testing
import UIKit

@MainActor @Suite struct FieldOverrideTests {
  /// A field that writes down what is asked of it.
  final class AskedField: UITextField {
    var asked: Set<String> = []
    var drawn: [CGRect] = []

    override func borderRect(forBounds bounds: CGRect) -> CGRect {
      asked.insert("border")
      return super.borderRect(forBounds: bounds)
    }
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 2) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
      asked.insert("clear")
      return super.clearButtonRect(forBounds: bounds)
    }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 90, y: 2, width: 5, height: 6) }
    override func drawText(in rect: CGRect) {
      drawn.append(rect)
      super.drawText(in: rect.offsetBy(dx: 1, dy: 0))
    }
    override func drawPlaceholder(in rect: CGRect) {
      drawn.append(rect)
      super.drawPlaceholder(in: rect)
    }
  }

  let field = AskedField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

  @Test func drawingAsksForTheText() {
    field.text = "text"
    field.clearButtonMode = .always
    _ = field.picture()
    #expect(field.drawn.contains(CGRect(x: 10, y: 2, width: 80, height: 26)))
    #expect(field.asked == ["border", "clear"])
  }

  @Test func drawingAsksForThePlaceholder() {
    field.placeholder = "text"
    _ = field.picture()
    #expect(field.drawn.contains(CGRect(x: 20, y: 0, width: 60, height: 30)))
  }

  @Test func overlaysAreSubviewsInTheirRectangles() {
    let (left, right) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 6)))
    field.leftView = left
    field.leftViewMode = .always
    field.rightView = right
    field.rightViewMode = .whileEditing
    field.layoutIfNeeded()
    #expect(left.superview === field)
    #expect(left.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(right.superview == nil)
    field.leftViewMode = .never
    field.layoutIfNeeded()
    #expect(left.superview == nil)
  }

  @Test func theCaretIsInTheEditingRectangle() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 30)
  }
}
