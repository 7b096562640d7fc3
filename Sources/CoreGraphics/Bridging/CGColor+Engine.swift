package import GalleyBase

extension CGColor {
  /// Creates a colour from one of the engine's.
  package convenience init(_ color: Color) {
    self.init(
      red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
      alpha: Double(color.alpha) / 255)
  }
}

extension Color {
  /// Creates a colour from one of Core Graphics': each component is rounded to the nearest of 256 steps. A pattern
  /// becomes transparent.
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
  /// The nearest of the 256 steps from 0 to 1.
  var byte: UInt8 { self > 0 ? UInt8((min(self, 1) * 255).rounded(.toNearestOrAwayFromZero)) : 0 }
}
