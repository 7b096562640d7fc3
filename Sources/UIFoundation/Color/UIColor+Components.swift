public import CoreGraphics
import Foundation
package import GalleyBase
import GalleyViews

extension UIColor {
  /// Returns red, green, blue and opacity, resolved under traits.
  func components(for traits: UITraitCollection) -> ColorComponents {
    switch content {
    case .rgb(let red, let green, let blue, let alpha):
      return ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    case .gray(let white, let alpha): return ColorComponents(red: white, green: white, blue: white, alpha: alpha)
    case .system(let name, let alpha): return UIColor.components(name, alpha, traits)
    case .dynamic: return resolvedColor(with: traits).components(for: traits)
    case .other(let color):
      guard color.pattern == nil else { return ColorComponents(red: 0, green: 0, blue: 0, alpha: 0) }
      let values = color.sRGB
      return ColorComponents(red: values.red, green: values.green, blue: values.blue, alpha: color.alpha)
    }
  }

  static func components(_ name: SystemColor, _ alpha: CGFloat?, _ traits: UITraitCollection) -> ColorComponents {
    let style = traits.userInterfaceStyle
    let stated = style == .unspecified ? UIKitEnvironment.current.traits.userInterfaceStyle : style
    let color = name.color(in: stated == .dark ? .dark : .light)
    return ColorComponents(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255,
      alpha: alpha ?? CGFloat(color.alpha) / 255)
  }

  /// Returns the colour in the engine's form, resolved under traits.
  package func color(for traits: UITraitCollection) -> Color {
    let values = components(for: traits)
    return Color(
      red: values.red.byte, green: values.green.byte, blue: values.blue.byte, alpha: values.alpha.byte)
  }

  /// Creates a colour from the engine's colour.
  package convenience init(_ color: Color) {
    self.init(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255,
      alpha: CGFloat(color.alpha) / 255)
  }

  /// True if the colour depends on traits.
  package var isDynamic: Bool {
    switch content {
    case .dynamic, .system: true
    default: false
    }
  }

  /// Writes the sRGB components under the current traits and returns true; returns false for a
  /// pattern.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard hasComponents else { return false }
    let values = components(for: .current)
    red?.pointee = values.red
    green?.pointee = values.green
    blue?.pointee = values.blue
    alpha?.pointee = values.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity under the current traits and returns true;
  /// returns false for a pattern.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard hasComponents else { return false }
    let values = components(for: .current)
    let color = HueColor(values)
    hue?.pointee = color.hue
    saturation?.pointee = color.saturation
    brightness?.pointee = color.brightness
    alpha?.pointee = values.alpha
    return true
  }

  /// Writes the white level and the opacity under the current traits and returns true; returns
  /// false for a colour that is not grey.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let values = components(for: .current)
    guard hasComponents, values.red == values.green, values.green == values.blue else { return false }
    white?.pointee = values.red
    alpha?.pointee = values.alpha
    return true
  }

  private var hasComponents: Bool {
    if case .other(let color) = content { return color.pattern == nil }
    return true
  }
}

extension CGFloat {
  /// The byte from 0 to 255 for a value from 0 to 1, rounded.
  fileprivate var byte: UInt8 { UInt8((inUnit * 255).rounded(.toNearestOrAwayFromZero)) }
}

extension UIColor {
  /// Returns a UIKit or Core Graphics colour as a UIColor; nil for a value of another type.
  static func color(from value: Any) -> UIColor? {
    switch value {
    case let color as UIColor: color
    case let color as CGColor: UIColor(cgColor: color)
    default: nil
    }
  }
}
