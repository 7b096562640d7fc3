/// One glyph of a shaped run. Lengths are 16.16 fixed-point points, y up, as in HarfBuzz. `ShapedGlyphs` stores many.
public struct ShapedGlyph: Hashable, Sendable {
  /// Properties of a glyph other than its position.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Flags from their bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Returns true if all flags of `member` are set. Written out, since the inherited method is slow in unoptimised
    /// code.
    @inlinable public func contains(_ member: Flags) -> Bool { rawValue & member.rawValue == member.rawValue }

    /// Set if a line break before this glyph's cluster requires both sides to be shaped again.
    @inlinable public static var unsafeToBreak: Flags { Flags(rawValue: 1) }
    /// Text that ends here and text that starts here may not be concatenated. Set only if requested.
    package static var unsafeToConcat: Flags { Flags(rawValue: 2) }
    /// The glyph of a default ignorable character: without ink and advance, neither drawn nor listed. Its glyph is 0.
    @inlinable public static var ignorable: Flags { Flags(rawValue: 4) }
  }

  /// The largest glyph number. Faces have at most 65,535 glyphs.
  @inlinable static var largestGlyph: UInt32 { 0xFF_FFFF }

  /// The glyph's number, and its flags in the highest bits.
  @usableFromInline var glyphAndFlags: UInt32
  /// UTF-16 offset of the cluster's first unit in the text that was passed. Monotone along the run.
  public var cluster: Int32
  /// The distance that the pen moves to the right after it.
  public var advance: Int32
  /// From the pen to the glyph's origin, to the right.
  public var xOffset: Int32
  /// From the pen to the glyph's origin, upwards.
  public var yOffset: Int32

  /// The glyph's number in its face; 0 is the face's "missing" glyph. From 2^24 on, which no face has, it is 2^24 - 1.
  @inlinable public var glyph: UInt32 { glyphAndFlags & ShapedGlyph.largestGlyph }

  /// Its other properties.
  @inlinable public var flags: Flags {
    get { Flags(rawValue: UInt8(glyphAndFlags >> 24)) }
    set { glyphAndFlags = glyph | UInt32(newValue.rawValue) << 24 }
  }

  /// Creates a glyph of these values.
  @inlinable public init(
    glyph: UInt32, cluster: Int32, advance: Int32, xOffset: Int32 = 0, yOffset: Int32 = 0, flags: Flags = []
  ) {
    glyphAndFlags = min(glyph, ShapedGlyph.largestGlyph) | UInt32(flags.rawValue) << 24
    self.cluster = cluster
    self.advance = advance
    self.xOffset = xOffset
    self.yOffset = yOffset
  }

  /// Creates a glyph of these values.
  @inlinable init(glyphAndFlags: UInt32, cluster: Int32, advance: Int32, xOffset: Int32, yOffset: Int32) {
    self.glyphAndFlags = glyphAndFlags
    self.cluster = cluster
    self.advance = advance
    self.xOffset = xOffset
    self.yOffset = yOffset
  }

  /// True if its origin is not at the pen.
  @inlinable var isOffset: Bool { xOffset | yOffset != 0 }
}
