import UIKit

/// A book in a list: title, author, and how long it may stay.
public final class BookRow: UIView {
  public let titleLabel = UILabel()
  public let authorLabel = UILabel()
  public let badge = LoanBadge()

  public init(title: String, author: String, loan: String, daysLeft: Int) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.numberOfLines = 0
    authorLabel.text = author
    authorLabel.font = .preferredFont(forTextStyle: .subheadline)
    authorLabel.textColor = .secondaryLabel
    badge.text = loan
    badge.daysLeft = daysLeft
    badge.setContentHuggingPriority(.required, for: .horizontal)
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)

    let words = UIStackView(arrangedSubviews: [titleLabel, authorLabel])
    words.axis = .vertical
    words.spacing = 2
    let row = UIStackView(arrangedSubviews: [words, badge])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  public required init?(coder: NSCoder) { fatalError("BookRow is made in code") }
}
