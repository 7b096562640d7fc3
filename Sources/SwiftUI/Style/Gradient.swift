/// A list of colours with their locations, from 0 to 1.
@frozen public struct Gradient: Hashable, Sendable {
  /// A colour with its location in the gradient.
  @frozen public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: CGFloat
    /// Creates a stop from a colour and a location.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The colour space in which colours are mixed. Galley always mixes their sRGB components (its
  /// own choice).
  public struct ColorSpace: Hashable, Sendable {
    let name: String
    /// The colour space of the device.
    public static let device = ColorSpace(name: "device")
    /// A colour space in which equal distances look equal.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The colours with their locations.
  public var stops: [Stop]
  /// Creates a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }
  /// Creates a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  /// Returns the gradient. The colour space has no effect in Galley.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// A gradient without a direction. It is drawn as a linear gradient from top to bottom.
@frozen public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient
  /// Creates a gradient without a direction.
  public init(_ gradient: Gradient) { self.gradient = gradient }
  /// Returns the gradient unchanged. The colour space has no effect in Galley.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}
