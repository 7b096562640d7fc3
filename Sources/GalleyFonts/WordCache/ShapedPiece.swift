/// A glyph of a cached piece: lengths in HarfBuzz's steps, its cluster counted from the piece's start. A long text has
/// a hundred thousand.
struct PieceGlyph: BitwiseCopyable {
  var glyph: UInt16
  /// The flags in the lowest two bits, the cluster above them: pieces are short (`RunShaper.longestPiece`).
  private var clusterAndFlags: UInt16
  var advance: Int32
  var xOffset: Int32
  var yOffset: Int32

  /// HarfBuzz's flag of a glyph: text cut before it must be shaped again.
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

  /// Returns this glyph of a space, changed by the piece before it.
  func adding(_ trailing: TrailingSpace) -> PieceGlyph {
    PieceGlyph(
      glyph: glyph, flags: flags | trailing.flags, cluster: cluster, advance: advance + trailing.advance,
      xOffset: xOffset + trailing.xOffset, yOffset: yOffset + trailing.yOffset)
  }
}

/// The effect of a piece on the space after it, which begins the next piece, through kerning.
struct TrailingSpace: Equatable {
  var flags: UInt16 = 0
  var advance: Int32 = 0
  var xOffset: Int32 = 0
  var yOffset: Int32 = 0

  /// True if only the flags of the space change.
  var isStill: Bool { advance == 0 && xOffset == 0 && yOffset == 0 }

  /// True if the space changes in any way.
  var hasEffect: Bool { flags != 0 || !isStill }
}

/// A shaped piece of text, usually a word with the spaces before it.
struct ShapedPiece {
  /// The units, in the cache's text.
  var text: Int32
  var length: Int32
  /// The glyphs, in the cache's glyphs, in visual order. A space after the piece is not among them.
  var firstGlyph: Int32
  var glyphCount: Int32
  /// The plan it was shaped with, and the bits of its context.
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
