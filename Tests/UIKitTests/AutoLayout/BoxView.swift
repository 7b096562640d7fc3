import UIKit

/// A view of a content size.
final class BoxView: UIView {
  private let content: CGSize

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    content = .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { content }
}
