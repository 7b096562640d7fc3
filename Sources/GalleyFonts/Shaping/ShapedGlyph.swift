/// A glyph of a shaped run. Lengths are in points as 16.16 fixed-point numbers, y up, as in
/// HarfBuzz. `ShapedGlyphs` stores many of them.
public struct ShapedGlyph: Hashable, Sendable {
  /// The properties of a glyph other than its position.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The bits of the flags.
    public let rawValue: UInt8

    /// Creates glyph flags from their bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Returns true if all flags in `member` are set. This replaces the inherited method, which is
    /// slow in unoptimised code.
    @inlinable public func contains(_ member: Flags) -> Bool { rawValue & member.rawValue == member.rawValue }

    /// Set if a line break before the cluster of this glyph requires that the text on both sides is
    /// shaped again.
    @inlinable public static var unsafeToBreak: Flags { Flags(rawValue: 1) }
    /// Set if text that ends before the cluster of this glyph and text that begins with it may not
    /// be shaped separately and then joined. It is computed only on request.
    package static var unsafeToConcat: Flags { Flags(rawValue: 2) }
    /// Set for the glyph of a default-ignorable character, which is invisible and has no advance.
    /// Such a glyph is neither drawn nor listed, and its number is 0.
    @inlinable public static var ignorable: Flags { Flags(rawValue: 4) }
  }

  /// The maximum glyph number. Faces have at most 65,535 glyphs.
  @inlinable static var largestGlyph: UInt32 { 0xFF_FFFF }

  /// The number of the glyph, with the flags in the highest bits.
  @usableFromInline var glyphAndFlags: UInt32
  /// The UTF-16 offset of the cluster's first unit in the shaped text. Offsets along a run either
  /// never decrease or never increase.
  public var cluster: Int32
  /// The distance by which the glyph moves the pen to the right.
  public var advance: Int32
  /// The distance from the pen to the glyph's origin, to the right.
  public var xOffset: Int32
  /// The distance from the pen to the glyph's origin, upwards.
  public var yOffset: Int32

  /// The number of the glyph in its face; 0 is the missing-glyph box. Numbers from 2^24 on, which
  /// no face has, become 2^24 - 1.
  @inlinable public var glyph: UInt32 { glyphAndFlags & ShapedGlyph.largestGlyph }

  /// The properties of the glyph other than its position.
  @inlinable public var flags: Flags {
    get { Flags(rawValue: UInt8(glyphAndFlags >> 24)) }
    set { glyphAndFlags = glyph | UInt32(newValue.rawValue) << 24 }
  }

  /// Creates a glyph from its number, cluster and position.
  @inlinable public init(
    glyph: UInt32, cluster: Int32, advance: Int32, xOffset: Int32 = 0, yOffset: Int32 = 0, flags: Flags = []
  ) {
    glyphAndFlags = min(glyph, ShapedGlyph.largestGlyph) | UInt32(flags.rawValue) << 24
    self.cluster = cluster
    self.advance = advance
    self.xOffset = xOffset
    self.yOffset = yOffset
  }

  /// Creates a glyph from its number, cluster and position.
  @inlinable init(glyphAndFlags: UInt32, cluster: Int32, advance: Int32, xOffset: Int32, yOffset: Int32) {
    self.glyphAndFlags = glyphAndFlags
    self.cluster = cluster
    self.advance = advance
    self.xOffset = xOffset
    self.yOffset = yOffset
  }

  /// True if the origin of the glyph is not at the pen.
  @inlinable var isOffset: Bool { xOffset | yOffset != 0 }
}
