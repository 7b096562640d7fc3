import UIKit

/// A label with room between its edges and its text.
///
/// `textRect` tells measuring about the room, `drawText` tells drawing.
class SFLabel: UILabel {
  var textInsets: UIEdgeInsets = .zero {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let room = bounds.inset(by: textInsets)
    let text = super.textRect(forBounds: room, limitedToNumberOfLines: numberOfLines)
    return CGRect(
      x: text.minX - textInsets.left, y: text.minY - textInsets.top,
      width: text.width + textInsets.left + textInsets.right,
      height: text.height + textInsets.top + textInsets.bottom)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: textInsets))
  }
}

/// A label with rounded ends, as high as its text and its insets.
final class BadgeLabel: SFLabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    textInsets = UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12)
    font = .systemFont(ofSize: 15, weight: .semibold)
    textColor = .white
    backgroundColor = .systemIndigo
    layer.masksToBounds = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
