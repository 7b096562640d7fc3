import UIKit

/// The screen on which a reader gives the number of the card. The button waits until it has six digits.
public final class SignInViewController: UIViewController, UITextFieldDelegate {
  public let titleLabel = UILabel()
  public let numberField = UITextField()
  public let button = UIButton(type: .system)

  private let words: [String: String]

  /// - Parameter words: the texts, by the names `title`, `number` and `go`.
  public init(words: [String: String]) {
    self.words = words
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("SignInViewController is made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = words["title"]
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    numberField.placeholder = words["number"]
    numberField.font = .preferredFont(forTextStyle: .body)
    numberField.adjustsFontForContentSizeCategory = true
    numberField.borderStyle = .roundedRect
    numberField.keyboardType = .numberPad
    numberField.delegate = self
    button.setTitle(words["go"], for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.isEnabled = false

    let column = UIStackView(arrangedSubviews: [titleLabel, numberField, button])
    column.axis = .vertical
    column.spacing = 20
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
    ])
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let number = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
    guard number.count <= 6, number.allSatisfy({ ("0"..."9").contains($0) }) else { return false }
    button.isEnabled = number.count == 6
    return true
  }
}
