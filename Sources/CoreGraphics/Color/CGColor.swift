public import Foundation

/// A colour, given by its components in a colour space. The last component is the opacity.
public class CGColor: Hashable {
  /// The colour space of the components.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]
  /// The pattern that is drawn instead of a single colour; nil for an ordinary colour.
  package let pattern: CGPattern?

  init(_ space: CGColorSpace, _ values: [CGFloat], pattern: CGPattern? = nil) {
    colorSpace = space
    self.values = values
    self.pattern = pattern
  }

  /// Creates an sRGB colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(CGColorSpace(name: CGColorSpace.sRGB, model: .rgb), [red, green, blue, alpha])
  }

  /// Creates an sRGB colour.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey. Its white level ranges from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(CGColorSpaceCreateDeviceGray(), [gray, alpha])
  }

  /// Creates a grey in the generic grey colour space.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2, model: .monochrome), [gray, alpha])
  }

  /// Creates a CMYK colour.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(CGColorSpaceCreateDeviceCMYK(), [cyan, magenta, yellow, black, alpha])
  }

  /// Creates a colour from its components in a colour space, followed by the opacity.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(space, Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// Creates a colour that is drawn as a pattern.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    self.init(CGColorSpace(name: nil, model: .pattern), [components[0]], pattern: pattern)
  }

  /// The components of the colour. The opacity is the last component.
  public var components: [CGFloat]? { values }
  /// The number of components, including the opacity.
  public var numberOfComponents: Int { values.count }
  /// The opacity of the colour, from 0 to 1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// Opaque white.
  public class var white: CGColor { CGColor(gray: 1, alpha: 1) }
  /// Opaque black.
  public class var black: CGColor { CGColor(gray: 0, alpha: 1) }
  /// Transparent black.
  public class var clear: CGColor { CGColor(gray: 0, alpha: 0) }

  /// Returns the colour with a different opacity; nil if the colour has no colour space.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace else { return nil }
    return CGColor(colorSpace, values.dropLast() + [alpha], pattern: pattern)
  }

  /// Returns the colour itself, which is immutable.
  public func copy() -> CGColor? { self }

  /// Returns the colour converted to another colour space; nil unless the space is an RGB or a
  /// monochrome space.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?) -> CGColor? {
    let (red, green, blue) = sRGB
    switch space.model {
    case .rgb: return CGColor(space, [red, green, blue, alpha])
    case .monochrome: return CGColor(space, [0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha])
    default: return nil
    }
  }

  /// The red, green and blue components in sRGB.
  package var sRGB: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    switch colorSpace?.model {
    case .monochrome: return (values[0], values[0], values[0])
    case .cmyk:
      let light = 1 - values[3]
      return ((1 - values[0]) * light, (1 - values[1]) * light, (1 - values[2]) * light)
    case .rgb: return (values[0], values[1], values[2])
    default: return (0, 0, 0)
    }
  }

  /// Returns true if both colours have the same components in the same space.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.values == other.values && one.colorSpace?.model == other.colorSpace?.model && one.pattern === other.pattern
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// The conversion of colours that a colour space cannot represent. It has no effect in Galley.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
