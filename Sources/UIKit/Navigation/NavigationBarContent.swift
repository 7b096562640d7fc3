import CoreGraphics
import Foundation
import UIFoundation

/// The title and the items of a navigation bar.
final class NavigationBarContent: UIView {
  /// The height of the bar without a large title, in points.
  static let height: CGFloat = 44
  /// The height of a large title below the bar, in points.
  static let largeTitleHeight: CGFloat = 52
  /// The distance of the buttons from the edges and from each other, in points.
  private static let margin: CGFloat = 16

  var goBack: () -> Void = {}
  private var title: UIView?
  private var largeTitle: UIView?
  private var leading: [(item: UIBarButtonItem?, view: UIView)] = []
  private var trailing: [(item: UIBarButtonItem?, view: UIView)] = []

  /// Returns the height of a bar that shows the last of `items`: higher with a large title.
  static func height(showing items: [UINavigationItem], in bar: UINavigationBar) -> CGFloat {
    height + (showsLargeTitle(items, in: bar) ? largeTitleHeight : 0)
  }

  private static func showsLargeTitle(_ items: [UINavigationItem], in bar: UINavigationBar) -> Bool {
    guard bar.prefersLargeTitles, let item = items.last else { return false }
    return item.largeTitleDisplayMode == .automatic || item.largeTitleDisplayMode == .always
  }

  /// Shows the last item. The item before it determines the back button's title.
  func show(_ items: [UINavigationItem], in bar: UINavigationBar) {
    for view in subviews { view.removeFromSuperview() }
    guard let item = items.last else { return }
    let isLarge = Self.showsLargeTitle(items, in: bar)
    title = item.titleView ?? (isLarge ? nil : titleLabel(item.title, in: bar))
    largeTitle = isLarge ? largeTitleLabel(item.title, in: bar) : nil
    leading = (item.leftBarButtonItems ?? []).map { ($0, view(of: $0)) }
    if leading.isEmpty, items.count > 1, !item.hidesBackButton {
      leading = [(nil, backButton(to: items[items.count - 2], in: bar))]
    }
    trailing = (item.rightBarButtonItems ?? []).map { ($0, view(of: $0)) }
    for view in [title, largeTitle].compactMap({ $0 }) + (leading + trailing).map(\.view) { addSubview(view) }
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

  private func largeTitleLabel(_ text: String?, in bar: UINavigationBar) -> UIView {
    let label = UILabel(frame: .zero)
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 34, weight: .bold)]
    attributes.merge(bar.largeTitleTextAttributes ?? [:]) { $1 }
    label.attributedText = NSAttributedString(string: text ?? "", attributes: attributes)
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

  private func backButton(to item: UINavigationItem, in bar: UINavigationBar) -> UIView {
    let title = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back"
    let arrow = UIImageView(image: (bar.backIndicatorImage ?? DrawnSymbol.back).withRenderingMode(.alwaysTemplate))
    arrow.tintColor = tintColor
    let isMinimal = item.backButtonDisplayMode == .minimal
    let label = textLabel(isMinimal ? "" : title, weight: .regular, color: tintColor)
    return BackButtonView(arrow: arrow, label: label)
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
    if leading.first?.view is BackButtonView { left = NavigationBarContent.margin / 2 }
    for (_, view) in leading {
      place(view, width: view.sizeThatFits(bounds.size).width, at: left)
      left += view.frame.width + NavigationBarContent.margin
    }
    for (_, view) in trailing {
      let width = view.sizeThatFits(bounds.size).width
      place(view, width: width, at: right - width)
      right -= width + NavigationBarContent.margin
    }
    if let largeTitle {
      let margin = NavigationBarContent.margin
      let size = largeTitle.sizeThatFits(bounds.size)
      largeTitle.frame = CGRect(
        x: margin, y: NavigationBarContent.height + (NavigationBarContent.largeTitleHeight - size.height) / 3,
        width: max(0, min(size.width, bounds.width - 2 * margin)), height: size.height)
    }
    guard let title else { return }
    let width = min(title.sizeThatFits(bounds.size).width, max(0, right - left))
    place(title, width: width, at: min(max(left, (bounds.width - width) / 2), max(left, right - width)))
  }

  private func place(_ view: UIView, width: CGFloat, at x: CGFloat) {
    let height = min(NavigationBarContent.height, view.sizeThatFits(bounds.size).height)
    view.frame = CGRect(x: x, y: (NavigationBarContent.height - height) / 2, width: width, height: height)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self),
      let hit = (leading + trailing).first(where: { $0.view.frame.insetBy(dx: -8, dy: -11).contains(point) })
    else { return super.touchesEnded(touches, with: event) }
    if let item = hit.item { item.press() } else { goBack() }
  }
}

/// The arrow and the title of the back button.
private final class BackButtonView: UIView {
  private static let gap: CGFloat = 6
  private let arrow: UIImageView
  private let label: UILabel

  init(arrow: UIImageView, label: UILabel) {
    (self.arrow, self.label) = (arrow, label)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(arrow)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (picture, text) = (arrow.sizeThatFits(size), label.sizeThatFits(size))
    return CGSize(width: picture.width + Self.gap + text.width, height: max(picture.height, text.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (picture, text) = (arrow.sizeThatFits(bounds.size), label.sizeThatFits(bounds.size))
    arrow.frame = CGRect(origin: CGPoint(x: 0, y: (bounds.height - picture.height) / 2), size: picture)
    let start = picture.width + Self.gap
    label.frame = CGRect(
      x: start, y: (bounds.height - text.height) / 2, width: max(0, bounds.width - start), height: text.height)
  }
}
