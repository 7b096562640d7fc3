import UIKit

/// A field that overrides every place and every drawing of UITextField.
final class TouredField: UITextField {
  var padding: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  private func content(of bounds: CGRect) -> CGRect {
    let left = leftView == nil ? padding : leftViewRect(forBounds: bounds).maxX + padding
    let rightEdge: CGFloat
    if rightView != nil {
      rightEdge = rightViewRect(forBounds: bounds).minX - padding
    } else if clearButtonMode != .never {
      rightEdge = clearButtonRect(forBounds: bounds).minX - padding
    } else {
      rightEdge = bounds.maxX - padding
    }
    return CGRect(x: left, y: bounds.minY, width: max(0, rightEdge - left), height: bounds.height)
  }

  override func borderRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: 1, dy: 1)
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    content(of: bounds)
  }

  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    content(of: bounds).offsetBy(dx: 0, dy: 1)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    content(of: bounds)
  }

  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 19 - padding, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + padding, y: bounds.midY - 10, width: 20, height: 20)
  }

  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 20 - padding, y: bounds.midY - 10, width: 20, height: 20)
  }

  override func drawText(in rect: CGRect) {
    UIColor.systemYellow.withAlphaComponent(0.35).setFill()
    UIBezierPath(roundedRect: rect.insetBy(dx: -3, dy: 0), cornerRadius: 4).fill()
    super.drawText(in: rect)
  }

  override func drawPlaceholder(in rect: CGRect) {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.italicSystemFont(ofSize: font?.pointSize ?? 17),
      .foregroundColor: UIColor.systemTeal,
      .paragraphStyle: style,
    ]
    let text = NSAttributedString(string: placeholder ?? "", attributes: attributes)
    let height = text.size().height
    text.draw(in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height))
  }
}
