import GalleyBase

extension Pixel {
  /// Returns this premultiplied pixel with the premultiplied `source` blended over it, weighted by
  /// `coverage` (0…255). At coverage 0 the pixel does not change in any mode.
  func blended(with source: Pixel, _ mode: BlendMode, coverage: UInt32) -> Pixel {
    if coverage == 0 { return self }
    let result = Blend(source, over: self).pixel(by: mode)
    if coverage == 255 { return result }
    let sums = result.channels &* coverage &+ channels &* (255 &- coverage) &+ SIMD4(repeating: 127)
    return Pixel(SIMD4(sums[0] / 255, sums[1] / 255, sums[2] / 255, sums[3] / 255))
  }
}

/// Two pixels that are blended by the formulas of Compositing and Blending Level 1 (W3C), in
/// doubles, with only + − × ÷ √.
private struct Blend {
  /// The straight (not premultiplied) colours with their opacities, 0…1.
  private let source, below: SIMD4<Double>
  /// The premultiplied forms of the two pixels.
  private let premultipliedSource, premultipliedBelow: SIMD4<Double>

  init(_ source: Pixel, over below: Pixel) {
    premultipliedSource = Blend.numbers(source)
    premultipliedBelow = Blend.numbers(below)
    self.source = Blend.straight(premultipliedSource)
    self.below = Blend.straight(premultipliedBelow)
  }

  private static func numbers(_ pixel: Pixel) -> SIMD4<Double> {
    let channels = pixel.channels
    return SIMD4(Double(channels[0]), Double(channels[1]), Double(channels[2]), Double(channels[3])) / 255
  }

  private static func straight(_ pixel: SIMD4<Double>) -> SIMD4<Double> {
    guard pixel.w > 0 else { return SIMD4(repeating: 0) }
    var result = pixel / pixel.w
    result.w = pixel.w
    return result
  }

  /// Returns the blended pixel, premultiplied.
  func pixel(by mode: BlendMode) -> Pixel {
    var result = composed(mode).clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    // No channel of a premultiplied pixel exceeds its opacity.
    result = pointwiseMin(result, SIMD4(repeating: result.w))
    let bytes = (result * 255).rounded(.toNearestOrAwayFromZero)
    return Pixel(SIMD4(UInt32(bytes[0]), UInt32(bytes[1]), UInt32(bytes[2]), UInt32(bytes[3])))
  }

  private func composed(_ mode: BlendMode) -> SIMD4<Double> {
    let (s, d) = (premultipliedSource, premultipliedBelow)
    switch mode {
    case .clear: return SIMD4(repeating: 0)
    case .copy: return s
    case .sourceIn: return s * d.w
    case .sourceOut: return s * (1 - d.w)
    case .sourceAtop: return s * d.w + d * (1 - s.w)
    case .destinationOver: return s * (1 - d.w) + d
    case .destinationIn: return d * s.w
    case .destinationOut: return d * (1 - s.w)
    case .destinationAtop: return s * (1 - d.w) + d * s.w
    case .xor: return s * (1 - d.w) + d * (1 - s.w)
    case .plusLighter: return s + d
    case .plusDarker:
      let alpha = min(1, s.w + d.w)
      var result = SIMD4(repeating: alpha) - (SIMD4(repeating: s.w) - s) - (SIMD4(repeating: d.w) - d)
      result.w = alpha
      return result
    case .hue, .saturation, .color, .luminosity: return over(nonseparable(mode))
    default: return over(SIMD3(channel(mode, 0), channel(mode, 1), channel(mode, 2)))
    }
  }

  /// Returns the result of source-over (the upper pixel over the lower one), with the colour
  /// `mixed` where both pixels overlap.
  private func over(_ mixed: SIMD3<Double>) -> SIMD4<Double> {
    let (s, d) = (premultipliedSource, premultipliedBelow)
    let share = s.w * d.w
    let both = SIMD4<Double>(mixed, 1) * share
    return s * (1 - d.w) + d * (1 - s.w) + both
  }

  private func channel(_ mode: BlendMode, _ index: Int) -> Double {
    let (s, d) = (source[index], below[index])
    switch mode {
    case .multiply: return s * d
    case .screen: return s + d - s * d
    case .overlay: return Blend.hardLight(d, s)
    case .darken: return min(s, d)
    case .lighten: return max(s, d)
    case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .softLight: return Blend.softLight(s, d)
    case .hardLight: return Blend.hardLight(s, d)
    case .difference: return (s - d).magnitude
    case .exclusion: return s + d - 2 * s * d
    default: return s
    }
  }

  private static func hardLight(_ s: Double, _ d: Double) -> Double {
    s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
  }

  private static func softLight(_ s: Double, _ d: Double) -> Double {
    if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
    let curve = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
    return d + (2 * s - 1) * (curve - d)
  }

  // MARK: Hue, saturation, luminosity

  private func nonseparable(_ mode: BlendMode) -> SIMD3<Double> {
    let (s, d) = (SIMD3(source.x, source.y, source.z), SIMD3(below.x, below.y, below.z))
    switch mode {
    case .hue: return s.withSaturation(d.saturation).withLuminosity(d.luminosity)
    case .saturation: return d.withSaturation(s.saturation).withLuminosity(d.luminosity)
    case .color: return s.withLuminosity(d.luminosity)
    default: return d.withLuminosity(s.luminosity)
    }
  }
}

extension SIMD3<Double> {
  fileprivate var luminosity: Double { 0.3 * x + 0.59 * y + 0.11 * z }
  fileprivate var saturation: Double { self.max() - self.min() }

  fileprivate func withLuminosity(_ luminosity: Double) -> SIMD3 {
    var result = self + (luminosity - self.luminosity)
    let (light, low, high) = (result.luminosity, result.min(), result.max())
    if low < 0 { result = (result - light) * (light / (light - low)) + light }
    if high > 1 { result = (result - light) * ((1 - light) / (high - light)) + light }
    return result
  }

  fileprivate func withSaturation(_ saturation: Double) -> SIMD3 {
    let (low, range) = (self.min(), self.saturation)
    return range > 0 ? (self - low) * (saturation / range) : SIMD3(repeating: 0)
  }
}
