public import Foundation

/// A colour space: the number and the meaning of a colour's components. Galley draws everything in
/// sRGB. Other spaces keep their names, but their components are treated as sRGB components.
public final class CGColorSpace: Hashable {
  /// The name of the colour space; nil for a device colour space.
  public let name: NSString?
  /// The model, which gives the components their meaning.
  public let model: CGColorSpaceModel

  /// Creates the colour space with the given name from this class's constants; nil for any other
  /// name.
  public convenience init?(name: NSString) {
    guard let model = CGColorSpace.models[name as String] else { return nil }
    self.init(name: name, model: model)
  }

  init(name: NSString?, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// The number of components, not counting the opacity.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome, .indexed: 1
    case .cmyk, .deviceN: 4
    default: 3
    }
  }

  /// True if the space contains colours outside of sRGB.
  public var isWideGamutRGB: Bool { name == CGColorSpace.displayP3 || name == CGColorSpace.extendedSRGB }
  /// True if a context can draw in the space.
  public var supportsOutput: Bool { model == .rgb || model == .monochrome }

  /// Returns true if both spaces have the same name and model.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one.name == other.name && one.model == other.model
  }

  /// Hashes the name and the model.
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
  /// The name of sRGB with components outside the range 0…1.
  public static let extendedSRGB: NSString = "kCGColorSpaceExtendedSRGB"
  /// The name of sRGB with a linear transfer function.
  public static let linearSRGB: NSString = "kCGColorSpaceLinearSRGB"
  /// The name of sRGB with a linear transfer function and components outside the range 0…1.
  public static let extendedLinearSRGB: NSString = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of Display P3.
  public static let displayP3: NSString = "kCGColorSpaceDisplayP3"
  /// The name of Adobe RGB.
  public static let adobeRGB1998: NSString = "kCGColorSpaceAdobeRGB1998"
  /// The name of a generic linear RGB space.
  public static let genericRGBLinear: NSString = "kCGColorSpaceGenericRGBLinear"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of a generic grey space.
  public static let genericGrayGamma2_2: NSString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of a grey space with a linear transfer function.
  public static let linearGray: NSString = "kCGColorSpaceLinearGray"
  /// The name of a grey space with values outside the range 0…1.
  public static let extendedGray: NSString = "kCGColorSpaceExtendedGray"
  /// The name of a generic CMYK space.
  public static let genericCMYK: NSString = "kCGColorSpaceGenericCMYK"
}

/// The model of a colour space, which gives a colour's components their meaning.
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
/// Returns the device's RGB colour space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: nil, model: .rgb) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the device's grey colour space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: nil, model: .monochrome) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the device's CMYK colour space.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(name: nil, model: .cmyk) }
