public import Foundation

/// A line that assistive technologies read out in addition to an element. It is kept.
open class AXCustomContent: NSObject {
  /// The time at which a line is read out.
  public enum Importance: UInt, Sendable {
    /// On request.
    case `default`
    /// With the element.
    case high
  }

  open var label: String { attributedLabel.string }
  open var value: String { attributedValue.string }
  public let attributedLabel: NSAttributedString
  public let attributedValue: NSAttributedString
  open var importance = Importance.default

  public convenience init(label: String, value: String) {
    self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    (attributedLabel, attributedValue) = (label, value)
    super.init()
  }
}

/// An object with such lines.
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
