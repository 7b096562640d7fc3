extension Typesetter {
  /// Returns the change of a letter's advance before a space, in 16.16 points. It is negative if
  /// the space moves nearer to the letter. It is 0 if the letter has several glyphs or changes its
  /// glyph next to a space. The change is measured once for each glyph of a font, and does not
  /// count as shaped text.
  package func kerning(
    ofSpaceAfter letter: [UInt16], glyph: UInt32, font: Font, options: ShapingOptions
  ) -> Int32 {
    let sized = sizedFonts[font]
    return sized.spaceKerning.advance(after: glyph, options) {
      func advance(of letters: [UInt16], _ count: Int) -> Int32? {
        var glyphs = ShapedGlyphs()
        letters.withUnsafeBufferPointer {
          shaper.shapeUncounted($0, 0..<letters.count, sized, options, into: &glyphs)
        }
        return glyphs.count == count && glyphs[0].glyph == glyph ? glyphs[0].advance : nil
      }
      guard let kerned = advance(of: letter + [0x20], 2), let alone = advance(of: letter, 1) else { return 0 }
      return kerned - alone
    }
  }
}
