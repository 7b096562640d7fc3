public import Foundation

/// The number of colours' components and their meaning. Everything is drawn in sRGB: the name of another space is kept,
/// and its components are taken for sRGB's.
public final class CGColorSpace: Hashable {
  /// The name; nil for a device's space.
  public let name: NSString?
  /// The meaning of the components.
  public let model: CGColorSpaceModel

  /// The space of a name from the constants of this class; nil for another name.
  public convenience init?(name: NSString) {
    guard let model = CGColorSpace.models[name as String] else { return nil }
    self.init(name: name, model: model)
  }

  init(name: NSString?, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// The number of components, without opacity.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome, .indexed: 1
    case .cmyk, .deviceN: 4
    default: 3
    }
  }

  /// True if colours outside of sRGB have names in it.
  public var isWideGamutRGB: Bool { name == CGColorSpace.displayP3 || name == CGColorSpace.extendedSRGB }
  /// True if pictures may be drawn in it.
  public var supportsOutput: Bool { model == .rgb || model == .monochrome }

  /// Returns true for spaces of the same name and meaning.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one.name == other.name && one.model == other.model
  }

  /// Hashes name and meaning.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }

  private static let models: [String: CGColorSpaceModel] = [
    "kCGColorSpaceSRGB": .rgb, "kCGColorSpaceExtendedSRGB": .rgb, "kCGColorSpaceLinearSRGB": .rgb,
    "kCGColorSpaceExtendedLinearSRGB": .rgb, "kCGColorSpaceDisplayP3": .rgb, "kCGColorSpaceAdobeRGB1998": .rgb,
    "kCGColorSpaceGenericRGB": .rgb, "kCGColorSpaceGenericRGBLinear": .rgb, "kCGColorSpaceGenericGray": .monochrome,
    "kCGColorSpaceGenericGrayGamma2_2": .monochrome, "kCGColorSpaceLinearGray": .monochrome,
    "kCGColorSpaceExtendedGray": .monochrome, "kCGColorSpaceGenericCMYK": .cmyk, "kCGColorSpaceGenericLab": .lab,
  ]
}

extension CGColorSpace {
  /// The name of sRGB.
  public static let sRGB: NSString = "kCGColorSpaceSRGB"
  /// The name of sRGB with components beyond 0…1.
  public static let extendedSRGB: NSString = "kCGColorSpaceExtendedSRGB"
  /// The name of sRGB without gamma.
  public static let linearSRGB: NSString = "kCGColorSpaceLinearSRGB"
  /// The name of sRGB without gamma, with components beyond 0…1.
  public static let extendedLinearSRGB: NSString = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of Display P3.
  public static let displayP3: NSString = "kCGColorSpaceDisplayP3"
  /// The name of Adobe RGB.
  public static let adobeRGB1998: NSString = "kCGColorSpaceAdobeRGB1998"
  /// The name of a generic space of red, green and blue.
  public static let genericRGBLinear: NSString = "kCGColorSpaceGenericRGBLinear"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of a generic grey.
  public static let genericGrayGamma2_2: NSString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of grey without gamma.
  public static let linearGray: NSString = "kCGColorSpaceLinearGray"
  /// The name of grey with values beyond 0…1.
  public static let extendedGray: NSString = "kCGColorSpaceExtendedGray"
  /// The name of a generic space of printing inks.
  public static let genericCMYK: NSString = "kCGColorSpaceGenericCMYK"
}

/// The meaning of a colour's components.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case XYZ = 7
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the device's space of red, green and blue, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: nil, model: .rgb) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the device's space of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: nil, model: .monochrome) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the device's space of printing inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(name: nil, model: .cmyk) }
