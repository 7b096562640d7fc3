extension ShapedGlyphs {
  /// Adds space around each cluster, half of it on each side. Default ignorables get none. The time
  /// is proportional to the number of glyphs from `start` on.
  /// - Parameters:
  ///   - start: the index of the first glyph, where a cluster begins.
  ///   - space: 16.16 points; the half is rounded towards 0.
  ///   - isExempt: returns true for a glyph number that gets no space; nil if all glyphs do.
  mutating func space(from start: Int, by space: Int32, except isExempt: ((UInt32) -> Bool)? = nil) {
    let half = space / 2
    let place = offsetPlace(of: start)
    let old = Array(offsets[place...])
    offsets.removeSubrange(place...)
    var nextOld = 0
    /// The last glyph of a spaced cluster. Its advance leads to the next cluster.
    var last: Int?
    for index in start..<endIndex {
      if let ended = last, packed[ended].cluster != packed[index].cluster {
        packed[ended].advance = sum(packed[ended].advance, space)
        last = nil
      }
      var glyph = packed[index].glyph(x: 0, y: 0)
      while nextOld < old.count, old[nextOld].index < index { nextOld += 1 }
      if packed[index].isOffset { (glyph.xOffset, glyph.yOffset) = (old[nextOld].x, old[nextOld].y) }
      if !glyph.flags.contains(.ignorable), isExempt?(glyph.glyph) != true {
        glyph.xOffset = sum(glyph.xOffset, half)
        packed[index] = Packed(glyph)
        last = index
      }
      if glyph.isOffset { offsets.append(Offset(index: index, glyph)) }
    }
    if let last { packed[last].advance = sum(packed[last].advance, space) }
  }

  /// Returns the saturating sum of two lengths.
  private func sum(_ first: Int32, _ second: Int32) -> Int32 { Int32(clamping: Int64(first) + Int64(second)) }
}
