import UIKit

extension Surface {
  /// A label with insets.
  private final class Inset: UILabel {
    var drawn: CGRect?

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      super.textRect(forBounds: bounds.insetBy(dx: 5, dy: 5), limitedToNumberOfLines: numberOfLines)
        .insetBy(dx: -5, dy: -5)
    }
    override func drawText(in rect: CGRect) {
      drawn = rect
      super.drawText(in: rect.insetBy(dx: 5, dy: 5))
    }
  }

  @MainActor private static func label(_ text: String = "one two three") -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
    label.text = text
    return label
  }

  @MainActor static let labels: [Row] = [
    Row(".font", 66) { sets(UILabel(), \.font, .systemFont(ofSize: 30)) },
    Row(".text", 52) { sets(UILabel(), \.text, "a") },
    Row("UILabel", 50) { UILabel().numberOfLines == 1 },
    Row("textAlignment", 45) { sets(UILabel(), \.textAlignment, .center) },
    Row("textColor", 44) { sets(UILabel(), \.textColor, .red) },
    Row("attributedText", 43) {
      let label = UILabel()
      label.attributedText = styled()
      return label.text == "one two" && label.attributedText?.length == 7
    },
    Row("lineBreakMode", 38) { sets(UILabel(), \.lineBreakMode, .byWordWrapping) },
    Row("numberOfLines", 29) {
      let (one, many) = (label(), label())
      many.numberOfLines = 0
      let width = CGSize(width: 60, height: 1000)
      return many.sizeThatFits(width).height > one.sizeThatFits(width).height
    },
    Row("textRect", 17) {
      let (plain, inset) = (UILabel(), Inset())
      (plain.text, inset.text) = ("a", "a")
      return inset.intrinsicContentSize.width == plain.intrinsicContentSize.width + 10
    },
    Row("isEnabled", 17) { sets(UILabel(), \.isEnabled, false) },
    Row("shadowColor", 17) { sets(UILabel(), \.shadowColor, .red) },
    Row("shadowOffset", 16) { sets(UILabel(), \.shadowOffset, CGSize(width: 3, height: 3)) },
    Row("drawText", 15) {
      let inset = Inset(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
      inset.text = "a"
      _ = UIGraphicsImageRenderer(size: inset.bounds.size).image { inset.layer.render(in: $0.cgContext) }
      return inset.drawn == inset.bounds
    },
    Row("adjustsFontSizeToFitWidth", 13) { sets(UILabel(), \.adjustsFontSizeToFitWidth, true) },
    Row("minimumScaleFactor", 11) { sets(UILabel(), \.minimumScaleFactor, 0.5) },
    Row("allowsDefaultTighteningForTruncation", 8) { sets(UILabel(), \.allowsDefaultTighteningForTruncation, true) },
    Row("isHighlighted", 8) { sets(UILabel(), \.isHighlighted, true) },
  ]
}
