import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The view that draws a background configuration.
final class ConfiguredBackground: UIView {
  var configuration = UIBackgroundConfiguration.clear() { didSet { show() } }
  private let picture = UIImageView(frame: .zero)
  private let stroke = UIView(frame: .zero)
  private var effect: UIVisualEffectView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(picture)
    addSubview(stroke)
  }

  required init?(coder: NSCoder) { nil }

  /// The subviews that fill the background.
  private var fills: [UIView] { [picture, effect, configuration.customView].compactMap { $0 } }

  private func show() {
    effect?.removeFromSuperview()
    effect = configuration.visualEffect.map { UIVisualEffectView(effect: $0) }
    if let effect { insertSubview(effect, at: 0) }
    if let custom = configuration.customView, custom.superview !== self { insertSubview(custom, belowSubview: stroke) }
    for view in subviews where view !== picture && view !== stroke && view !== effect {
      if view !== configuration.customView { view.removeFromSuperview() }
    }
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    picture.isHidden = configuration.image == nil
    picture.clipsToBounds = true
    stroke.isHidden = configuration.strokeWidth == 0
    takeColors()
    setNeedsLayout()
  }

  private func takeColors() {
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    layer.cornerRadius = configuration.cornerRadius
    stroke.layer.borderWidth = configuration.strokeWidth
    let color = configuration.resolvedStrokeColor(for: tintColor)
    stroke.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    stroke.layer.cornerRadius = configuration.cornerRadius + configuration.strokeOutset
    for view in fills {
      view.layer.cornerRadius = configuration.cornerRadius
      if configuration.cornerRadius > 0 { view.clipsToBounds = true }
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    takeColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    takeColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in fills { view.frame = bounds }
    stroke.frame = bounds.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
  }

  /// Sets a subview's frame to the bounds, reduced by the configuration's insets.
  func fill(_ view: UIView) {
    var insets = configuration.backgroundInsets
    let (margins, edges) = (
      view.directionalLayoutMargins, configuration.edgesAddingLayoutMarginsToBackgroundInsets
    )
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    frame = view.bounds.inset(by: insets.resolved(isMirrored: isMirrored))
  }
}

extension NSDirectionalEdgeInsets {
  /// Returns the insets with leading and trailing replaced by left and right.
  func resolved(isMirrored: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
  }
}
