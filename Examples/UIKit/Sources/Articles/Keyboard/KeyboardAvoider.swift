import UIKit

/// Keeps what is edited in a scroll view above the keyboard.
final class KeyboardAvoider {
  private weak var scrollView: UIScrollView?
  private let center: NotificationCenter
  private var observers: [NSObjectProtocol] = []

  init(scrollView: UIScrollView, center: NotificationCenter = .default) {
    self.scrollView = scrollView
    self.center = center
    observers = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification].map {
      name in
      center.addObserver(forName: name, object: nil, queue: nil) { [weak self] in self?.keyboardWillMove($0) }
    }
  }

  deinit {
    for observer in observers { center.removeObserver(observer) }
  }

  private func keyboardWillMove(_ notification: Notification) {
    guard let scrollView, let window = scrollView.window, let info = notification.userInfo else { return }
    let isHiding = notification.name == UIResponder.keyboardWillHideNotification
    let screenFrame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
    let frame = scrollView.convert(window.convert(screenFrame, from: nil), from: window)
    let overlap = isHiding ? 0 : max(0, scrollView.bounds.maxY - frame.minY)
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
    UIView.animate(withDuration: duration) {
      scrollView.contentInset.bottom = overlap
      scrollView.scrollIndicatorInsets.bottom = overlap
      self.showFirstResponder(of: scrollView)
    }
  }

  private func showFirstResponder(of scrollView: UIScrollView) {
    guard let view = firstResponder(in: scrollView) else { return }
    let frame = view.convert(view.bounds, to: scrollView)
    scrollView.scrollRectToVisible(frame.insetBy(dx: 0, dy: -8), animated: false)
  }

  private func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    for subview in view.subviews {
      if let found = firstResponder(in: subview) { return found }
    }
    return nil
  }
}

/// A form that is higher than the screen: a field a row.
final class FormViewController: UIViewController {
  private let names: [String]
  private let scrollView = UIScrollView()
  private var avoider: KeyboardAvoider?
  private(set) var fields: [UITextField] = []

  init(names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    for (row, name) in names.enumerated() {
      let field = UITextField(frame: CGRect(x: 16, y: 16 + 60 * row, width: Int(view.bounds.width) - 32, height: 44))
      field.borderStyle = .roundedRect
      field.placeholder = name
      field.autoresizingMask = .flexibleWidth
      scrollView.addSubview(field)
      fields.append(field)
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: CGFloat(16 + 60 * names.count))
    avoider = KeyboardAvoider(scrollView: scrollView)
  }

  var visibleTop: CGFloat { scrollView.contentOffset.y }
  var bottomInset: CGFloat { scrollView.contentInset.bottom }
}
