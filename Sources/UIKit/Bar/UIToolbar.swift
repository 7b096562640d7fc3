import CoreGraphics
public import Foundation
public import UIFoundation

/// A bar of buttons, 44 points high.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// The height without the safe area, in points.
  static let height: CGFloat = 44

  /// The object that supplies the position of the bar.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The buttons and spaces, from the leading to the trailing edge.
  open var items: [UIBarButtonItem]? { didSet { showItems() } }
  /// The style, which determines the default colours.
  open var barStyle = UIBarStyle.default { didSet { showGround() } }
  /// True if the bar's background is translucent. Galley stores the value and ignores it.
  open var isTranslucent = true
  /// The background colour of the bar.
  open var barTintColor: UIColor? { didSet { showGround() } }
  /// The appearance of the bar at its usual height.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { backgroundColor = standardAppearance.backgroundColor }
  }
  /// The appearance of the bar at its compact height. Galley stores the value and ignores it.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance of the bar while the content is at its bottom. Galley stores the value and
  /// ignores it.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  private var views: [(item: UIBarButtonItem, view: UIView?)] = []
  private var grounds: [UIBarPosition.RawValue: UIImage] = [:]

  /// The position of the bar.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  /// Replaces the buttons and spaces.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Sets the background image for a bar position and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    grounds[topOrBottom.rawValue] = backgroundImage
    setNeedsDisplay()
  }

  /// Returns the background image for a bar position and metrics; nil if none was set.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    grounds[topOrBottom.rawValue]
  }

  /// Sets the image of the line at the edge, which is not drawn.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}

  open override func draw(_ rect: CGRect) {
    (grounds[barPosition.rawValue] ?? grounds[UIBarPosition.any.rawValue])?.draw(in: bounds)
  }

  private func showGround() {
    guard barTintColor != nil || barStyle == .black else { return }
    backgroundColor = barTintColor ?? .black
  }

  private func showItems() {
    for entry in views {
      entry.view?.removeFromSuperview()
      entry.item.changed = nil
    }
    views = (items ?? []).map { item in (item, item.isHidden ? nil : itemView(of: item)) }
    for entry in views {
      if let view = entry.view { addSubview(view) }
      entry.item.changed = { [weak self] in self?.showItems() }
    }
    setNeedsLayout()
  }

  private func itemView(of item: UIBarButtonItem) -> UIView? {
    if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return nil }
    if let view = item.customView { return view }
    let colour = item.isEnabled ? item.tintColor ?? tintColor : UIColor.tertiaryLabel
    if let image = item.image {
      let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
      view.tintColor = colour
      view.isUserInteractionEnabled = true
      return view
    }
    let label = UILabel()
    let looks = item.titleTextAttributes(for: .normal) ?? [:]
    let basic: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular),
      .foregroundColor: colour as Any,
    ]
    label.attributedText = NSAttributedString(string: item.title ?? "", attributes: basic.merging(looks) { $1 })
    label.isUserInteractionEnabled = true
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 16
    let gap: CGFloat = 8
    let widths = views.map { entry -> CGFloat in
      if entry.item.systemItem == .flexibleSpace { return 0 }
      if entry.item.width > 0 || entry.view == nil { return entry.item.width }
      return entry.view?.sizeThatFits(bounds.size).width ?? 0
    }
    let flexible = views.filter { $0.item.systemItem == .flexibleSpace }.count
    let taken = widths.reduce(2 * margin + gap * CGFloat(max(0, views.count - 1)), +)
    let rest = flexible > 0 ? max(0, bounds.width - taken) / CGFloat(flexible) : 0
    var x = margin
    for (entry, width) in zip(views, widths) {
      if let view = entry.view {
        let row = min(bounds.height, Self.height)
        let height = min(row, view.sizeThatFits(bounds.size).height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
          x: isMirrored ? bounds.width - x - width : x, y: (row - height) / 2, width: width, height: height)
      }
      x += (entry.item.systemItem == .flexibleSpace ? rest : width) + gap
    }
  }

  /// Activates the item under the touch that ended.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let point = touches.first?.location(in: self) else { return }
    views.first { $0.view?.frame.insetBy(dx: -4, dy: -11).contains(point) == true }?.item.press()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}

/// The object that supplies the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
