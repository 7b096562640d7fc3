/// A colour that may depend on the environment.
///
/// As a view it fills the space that it is offered.
nonisolated public struct Color: Hashable, CustomStringConvertible, Sendable {
  let source: ColorSource

  init(_ source: ColorSource) { self.source = source }

  /// A colour of UIKit.
  public init(uiColor: UIColor) { source = .fixed(uiColor) }
  /// A colour of UIKit. A colour of an asset catalogue comes first, where both have the name.
  @_disfavoredOverload public init(_ color: UIColor) { source = .fixed(color) }
  /// A colour of Core Graphics.
  public init(cgColor: CGColor) { source = .fixed(UIColor(cgColor: cgColor)) }
  /// A colour of Core Graphics. It is generic so that `Color(.white)` is UIKit's white.
  public init<C: CGColor>(_ cgColor: C) { source = .fixed(UIColor(cgColor: cgColor)) }
  /// A colour of an asset catalogue, as Xcode and `galley swift` name it. A missing colour is clear.
  public init(_ resource: ColorResource) { source = .named(resource.name, resource.bundle) }
  /// The colour of a name in a bundle's asset catalogue; nil is the main bundle. A missing colour is clear.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

  /// The numbers that a colour is made of.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  /// A colour by its parts from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    switch colorSpace {
    case .sRGB: source = .fixed(UIColor(red: red, green: green, blue: blue, alpha: opacity))
    case .displayP3: source = .fixed(UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity))
    case .sRGBLinear:
      let encoded = [red, green, blue].map(\.encodedFromLinear)
      source = .fixed(UIColor(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: opacity))
    }
  }

  /// A grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, saturation and brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    source = .fixed(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// Returns the colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(source, opacity)) }

  /// Returns a mixture of two colours, by parts of sRGB (a choice: Apple's default is a perceptual space).
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(.mixed(source, rhs.source, fraction))
  }

  /// The system's description.
  public var description: String {
    if case .semantic(let name) = source { return "\(name)" }
    return "\(source)"
  }

  /// The colour as Core Graphics has it; nil if it depends on the environment.
  public var cgColor: CGColor? {
    if case .fixed(let color) = source { color.cgColor } else { nil }
  }
}

/// The origin of a colour.
enum ColorSource: Hashable, Sendable {
  case fixed(UIColor)
  case named(String, Bundle?)
  case semantic(SemanticColor)
  indirect case faded(ColorSource, Double)
  indirect case mixed(ColorSource, ColorSource, Double)
}

/// A colour by its role.
enum SemanticColor: Hashable, Sendable {
  case primary
  case secondary
  case accent
}

extension Color {
  /// The system's red.
  public static let red = Color(.fixed(.systemRed))
  /// The system's orange.
  public static let orange = Color(.fixed(.systemOrange))
  /// The system's yellow.
  public static let yellow = Color(.fixed(.systemYellow))
  /// The system's green.
  public static let green = Color(.fixed(.systemGreen))
  /// The system's mint.
  public static let mint = Color(.fixed(.systemMint))
  /// The system's teal.
  public static let teal = Color(.fixed(.systemTeal))
  /// The system's cyan.
  public static let cyan = Color(.fixed(.systemCyan))
  /// The system's blue.
  public static let blue = Color(.fixed(.systemBlue))
  /// The system's indigo.
  public static let indigo = Color(.fixed(.systemIndigo))
  /// The system's purple.
  public static let purple = Color(.fixed(.systemPurple))
  /// The system's pink.
  public static let pink = Color(.fixed(.systemPink))
  /// The system's brown.
  public static let brown = Color(.fixed(.systemBrown))
  /// The system's gray.
  public static let gray = Color(.fixed(.systemGray))
  /// The system's white.
  public static let white = Color(.fixed(.white))
  /// The system's black.
  public static let black = Color(.fixed(.black))
  /// The system's clear.
  public static let clear = Color(.fixed(.clear))
  /// The colour of primary content: that of labels.
  public static let primary = Color(.semantic(.primary))
  /// The colour of secondary content: that of secondary labels.
  public static let secondary = Color(.semantic(.secondary))
  /// The tint of the environment; blue where none was set.
  public static let accentColor = Color(.semantic(.accent))
}

extension Double {
  /// A linear part of a colour as sRGB encodes it.
  fileprivate var encodedFromLinear: Double {
    self <= 0.0031308 ? 12.92 * self : 1.055 * Foundation.pow(self, 1 / 2.4) - 0.055
  }
}

extension UIColor {
  /// The UIKit colour of a colour. It follows the style of the interface where the colour does.
  public convenience init(_ color: Color) {
    self.init { traits in
      var environment = EnvironmentValues()
      environment.take(traits)
      return color.source.color(in: environment).resolvedColor(with: traits)
    }
  }
}
