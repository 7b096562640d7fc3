import CoreGraphics
public import Foundation

extension UIImage {
  /// The side of the pixels that is the picture's upper edge.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// True if width and height are exchanged.
    package var swapsAxes: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }

  /// The rendering mode of a picture in views.
  public enum RenderingMode: Int, Sendable {
    /// As the view likes.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the tint colour, by its opacity.
    case alwaysTemplate
  }

  /// The resizing of a picture's middle.
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

  /// The appearance of a symbol.
  open class SymbolConfiguration: Configuration {
    /// The size of the surrounding text, in points; nil if it is not set.
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

    /// An appearance for text of a size.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: Optional(pointSize), weight: .unspecified, scale: .unspecified)
    }

    /// An appearance for text of a size.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: Optional(pointSize), weight: weight, scale: .unspecified)
    }

    /// An appearance for text of a size.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: Optional(pointSize), weight: weight, scale: scale)
    }

    /// An appearance of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .unspecified)
    }

    /// An appearance of a size beside text.
    public convenience init(scale: SymbolScale) { self.init(pointSize: nil, weight: .unspecified, scale: scale) }

    /// An appearance for text of a style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    /// An appearance for text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      let size = UIFont.preferredFont(forTextStyle: textStyle).pointSize
      self.init(pointSize: size, weight: .unspecified, scale: scale)
    }

    /// An appearance for text in a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// An appearance for text in a font.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
    }

    /// The configuration without settings.
    open class var unspecified: SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, weight: .unspecified, scale: .unspecified)
    }

    /// Returns this configuration with the settings of another one applied.
    open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale)
    }
  }
}
