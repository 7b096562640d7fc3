import CoreGraphics
public import Foundation
public import UIFoundation

/// A closure that transforms a colour of a configuration.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    return color.getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha) : color
  }
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// A closure that transforms the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
