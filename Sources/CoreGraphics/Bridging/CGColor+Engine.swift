package import GalleyBase

extension CGColor {
  /// Creates a colour from the engine's colour.
  package convenience init(_ color: Color) {
    self.init(
      red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
      alpha: Double(color.alpha) / 255)
  }
}

extension Color {
  /// Creates the engine's colour from a Core Graphics colour. Each component is rounded to the
  /// nearest of 256 steps. A pattern becomes transparent.
  package init(_ color: CGColor) {
    guard color.pattern == nil else {
      self = .clear
      return
    }
    let (red, green, blue) = color.sRGB
    self.init(
      red: Double(red).byte, green: Double(green).byte, blue: Double(blue).byte, alpha: Double(color.alpha).byte)
  }
}

extension Double {
  /// The byte from 0 to 255 for a value from 0 to 1, rounded.
  var byte: UInt8 { self > 0 ? UInt8((min(self, 1) * 255).rounded(.toNearestOrAwayFromZero)) : 0 }
}
