import UIKit

/// The label of one text view, and the object that watches its text.
private final class PlaceholderKeeper {
  let label = UILabel()
  var observer: NSObjectProtocol?

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}

/// Keepers by text view: an extension has no stored properties.
private let keepers = NSMapTable<UITextView, PlaceholderKeeper>.weakToStrongObjects()

extension UITextView {
  private var keeper: PlaceholderKeeper {
    if let keeper = keepers.object(forKey: self) { return keeper }
    let keeper = PlaceholderKeeper()
    keeper.label.numberOfLines = 0
    keeper.label.textColor = .placeholderText
    keeper.observer = NotificationCenter.default.addObserver(
      forName: UITextView.textDidChangeNotification, object: self, queue: nil
    ) { [weak self] _ in self?.updatePlaceholder() }
    insertSubview(keeper.label, at: 0)
    keepers.setObject(keeper, forKey: self)
    return keeper
  }

  /// The words that an empty text view shows.
  var placeholder: String? {
    get { keeper.label.text }
    set {
      keeper.label.text = newValue
      updatePlaceholder()
    }
  }

  /// Puts the words where the first line of text would be. Call it after the font or the insets have changed.
  func updatePlaceholder() {
    let label = keeper.label
    label.font = font ?? .systemFont(ofSize: 12)
    label.textAlignment = textAlignment
    label.isHidden = hasText
    let padding = textContainer.lineFragmentPadding
    let room = bounds.size
    let width = room.width - textContainerInset.left - textContainerInset.right - 2 * padding
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    label.frame = CGRect(x: textContainerInset.left + padding, y: textContainerInset.top, width: width, height: height)
  }
}
