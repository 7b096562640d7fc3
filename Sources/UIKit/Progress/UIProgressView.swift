import CoreGraphics
public import Foundation
public import UIFoundation

/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a bar, which determines its height.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  /// The style of the bar, which determines its height.
  open var progressViewStyle = Style.default {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// The progress, 0…1.
  open var progress: Float {
    get { storedProgress }
    set {
      storedProgress = min(max(newValue, 0), 1)
      setNeedsDisplay()
    }
  }
  /// The colour of the completed part; nil for the tint colour.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the remaining part; nil for the default colour.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image of the completed part.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image of the remaining part.
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The observed progress. Its fraction is read when the view is drawn.
  open var observedProgress: Progress? { didSet { setNeedsDisplay() } }
  private var storedProgress: Float = 0

  /// Creates a progress bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    hugContent(on: [.vertical])
  }

  /// Creates a progress bar with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style == .bar ? 2 : 4))
    progressViewStyle = style
  }

  /// Creates a progress bar without decoding anything from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    hugContent(on: [.vertical])
  }

  /// Sets the progress without an animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private var height: CGFloat { progressViewStyle == .bar ? 2 : 4 }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  open override func draw(_ rect: CGRect) {
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    drawBar(bounds, trackImage, trackTintColor ?? .systemFill, radius)
    let part = CGFloat(observedProgress.map { Float($0.fractionCompleted) } ?? progress)
    guard part > 0 else { return }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let full = bounds.divided(atDistance: bounds.width * part, from: isReversed ? .maxXEdge : .minXEdge).slice
    drawBar(full, progressImage, progressTintColor ?? tintColor, radius)
  }

  private func drawBar(_ rect: CGRect, _ image: UIImage?, _ colour: UIColor, _ radius: CGFloat) {
    if let image { return image.draw(in: rect) }
    colour.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
  }
}
