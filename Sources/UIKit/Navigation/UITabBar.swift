import CoreGraphics
public import Foundation
public import UIFoundation

/// A bar of tab items at the lower edge. One item is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height without the safe area, in points.
  static let height: CGFloat = 49
  private static let badgeHeight: CGFloat = 18

  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? { didSet { itemsChanged() } }
  open weak var selectedItem: UITabBarItem? { didSet { itemsChanged() } }
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  open var unselectedItemTintColor: UIColor? { didSet { itemsChanged() } }
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  /// The image behind the selected item. It is not drawn.
  open var selectionIndicatorImage: UIImage?
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private var labels: [UILabel] = []
  private var pictures: [UIImageView] = []
  private var badges: [UILabel?] = []
  private let line = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(line)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  final func itemsChanged() {
    for view in labels + pictures + badges.compactMap({ $0 }) { view.removeFromSuperview() }
    labels = []
    pictures = []
    badges = []
    for item in items ?? [] {
      let color = item === selectedItem ? tintColor : unselectedItemTintColor ?? .systemGray
      let label = UILabel(frame: .zero)
      label.font = .systemFont(ofSize: 10, weight: .medium)
      label.textAlignment = .center
      label.textColor = color
      label.text = item.title
      labels.append(label)
      let image = item === selectedItem ? item.selectedImage ?? item.image : item.image
      let picture = UIImageView(image: image?.withRenderingMode(.alwaysTemplate))
      picture.contentMode = .center
      picture.tintColor = color
      pictures.append(picture)
      addSubview(label)
      addSubview(picture)
      let badge = item.badgeValue.map { badgeLabel($0, item.badgeColor ?? .systemRed) }
      badges.append(badge)
      if let badge { addSubview(badge) }
      item.badgeChanged = { [weak self] in self?.itemsChanged() }
    }
    setNeedsLayout()
  }

  private func badgeLabel(_ text: String, _ color: UIColor) -> UILabel {
    let badge = UILabel(frame: .zero)
    badge.font = .systemFont(ofSize: 13)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.text = text
    badge.backgroundColor = color
    badge.layer.cornerRadius = UITabBar.badgeHeight / 2
    badge.clipsToBounds = true
    return badge
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemsChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / traitCollection.displayScale
    line.frame = CGRect(x: 0, y: -pixel, width: bounds.width, height: pixel)
    guard !labels.isEmpty else { return }
    let width = bounds.width / CGFloat(labels.count)
    for (index, (label, picture)) in zip(labels, pictures).enumerated() {
      let x = CGFloat(index) * width
      picture.frame = CGRect(x: x, y: 4, width: width, height: 29)
      label.frame = CGRect(x: x, y: 34, width: width, height: 12)
      guard let badge = badges[index] else { continue }
      let size = UITabBar.badgeHeight
      let room = max(size, badge.sizeThatFits(bounds.size).width + 10)
      badge.frame = CGRect(x: x + width / 2 + 4, y: 2, width: room, height: size)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UITabBar.height) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let x = touches.first?.location(in: self).x, let items, !items.isEmpty, bounds.width > 0 else { return }
    let index = min(max(Int(x / bounds.width * CGFloat(items.count)), 0), items.count - 1)
    selectedItem = items[index]
    delegate?.tabBar(self, didSelect: items[index])
  }
}

/// The delegate that receives the events of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
