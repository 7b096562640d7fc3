public import CoreGraphics
public import Foundation
public import UIFoundation

/// A Core Image colour. Galley has no other part of Core Image: images cannot be filtered.
open class CIColor: NSObject {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  /// Creates a Core Image colour from sRGB components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  /// Creates an opaque Core Image colour from sRGB components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a Core Image colour from a UIKit colour, resolved with the current traits.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a Core Image colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  /// Creates a Core Image colour from text: three or four components with spaces between them.
  public convenience init(string representation: String) {
    let numbers = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) } + [0, 0, 0]
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers.count > 6 ? numbers[3] : 1)
  }

  open var numberOfComponents: Int { 4 }
  /// The colour as text: the four components with spaces between them.
  open var stringRepresentation: String { [red, green, blue, alpha].map { "\($0)" }.joined(separator: " ") }

  public static var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  public static var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  public static var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  public static var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  public static var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  public static var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  public static var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  public static var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  public static var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  public static var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

extension UIColor {
  /// Creates a UIKit colour from a Core Image colour.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The Core Image colour. UIKit raises an exception unless the colour was created from a Core
  /// Image colour.
  public var ciColor: CIColor { CIColor(color: self) }
}
