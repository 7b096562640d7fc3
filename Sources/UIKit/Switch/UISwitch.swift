import CoreGraphics
public import Foundation
public import UIFoundation

/// A switch that is on or off, 51 × 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The style of a switch: sliding or check box.
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  /// The size of every switch, in points.
  static let size = CGSize(width: 51, height: 31)

  /// True if the switch is on.
  open var isOn = false { didSet { setNeedsDisplay() } }
  /// The background colour while the switch is on; nil for green.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image for the on state. iOS has not drawn it since version 7.
  open var onImage: UIImage?
  /// The image for the off state. iOS has not drawn it since version 7.
  open var offImage: UIImage?
  /// The title of a check box. It is drawn only on a Mac.
  open var title: String?
  /// The preferred style.
  open var preferredStyle = Style.automatic
  /// The style in which the switch is drawn: always sliding.
  open var style: Style { .sliding }

  /// Creates a switch at the origin of a frame. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a switch without decoding anything from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    hugContent()
    isAccessibilityElement = true
    accessibilityTraits = [.button, .toggleButton]
  }

  /// Turns the switch on or off without an animation, and sends no action.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  /// Toggles the switch, as a tap does, and sends `valueChanged`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  open override func draw(_ rect: CGRect) {
    let ground = CGRect(origin: .zero, size: Self.size)
    let colour = isOn ? onTintColor ?? .systemGreen : .tertiarySystemFill
    colour.withAlphaComponent(colour.cgColor.alpha * (isEnabled ? 1 : 0.5)).setFill()
    UIBezierPath(roundedRect: ground, cornerRadius: ground.height / 2).fill()
    (thumbTintColor ?? .white).setFill()
    UIBezierPath(ovalIn: CGRect(x: isOn ? ground.width - 29 : 2, y: 2, width: 27, height: 27)).fill()
  }
}
