import Testing
import UIKit

/// Sizes that constraints need, with text that wraps in nested stacks.
@MainActor
@Suite struct FittingTests {
  @Test func aRowIsAsHighAsItsWrappedTitle() {
    let row = UIView()
    let title = UILabel()
    title.text = "Hafenwörterbuch für Landratten"
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 0
    let author = UILabel()
    author.text = "Jost Ahlers"
    let badge = UILabel()
    badge.text = "12 Tage"
    badge.setContentHuggingPriority(.required, for: .horizontal)
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)
    let words = UIStackView(arrangedSubviews: [title, author])
    words.axis = .vertical
    let stack = UIStackView(arrangedSubviews: [words, badge])
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: row.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -10),
    ])
    let fitting = row.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    row.frame.size = fitting
    row.layoutIfNeeded()
    #expect(fitting.width == 320)
    #expect(fitting.height == 20 + title.frame.height + author.frame.height)
    #expect(title.frame.height < 3 * title.font.lineHeight)
  }
}
