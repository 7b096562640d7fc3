import CoreGraphics
public import Foundation

extension UIImage {
  /// The side of the pixels on which a picture's upper edge lies.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// True if width and height change places.
    package var swapsAxes: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }

  /// The way in which views colour a picture.
  public enum RenderingMode: Int, Sendable {
    /// As the view likes.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the tint colour, by its opacity.
    case alwaysTemplate
  }

  /// The way in which a picture's middle grows.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The traits that a picture is chosen for.
  open class Configuration: NSObject, NSCopying {
    /// The traits.
    public let traitCollection: UITraitCollection?

    /// A configuration for these traits.
    public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

    /// Returns the configuration itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      guard let copy = Configuration(traitCollection: traitCollection) as? Self else { return self }
      return copy
    }
  }

  /// The look of a symbol.
  open class SymbolConfiguration: Configuration {
    /// The size of the text that it stands in, in points; nil if it is not said.
    package let pointSize: CGFloat?
    /// The weight.
    package let weight: SymbolWeight
    /// The size beside text.
    package let scale: SymbolScale

    init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      super.init(traitCollection: nil)
    }

    /// A look for text of a size.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: Optional(pointSize), weight: .unspecified, scale: .unspecified)
    }

    /// A look for text of a size.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: Optional(pointSize), weight: weight, scale: .unspecified)
    }

    /// A look for text of a size.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: Optional(pointSize), weight: weight, scale: scale)
    }

    /// A look of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .unspecified)
    }

    /// A look of a size beside text.
    public convenience init(scale: SymbolScale) { self.init(pointSize: nil, weight: .unspecified, scale: scale) }

    /// A look for text of a style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    /// A look for text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      let size = UIFont.preferredFont(forTextStyle: textStyle).pointSize
      self.init(pointSize: size, weight: .unspecified, scale: scale)
    }

    /// A look for text in a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// A look for text in a font.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
    }

    /// The look that says nothing.
    open class var unspecified: SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, weight: .unspecified, scale: .unspecified)
    }

    /// Returns this look, with what another says in its place.
    open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale)
    }
  }
}
