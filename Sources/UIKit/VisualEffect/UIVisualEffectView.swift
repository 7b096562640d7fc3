import CoreGraphics
public import Foundation
public import UIFoundation

/// A view with an effect behind its content.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect behind the content.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }
  /// The view to which the content is added.
  public let contentView = UIView()

  /// Creates a visual effect view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a visual effect view without an effect, with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a visual effect view without decoding anything from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    showEffect()
  }

  private func showEffect() { super.backgroundColor = effect?.colour(for: traitCollection) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEffect()
  }
}
