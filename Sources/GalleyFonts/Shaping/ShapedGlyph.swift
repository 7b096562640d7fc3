/// One glyph of a shaped run. Lengths are 16.16 fixed-point points, y up, as HarfBuzz has them.
public struct ShapedGlyph: Hashable, Sendable {
  /// Properties of a glyph besides its place.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Flags from their bits.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Set if a line break before this glyph's cluster requires both sides to be shaped again.
    public static let unsafeToBreak = Flags(rawValue: 1)
    /// Text that ends here and text that starts here may not be concatenated. Set only if requested.
    package static let unsafeToConcat = Flags(rawValue: 2)
    /// Stands for a default ignorable character: no ink, no advance, not to be drawn nor listed. Its glyph is 0.
    public static let ignorable = Flags(rawValue: 0x100)
  }

  /// The glyph's number in its face; 0 is the face's "missing" glyph.
  public var glyph: UInt32
  /// UTF-16 offset of the cluster's first unit in the text that was passed. Monotone along the run.
  public var cluster: Int32
  /// The distance that the pen moves to the right after it.
  public var advance: Int32
  /// From the pen to the glyph's origin, to the right.
  public var xOffset: Int32
  /// From the pen to the glyph's origin, upwards.
  public var yOffset: Int32
  /// Further properties.
  public var flags: Flags

  /// A glyph of these values.
  @inlinable public init(
    glyph: UInt32, cluster: Int32, advance: Int32, xOffset: Int32 = 0, yOffset: Int32 = 0, flags: Flags = []
  ) {
    self.glyph = glyph
    self.cluster = cluster
    self.advance = advance
    self.xOffset = xOffset
    self.yOffset = yOffset
    self.flags = flags
  }
}
