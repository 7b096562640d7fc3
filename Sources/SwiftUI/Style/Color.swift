/// A colour, which can depend on the environment.
///
/// As a view it fills the space that it is offered.
nonisolated public struct Color: Hashable, CustomStringConvertible, Sendable {
  let source: ColorSource

  init(_ source: ColorSource) { self.source = source }

  /// Creates a colour from a UIKit colour.
  public init(uiColor: UIColor) { source = .fixed(uiColor) }
  /// Creates a colour from a UIKit colour. If an asset catalogue has a colour with the same name,
  /// that colour takes precedence.
  @_disfavoredOverload public init(_ color: UIColor) { source = .fixed(color) }
  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) { source = .fixed(UIColor(cgColor: cgColor)) }
  /// Creates a colour from a Core Graphics colour. It is generic so that `Color(.white)` means
  /// UIKit's white.
  public init<C: CGColor>(_ cgColor: C) { source = .fixed(UIColor(cgColor: cgColor)) }
  /// Creates a colour from a resource of an asset catalogue, which Xcode or `galley swift` has
  /// named. A missing colour is clear.
  public init(_ resource: ColorResource) { source = .named(resource.name, resource.bundle) }
  /// Creates a colour with the given name from a bundle's asset catalogue. Nil means the main
  /// bundle. A missing colour is clear.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

  /// The colour space of a colour's components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  /// Creates a colour from its red, green and blue components, from 0 to 1.
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

  /// Creates a grey from a brightness, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from its hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    source = .fixed(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// Returns the colour with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(source, opacity)) }

  /// Returns a mixture of two colours, mixed by their sRGB components (Galley's choice: Apple's
  /// default is a perceptual space).
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(.mixed(source, rhs.source, fraction))
  }

  /// The colour as text, for debugging.
  public var description: String {
    if case .semantic(let name) = source { return "\(name)" }
    return "\(source)"
  }

  /// The colour for Core Graphics, or nil if it depends on the environment.
  public var cgColor: CGColor? {
    if case .fixed(let color) = source { color.cgColor } else { nil }
  }
}

/// The source of a colour.
enum ColorSource: Hashable, Sendable {
  case fixed(UIColor)
  case named(String, Bundle?)
  case semantic(SemanticColor)
  indirect case faded(ColorSource, Double)
  indirect case mixed(ColorSource, ColorSource, Double)
}

/// A colour with a role, which depends on the environment.
enum SemanticColor: Hashable, Sendable {
  case primary
  case secondary
  case accent
}

extension Color {
  /// The system's red colour.
  public static let red = Color(.fixed(.systemRed))
  /// The system's orange colour.
  public static let orange = Color(.fixed(.systemOrange))
  /// The system's yellow colour.
  public static let yellow = Color(.fixed(.systemYellow))
  /// The system's green colour.
  public static let green = Color(.fixed(.systemGreen))
  /// The system's mint colour.
  public static let mint = Color(.fixed(.systemMint))
  /// The system's teal colour.
  public static let teal = Color(.fixed(.systemTeal))
  /// The system's cyan colour.
  public static let cyan = Color(.fixed(.systemCyan))
  /// The system's blue colour.
  public static let blue = Color(.fixed(.systemBlue))
  /// The system's indigo colour.
  public static let indigo = Color(.fixed(.systemIndigo))
  /// The system's purple colour.
  public static let purple = Color(.fixed(.systemPurple))
  /// The system's pink colour.
  public static let pink = Color(.fixed(.systemPink))
  /// The system's brown colour.
  public static let brown = Color(.fixed(.systemBrown))
  /// The system's grey colour.
  public static let gray = Color(.fixed(.systemGray))
  /// White.
  public static let white = Color(.fixed(.white))
  /// Black.
  public static let black = Color(.fixed(.black))
  /// The transparent colour.
  public static let clear = Color(.fixed(.clear))
  /// The colour of primary content, such as labels.
  public static let primary = Color(.semantic(.primary))
  /// The colour of secondary content, such as secondary labels.
  public static let secondary = Color(.semantic(.secondary))
  /// The tint colour of the environment, or blue if no tint was set.
  public static let accentColor = Color(.semantic(.accent))
}

extension Double {
  /// The component in sRGB, converted from linear sRGB.
  fileprivate var encodedFromLinear: Double {
    self <= 0.0031308 ? 12.92 * self : 1.055 * Foundation.pow(self, 1 / 2.4) - 0.055
  }
}

extension UIColor {
  /// Creates the UIKit counterpart of a colour. The result depends on the interface style if the
  /// colour does.
  public convenience init(_ color: Color) {
    self.init { traits in
      var environment = EnvironmentValues()
      environment.take(traits)
      return color.source.color(in: environment).resolvedColor(with: traits)
    }
  }
}
