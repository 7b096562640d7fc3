/// A glyph of a cached piece. Lengths are in the steps of HarfBuzz, and the cluster counts from the
/// start of the piece. A long text has a hundred thousand of them.
struct PieceGlyph: BitwiseCopyable {
  var glyph: UInt16
  /// The flags in the lowest two bits, and the cluster above them. Two bytes suffice because pieces
  /// are short (`RunShaper.longestPiece`).
  private var clusterAndFlags: UInt16
  var advance: Int32
  var xOffset: Int32
  var yOffset: Int32

  /// HarfBuzz's flag for a glyph before which text cannot be cut without shaping it again.
  static let unsafeToBreak: UInt16 = 1

  @inline(__always)
  init(glyph: UInt16, flags: UInt16, cluster: Int32, advance: Int32, xOffset: Int32, yOffset: Int32) {
    (self.glyph, self.advance, self.xOffset, self.yOffset) = (glyph, advance, xOffset, yOffset)
    clusterAndFlags = UInt16(truncatingIfNeeded: cluster) << 2 | flags & 3
  }

  var flags: UInt16 {
    @inline(__always) get { clusterAndFlags & 3 }
    @inline(__always) set { clusterAndFlags = clusterAndFlags & ~3 | newValue & 3 }
  }

  var cluster: Int32 {
    @inline(__always) get { Int32(clusterAndFlags >> 2) }
    @inline(__always) set { clusterAndFlags = UInt16(truncatingIfNeeded: newValue) << 2 | flags }
  }

  /// Returns this glyph, which must be a space, with the effect of the piece before it.
  func adding(_ trailing: TrailingSpace) -> PieceGlyph {
    PieceGlyph(
      glyph: glyph, flags: flags | trailing.flags, cluster: cluster, advance: advance + trailing.advance,
      xOffset: xOffset + trailing.xOffset, yOffset: yOffset + trailing.yOffset)
  }
}

/// The effect that a piece has by kerning on the space after it, which begins the next piece.
struct TrailingSpace: Equatable {
  var flags: UInt16 = 0
  var advance: Int32 = 0
  var xOffset: Int32 = 0
  var yOffset: Int32 = 0

  /// True if the piece changes neither the advance nor the offset of the space, but at most its
  /// flags.
  var isStill: Bool { advance == 0 && xOffset == 0 && yOffset == 0 }

  /// True if the space changes in any way.
  var hasEffect: Bool { flags != 0 || !isStill }
}

/// A shaped piece of text, usually a word and the spaces before it.
struct ShapedPiece {
  /// The index of the piece's first UTF-16 unit among the units that the cache stores for all
  /// pieces.
  var text: Int32
  var length: Int32
  /// The index of the piece's first glyph among the glyphs that the cache stores for all pieces.
  /// The glyphs are in visual order and do not include a space after the piece.
  var firstGlyph: Int32
  var glyphCount: Int32
  /// The number of the plan with which the piece was shaped. `place` has the bits of its context.
  var plan: UInt32
  var place: UInt32
  var trailing: TrailingSpace
}

extension SizedFont {
  @inline(__always)
  func shapedGlyph(_ glyph: PieceGlyph, textStart: Int32) -> ShapedGlyph {
    shapedGlyph(
      glyph: UInt32(glyph.glyph), cluster: glyph.cluster + textStart, flags: UInt8(glyph.flags),
      advance: glyph.advance, xOffset: glyph.xOffset, yOffset: glyph.yOffset)
  }
}
