import UIKit

/// The time that a book may stay, in a capsule: green, and red for the last three days.
public final class LoanBadge: UILabel {
  private let insets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)

  public var daysLeft = 0 {
    didSet { backgroundColor = daysLeft <= 3 ? .systemRed : .systemGreen }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12, weight: .semibold))
    adjustsFontForContentSizeCategory = true
    textColor = .white
    textAlignment = .center
    layer.masksToBounds = true
  }

  public required init?(coder: NSCoder) { fatalError("LoanBadge is made in code") }

  public override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      .inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  public override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
