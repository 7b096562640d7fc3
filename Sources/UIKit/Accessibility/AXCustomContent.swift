public import Foundation

/// Additional information about an element that assistive technologies can read out. Galley stores
/// it and does nothing with it.
open class AXCustomContent: NSObject {
  /// The moment at which assistive technologies read out the additional information.
  public enum Importance: UInt, Sendable {
    /// The information is read out on request.
    case `default`
    /// The information is read out together with the element.
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

/// An object that supplies additional information to assistive technologies.
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// A closure that returns such lines.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

extension AXCustomContentProvider {
  /// The closure that returns the lines; nil, since optional members of this protocol are not looked up here.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { nil }
}
