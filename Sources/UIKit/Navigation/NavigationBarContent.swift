import CoreGraphics
import Foundation
import UIFoundation

/// The title and the items of a navigation bar.
final class NavigationBarContent: UIView {
  /// The height of a bar, in points.
  static let height: CGFloat = 44
  /// The distance of items from the edges and from each other, in points.
  private static let margin: CGFloat = 16

  var goBack: () -> Void = {}
  private var title: UIView?
  private var leading: [UIView] = []
  private var trailing: [UIView] = []

  /// Shows the last of the items; the one before gives the back button its title.
  func show(_ items: [UINavigationItem], in bar: UINavigationBar) {
    for view in subviews { view.removeFromSuperview() }
    guard let item = items.last else { return }
    title = item.titleView ?? titleLabel(item.title, in: bar)
    leading = (item.leftBarButtonItems ?? []).map { view(of: $0) }
    if leading.isEmpty, items.count > 1, !item.hidesBackButton { leading = [backButton(to: items[items.count - 2])] }
    trailing = (item.rightBarButtonItems ?? []).map { view(of: $0) }
    for view in [title].compactMap({ $0 }) + leading + trailing { addSubview(view) }
    setNeedsLayout()
  }

  private func titleLabel(_ text: String?, in bar: UINavigationBar) -> UIView {
    let label = UILabel(frame: .zero)
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]
    attributes.merge(bar.titleTextAttributes ?? [:]) { $1 }
    label.attributedText = NSAttributedString(string: text ?? "", attributes: attributes)
    label.textAlignment = .center
    return label
  }

  private func view(of item: UIBarButtonItem) -> UIView {
    if let view = item.customView { return view }
    let tint = item.isEnabled ? item.tintColor ?? tintColor : UIColor.tertiaryLabel
    if let image = item.image {
      let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
      view.tintColor = tint
      return view
    }
    return textLabel(item.title ?? "", weight: item.style == .done ? .semibold : .regular, color: tint)
  }

  private func backButton(to item: UINavigationItem) -> UIView {
    let title = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back"
    let label = textLabel("‹ " + title, weight: .regular, color: tintColor)
    label.isUserInteractionEnabled = true
    return label
  }

  private func textLabel(_ text: String, weight: UIFont.Weight, color: UIColor?) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 17, weight: weight)
    label.textColor = color
    label.text = text
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var (left, right) = (NavigationBarContent.margin, bounds.width - NavigationBarContent.margin)
    for view in leading {
      place(view, width: view.sizeThatFits(bounds.size).width, at: left)
      left += view.frame.width + NavigationBarContent.margin
    }
    for view in trailing {
      let width = view.sizeThatFits(bounds.size).width
      place(view, width: width, at: right - width)
      right -= width + NavigationBarContent.margin
    }
    guard let title else { return }
    let width = min(title.sizeThatFits(bounds.size).width, max(0, right - left))
    place(title, width: width, at: min(max(left, (bounds.width - width) / 2), max(left, right - width)))
  }

  private func place(_ view: UIView, width: CGFloat, at x: CGFloat) {
    let height = min(bounds.height, view.sizeThatFits(bounds.size).height)
    view.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, leading.contains(where: { $0.frame.contains(touch.location(in: self)) }) else {
      return super.touchesEnded(touches, with: event)
    }
    goBack()
  }
}
