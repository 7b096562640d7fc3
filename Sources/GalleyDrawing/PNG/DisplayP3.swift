/// Converts pixels from Display P3, the colour space in which iOS saves wide-gamut pictures.
enum DisplayP3 {
  /// The linear light of each byte value, 0…1.
  private static let light: [Double] = (0...255).map { light(Double($0) / 255) }

  /// For each byte value, the linear light above which the next byte value is nearer.
  private static let limits: [Double] = (0..<255).map { light((Double($0) + 0.5) / 255) }

  /// Returns the linear light of a component, 0…1, by the transfer function that sRGB (IEC
  /// 61966-2-1) and Display P3 share.
  private static func light(_ value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    // x^2.4 is x² times the fifth root of x², computed by Newton's method, which gives the same result on every
    // machine.
    let x = (value + 0.055) / 1.055
    let square = x * x
    var root = 1.0
    for _ in 0..<40 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }

  /// The matrix for the conversion from Display P3 to sRGB. Both have the same white point (D65).
  private static let rows: [(Double, Double, Double)] = [
    (1.2249402, -0.2249402, 0), (-0.0420569, 1.0420569, 0), (-0.0196376, -0.0786361, 1.0982737),
  ]

  /// Converts straight (not premultiplied) RGBA in place. Channels outside the range of sRGB are
  /// clipped.
  static func convertToSRGB(_ pixels: UnsafeMutableBufferPointer<UInt8>) {
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let (red, green, blue) = (pixels[start], pixels[start + 1], pixels[start + 2])
      // Greys are the same in both colour spaces.
      if red == green, green == blue { continue }
      let (r, g, b) = (light[Int(red)], light[Int(green)], light[Int(blue)])
      for (channel, row) in rows.enumerated() {
        pixels[start + channel] = byte(row.0 * r + row.1 * g + row.2 * b)
      }
    }
  }

  /// Returns the byte value nearest to an amount of linear light.
  private static func byte(_ light: Double) -> UInt8 {
    var (low, high) = (0, limits.count)
    while low < high {
      let middle = (low + high) / 2
      if light >= limits[middle] { low = middle + 1 } else { high = middle }
    }
    return UInt8(low)
  }
}
