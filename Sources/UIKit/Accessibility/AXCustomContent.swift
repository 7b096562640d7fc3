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

/// A closure that returns additional information for assistive technologies.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// The optional member of `AXCustomContentProvider`.
public protocol _AXCustomContentBlockProvider: NSObjectProtocol {
  /// The closure that an object stores or computes; nil by default.
  @_disfavoredOverload var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get }
}

extension _AXCustomContentBlockProvider {
  /// The default closure, for objects without such a property: nil.
  @_disfavoredOverload public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { nil }
}

/// An object that supplies additional information to assistive technologies.
public protocol AXCustomContentProvider: _AXCustomContentBlockProvider {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

extension AXCustomContentProvider {
  /// The closure that returns the information, in the form of an optional member of a protocol; nil
  /// if the object has no closure.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? {
    let block: AXCustomContentReturnBlock? = accessibilityCustomContentBlock
    return block.map { $0 }
  }
}
