import CoreGraphics
public import Foundation
import UIFoundation

/// A control with two buttons that decrease and increase a value, 94 × 32 points.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  static let size = CGSize(width: 94, height: 32)

  /// The value, limited to the range.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      setNeedsDisplay()
    }
  }
  /// The minimum value.
  open var minimumValue: Double = 0 { didSet { value = storedValue } }
  /// The maximum value.
  open var maximumValue: Double = 100 { didSet { value = storedValue } }
  /// The amount by which a tap changes the value. It must be greater than 0.
  open var stepValue: Double = 1
  /// True if actions should be sent while a button is held. Galley does not repeat steps, so the
  /// value has no effect.
  open var isContinuous = true
  /// True if steps should repeat while a button is held. Galley stores the value and ignores it.
  open var autorepeat = true
  /// True if a step beyond the maximum value leads to the minimum value, and vice versa.
  open var wraps = false
  private var storedValue = 0.0

  /// Creates a stepper at the origin of a frame. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isOpaque = false
    hugContent()
  }

  /// Creates a stepper without decoding anything from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    hugContent()
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  private func step(by length: Double) {
    let next = storedValue + length
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    sendActions(for: .valueChanged)
  }

  /// Decreases or increases the value, depending on the half in which the touch ended.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isEnabled, let touch = touches.first else { return }
    step(by: touch.location(in: self).x < bounds.midX ? -stepValue : stepValue)
  }

  open override func draw(_ rect: CGRect) {
    let ground = CGRect(origin: .zero, size: Self.size)
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: ground, cornerRadius: 8).fill()
    UIColor.tertiaryLabel.setFill()
    UIRectFill(CGRect(x: 46.5, y: 7, width: 1, height: 18))
    (isEnabled && value > minimumValue || wraps ? UIColor.label : .tertiaryLabel).setFill()
    UIRectFill(CGRect(x: 16, y: 15, width: 15, height: 2))
    (isEnabled && value < maximumValue || wraps ? UIColor.label : .tertiaryLabel).setFill()
    UIRectFill(CGRect(x: 63, y: 15, width: 15, height: 2))
    UIRectFill(CGRect(x: 69.5, y: 8.5, width: 2, height: 15))
  }
}
