/// Colours with places between 0 and 1.
@frozen public struct Gradient: Hashable, Sendable {
  /// A colour and its place.
  @frozen public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0 to 1.
    public var location: CGFloat
    /// Creates the value from its parts.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The way colours are mixed. Both are mixed by parts of sRGB here (a choice).
  public struct ColorSpace: Hashable, Sendable {
    let name: String
    /// The parts of the device's colours.
    public static let device = ColorSpace(name: "device")
    /// A space in which equal distances look equal.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The stops.
  public var stops: [Stop]
  /// Creates the value from its parts.
  public init(stops: [Stop]) { self.stops = stops }
  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  /// Returns the gradient; the space of mixing does not change here.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// A gradient without a direction: a linear one from top to bottom where it is drawn.
@frozen public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient
  /// Creates the value from its parts.
  public init(_ gradient: Gradient) { self.gradient = gradient }
  /// Returns the gradient; the space of mixing does not change here.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}
