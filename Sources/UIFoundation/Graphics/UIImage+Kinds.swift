import CoreGraphics
public import Foundation

extension UIImage {
  /// The side of the pixel data that is the picture's upper edge.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// True if the picture's width is the height of its pixel data.
    package var swapsAxes: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }

  /// The choice between a picture's own colours and the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// Draws the picture in the default mode of the view.
    case automatic
    /// Draws the picture in its own colours.
    case alwaysOriginal
    /// Draws the picture in the tint colour. The pixels keep only their opacity.
    case alwaysTemplate
  }

  /// The way in which the middle of a picture is enlarged.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol relative to the text beside it.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The traits for which a picture is chosen.
  open class Configuration: NSObject, NSCopying {
    /// The traits of the configuration.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration for these traits.
    public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

    /// Returns the configuration itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the configuration with different traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      guard let copy = Configuration(traitCollection: traitCollection) as? Self else { return self }
      return copy
    }
  }

  /// The size and weight in which a symbol is drawn.
  open class SymbolConfiguration: Configuration {
    /// The font size of the text beside the symbol, in points; nil if it is not set.
    package let pointSize: CGFloat?
    /// The weight of the symbol's strokes.
    package let weight: SymbolWeight
    /// The size of the symbol relative to the text.
    package let scale: SymbolScale

    init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      super.init(traitCollection: nil)
    }

    /// Creates a configuration for text of a font size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: Optional(pointSize), weight: .unspecified, scale: .unspecified)
    }

    /// Creates a configuration with a weight, for text of a font size in points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: Optional(pointSize), weight: weight, scale: .unspecified)
    }

    /// Creates a configuration with a weight and a scale, for text of a font size in points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: Optional(pointSize), weight: weight, scale: scale)
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration with a scale relative to the text.
    public convenience init(scale: SymbolScale) { self.init(pointSize: nil, weight: .unspecified, scale: scale) }

    /// Creates a configuration for text in a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    /// Creates a configuration for a symbol of the given scale beside text in the given text style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      let size = UIFont.preferredFont(forTextStyle: textStyle).pointSize
      self.init(pointSize: size, weight: .unspecified, scale: scale)
    }

    /// Creates a configuration for text in a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration with a scale, for text in a font.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
    }

    /// A configuration without settings.
    open class var unspecified: SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, weight: .unspecified, scale: .unspecified)
    }

    /// Returns a copy of the configuration in which the settings of `other` replace its own.
    open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale)
    }
  }
}
