public import CoreGraphics
public import Foundation
import GalleyViews

/// A colour, which may depend on traits. The object is immutable. The class is `Sendable` because
/// UIKit's class is.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  private final let mark = SwiftObjectMark()
  /// The kind of a colour with its values.
  enum Content {
    /// Red, green, blue and opacity in sRGB. Values outside 0…1 belong to wider gamuts.
    case rgb(CGFloat, CGFloat, CGFloat, CGFloat)
    /// A white level and an opacity.
    case gray(CGFloat, CGFloat)
    /// A named colour that depends on traits, with a factor for its opacity.
    case system(SystemColor, alpha: CGFloat?)
    /// A colour that a closure returns for traits.
    case dynamic((UITraitCollection) -> UIColor)
    /// Any other Core Graphics colour, such as a pattern.
    case other(CGColor)
  }

  let content: Content

  init(content: Content) { self.content = content }

  /// Creates transparent black.
  public override init() { content = .gray(0, 0) }

  /// Creates a grey. Its white level ranges from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) { content = .gray(white, alpha.inUnit) }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = HueColor(hue: hue, saturation: saturation.inUnit, brightness: brightness.inUnit)
    let (red, green, blue) = color.rgb
    content = .rgb(red, green, blue, alpha.inUnit)
  }

  /// Creates an sRGB colour. Components outside the range from 0 to 1 belong to a wider gamut and
  /// are drawn as the nearest colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .rgb(red, green, blue, alpha.inUnit)
  }

  /// Creates a colour from Display P3 components. They are taken as sRGB components, since Galley
  /// draws everything in sRGB.
  public convenience init(displayP3Red displayP3: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) {
    let values = cgColor.components ?? []
    switch (cgColor.pattern == nil ? cgColor.colorSpace?.model : nil, values.count) {
    case (.rgb, 4): content = .rgb(values[0], values[1], values[2], values[3])
    case (.monochrome, 2): content = .gray(values[0], values[1])
    default: content = .other(cgColor)
    }
  }

  /// Creates a dynamic colour. `dynamicProvider` returns the colour for given traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { content = .dynamic(dynamicProvider) }

  /// Creates a colour from a colour literal in source code.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a colour from an archive.
  public required init?(coder: NSCoder) {
    func value(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    let alpha = coder.containsValue(forKey: "UIAlpha") ? value("UIAlpha") : 1
    if let name = coder.decodeObject(of: NSString.self, ifPresent: "UISystemColorName") {
      guard let color = SystemColor(rawValue: String(describing: name)) else { return nil }
      content = .system(color, alpha: coder.containsValue(forKey: "UIAlpha") ? alpha : nil)
    } else if coder.containsValue(forKey: "UIWhite") {
      content = .gray(value("UIWhite"), alpha)
    } else {
      content = .rgb(value("UIRed"), value("UIGreen"), value("UIBlue"), alpha)
    }
  }

  /// Encodes the colour. A system colour keeps its dependence on traits; any other dynamic colour
  /// is resolved under the current traits.
  open func encode(with coder: NSCoder) {
    switch content {
    case .gray(let white, let alpha):
      coder.encode(Double(white), forKey: "UIWhite")
      coder.encode(Double(alpha), forKey: "UIAlpha")
    case .system(let color, let alpha):
      coder.encode(color.rawValue as NSString, forKey: "UISystemColorName")
      if let alpha { coder.encode(Double(alpha), forKey: "UIAlpha") }
    default:
      let values = components(for: .current)
      for (key, value) in [("UIRed", values.red), ("UIGreen", values.green), ("UIBlue", values.blue)] {
        coder.encode(Double(value), forKey: key)
      }
      coder.encode(Double(values.alpha), forKey: "UIAlpha")
    }
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the colour itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true if the object is a colour of the same kind with equal components. A dynamic
  /// colour equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (content, other.content) {
    case (.rgb(let red, let green, let blue, let alpha), .rgb(let red2, let green2, let blue2, let alpha2)):
      return (red, green, blue, alpha) == (red2, green2, blue2, alpha2)
    case (.gray(let white, let alpha), .gray(let white2, let alpha2)): return (white, alpha) == (white2, alpha2)
    case (.system(let name, let alpha), .system(let name2, let alpha2)): return name == name2 && alpha == alpha2
    case (.other(let color), .other(let color2)): return color == color2
    default: return false
    }
  }

  /// The hash value, which is the same for equal colours.
  open override var hash: Int {
    var hasher = Hasher()
    switch content {
    case .rgb(let red, let green, let blue, let alpha):
      for value in [red, green, blue, alpha] { hasher.combine(value) }
    case .gray(let white, let alpha):
      hasher.combine(white)
      hasher.combine(alpha)
    case .system(let name, let alpha):
      hasher.combine(name)
      hasher.combine(alpha)
    case .other(let color): hasher.combine(color)
    case .dynamic: hasher.combine(ObjectIdentifier(self))
    }
    return hasher.finalize()
  }

  // MARK: Traits

  /// Returns the colour resolved under traits. The result no longer depends on traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .dynamic(let provider):
      let traits = UITraitCollection(traitsFrom: [UIKitEnvironment.current.traits, traitCollection])
      return traits.asCurrent { provider(traits).resolvedColor(with: traits) }
    case .system(let name, let alpha):
      let values = UIColor.components(name, alpha, traitCollection)
      return UIColor(content: .rgb(values.red, values.green, values.blue, values.alpha))
    default: return self
    }
  }

  /// Returns the colour with a different opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .rgb(let red, let green, let blue, _): UIColor(content: .rgb(red, green, blue, alpha.inUnit))
    case .gray(let white, _): UIColor(content: .gray(white, alpha.inUnit))
    case .system(let name, _): UIColor(content: .system(name, alpha: alpha.inUnit))
    case .dynamic(let provider): UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    case .other(let color): UIColor(content: .other(color.copy(alpha: alpha.inUnit) ?? color))
    }
  }

  /// The Core Graphics colour, resolved under the current traits.
  open var cgColor: CGColor {
    switch content {
    case .gray(let white, let alpha): CGColor(gray: white, alpha: alpha)
    case .other(let color): color
    case .dynamic: resolvedColor(with: .current).cgColor
    default: components(for: .current).cgColor
    }
  }

}
