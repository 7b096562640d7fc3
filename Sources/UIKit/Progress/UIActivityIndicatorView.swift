import CoreGraphics
public import Foundation
public import UIFoundation

/// A wheel with eight spokes that shows activity. It is always drawn in its initial position.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100
    case large
  }

  /// The size of the wheel.
  open var style: Style {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// True if the wheel is hidden while it is stopped.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// The colour of the spokes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! { didSet { setNeedsDisplay() } }
  /// True between `startAnimating()` and `stopAnimating()`.
  open private(set) var isAnimating = false

  /// Creates an activity indicator of the given size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
    bounds.size = intrinsicContentSize
  }

  /// Creates a medium-sized activity indicator with a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates an activity indicator without decoding anything from an interface file.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    setUp()
  }

  private func setUp() {
    color = style == .white || style == .whiteLarge ? .white : UIColor(white: 0.6, alpha: 1)
    isOpaque = false
    isUserInteractionEnabled = false
    isHidden = hidesWhenStopped
    hugContent()
  }

  /// Starts the animation, which shows the wheel.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the animation, and hides the wheel if `hidesWhenStopped` is true.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize {
    style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    let side = min(intrinsicContentSize.width, bounds.width, bounds.height)
    let half = 0.5.squareRoot()
    let directions: [(CGFloat, CGFloat)] = [
      (0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half),
    ]
    for (index, direction) in directions.enumerated() {
      let spoke = UIBezierPath()
      let centre = CGPoint(x: bounds.midX, y: bounds.midY)
      spoke.move(to: CGPoint(x: centre.x + direction.0 * side * 0.25, y: centre.y + direction.1 * side * 0.25))
      spoke.addLine(to: CGPoint(x: centre.x + direction.0 * side * 0.44, y: centre.y + direction.1 * side * 0.44))
      spoke.lineWidth = side * 0.12
      spoke.lineCapStyle = .round
      color.withAlphaComponent(color.cgColor.alpha * (0.3 + 0.1 * CGFloat(7 - index))).setStroke()
      spoke.stroke()
    }
  }
}
