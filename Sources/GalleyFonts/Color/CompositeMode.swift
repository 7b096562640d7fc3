/// A mode in which a source is composited with a backdrop (OpenType, COLR: CompositeMode; W3C
/// Compositing and Blending Level 1). The raw values are those of OpenType.
enum CompositeMode: Int {
  case clear, source, destination, sourceOver, destinationOver, sourceIn, destinationIn, sourceOut, destinationOut
  case sourceAtop, destinationAtop, xor, plus, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight
  case softLight, difference, exclusion, multiply, hue, saturation, color, luminosity

  /// Returns a source composited with a backdrop. The source, the backdrop and the result are
  /// premultiplied red, green, blue and alpha, 0…1.
  func composite(_ source: SIMD4<Double>, _ backdrop: SIMD4<Double>) -> SIMD4<Double> {
    if let (sourceShare, backdropShare) = shares(source.w, backdrop.w) {
      let sum = source * sourceShare + backdrop * backdropShare
      return self == .plus ? sum.clamped(lowerBound: .zero, upperBound: .one) : sum
    }
    if source.w == 0 { return backdrop }
    if backdrop.w == 0 { return source }
    let mixed = blend(source / source.w, backdrop / backdrop.w)
    var result = source * (1 - backdrop.w) + backdrop * (1 - source.w) + mixed * (source.w * backdrop.w)
    result.w = source.w + backdrop.w - source.w * backdrop.w
    return result
  }

  /// Returns the weights of source and backdrop in the result (Porter and Duff); nil for modes that
  /// blend the colours.
  private func shares(_ source: Double, _ backdrop: Double) -> (source: Double, backdrop: Double)? {
    switch self {
    case .clear: (0, 0)
    case .source: (1, 0)
    case .destination: (0, 1)
    case .sourceOver: (1, 1 - source)
    case .destinationOver: (1 - backdrop, 1)
    case .sourceIn: (backdrop, 0)
    case .destinationIn: (0, source)
    case .sourceOut: (1 - backdrop, 0)
    case .destinationOut: (0, 1 - source)
    case .sourceAtop: (backdrop, 1 - source)
    case .destinationAtop: (1 - backdrop, source)
    case .xor: (1 - backdrop, 1 - source)
    case .plus: (1, 1)
    default: nil
    }
  }

  /// Blends two colours that are not premultiplied.
  private func blend(_ source: SIMD4<Double>, _ backdrop: SIMD4<Double>) -> SIMD4<Double> {
    switch self {
    case .hue:
      return backdrop.withLuminosity(of: source.withSaturation(of: backdrop), luminosity: backdrop.luminosity)
    case .saturation:
      return backdrop.withLuminosity(of: backdrop.withSaturation(of: source), luminosity: backdrop.luminosity)
    case .color: return backdrop.withLuminosity(of: source, luminosity: backdrop.luminosity)
    case .luminosity: return backdrop.withLuminosity(of: backdrop, luminosity: source.luminosity)
    default:
      var result = SIMD4<Double>()
      for component in 0..<3 { result[component] = mix(source[component], backdrop[component]) }
      return result
    }
  }

  /// Blends one colour component (Compositing Level 1, 10.1).
  private func mix(_ source: Double, _ backdrop: Double) -> Double {
    switch self {
    case .multiply: source * backdrop
    case .screen: source + backdrop - source * backdrop
    case .overlay: CompositeMode.hardLight.mix(backdrop, source)
    case .darken: min(source, backdrop)
    case .lighten: max(source, backdrop)
    case .colorDodge: backdrop == 0 ? 0 : (source >= 1 ? 1 : min(1, backdrop / (1 - source)))
    case .colorBurn: backdrop >= 1 ? 1 : (source <= 0 ? 0 : 1 - min(1, (1 - backdrop) / source))
    case .hardLight:
      source <= 0.5 ? 2 * source * backdrop : CompositeMode.screen.mix(2 * source - 1, backdrop)
    case .softLight: softLight(source, backdrop)
    case .difference: (source - backdrop).magnitude
    case .exclusion: source + backdrop - 2 * source * backdrop
    default: source
    }
  }

  private func softLight(_ source: Double, _ backdrop: Double) -> Double {
    if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
    let lifted = backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (lifted - backdrop)
  }
}

/// The blend modes that treat hue, saturation and luminosity separately (Compositing Level 1,
/// 10.2). The fourth component is not used.
extension SIMD4<Double> {
  fileprivate var luminosity: Double { 0.3 * x + 0.59 * y + 0.11 * z }
  private var least: Double { Swift.min(x, Swift.min(y, z)) }
  private var most: Double { Swift.max(x, Swift.max(y, z)) }

  /// Returns `color` with this luminosity, clipped to 0…1.
  fileprivate func withLuminosity(of color: SIMD4<Double>, luminosity wanted: Double) -> SIMD4<Double> {
    var result = color + (wanted - color.luminosity)
    let (light, least, most) = (result.luminosity, result.least, result.most)
    let grey = SIMD4(repeating: light)
    if least < 0 { result = grey + (result - grey) * (light / (light - least)) }
    if most > 1 { result = grey + (result - grey) * ((1 - light) / (most - light)) }
    return result
  }

  /// Returns this colour with the saturation of another colour.
  fileprivate func withSaturation(of other: SIMD4<Double>) -> SIMD4<Double> {
    let range = most - least
    return range > 0 ? (self - least) * ((other.most - other.least) / range) : .zero
  }
}
