import Testing

@testable import GalleyFonts

/// Advances in points.
private func advances(_ glyphs: ShapedGlyphs) -> [Double] { glyphs.map { Double($0.advance) / 65_536 } }

struct ShapingTests {
  @Test func everyGlyphOfTheMonoFaceIsSixTenthsOfTheSize() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Mono", size: 15)
    let glyphs = typesetter.shaped("Hello, “wörld”…", font)
    #expect(advances(glyphs) == Array(repeating: 9, count: 15))
    #expect(glyphs.map(\.cluster) == Array(0..<15))
    #expect(glyphs.allSatisfy { $0.xOffset == 0 && $0.yOffset == 0 && $0.glyph != 0 })
  }

  @Test func kerningTightensPairsAndCanBeTurnedOff() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Varied", size: 10)
    // A 6, V 6.5, T 6, o 6; A V −1, T o −0.8.
    #expect(advances(typesetter.shaped("AVTo", font)) == [5, 6.5, 5.1999969482421875, 6])
    let off = [FontFeature(tag: "kern", value: 0)]
    #expect(advances(typesetter.shaped("AVTo", font, features: off)) == [6, 6.5, 6, 6])
  }

  @Test func aLaterFeatureWinsOverTheFonts() throws {
    let tabular = FontFeature(tag: "tnum", value: 1)
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Varied", size: 10, features: [tabular])
    #expect(advances(typesetter.shaped("12", font)) == [7, 7])
    #expect(advances(typesetter.shaped("12", font, features: [FontFeature(tag: "tnum", value: 0)])) == [6, 6])
  }

  @Test func aLigatureIsOneGlyphWithACaret() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Varied", size: 10)
    let glyphs = typesetter.shaped("afix", font)
    #expect(glyphs.map(\.cluster) == [0, 1, 3])
    #expect(advances(glyphs) == [5, 6, 5])
    #expect(typesetter.ligatureCarets(glyph: glyphs[1].glyph, font: font, isRightToLeft: false) == [3.5])
    #expect(typesetter.ligatureCarets(glyph: glyphs[0].glyph, font: font, isRightToLeft: false) == [])
    let apart = typesetter.shaped("afix", font, features: [FontFeature(tag: "liga", value: 0)])
    #expect(advances(apart) == [5, 4, 2.5, 5])
  }

  @Test func aMarkSharesItsBasesClusterAndHangsOnItsAnchor() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Varied", size: 10)
    for text in ["be\u{301}d", "b\u{E9}d"] {
      let glyphs = typesetter.shaped(text, font)
      #expect(glyphs.count == 4)
      #expect(glyphs.map(\.cluster) == (text.utf16.count == 4 ? [0, 1, 1, 3] : [0, 1, 1, 2]))
      #expect(advances(glyphs) == [5.5, 5, 0, 5.5])
      // The mark's anchor (0, 500) meets the e's (250, 500) from behind its advance of 500.
      #expect(glyphs[2].xOffset == -163_840)
      #expect(glyphs[2].yOffset == 0)
    }
  }

  @Test func rightToLeftGlyphsComeInVisualOrder() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Varied", size: 10)
    let glyphs = typesetter.shaped("שלום", font, script: "Hebr", rightToLeft: true)
    #expect(glyphs.map(\.cluster) == [3, 2, 1, 0])
    #expect(advances(glyphs) == [6, 3, 5, 7])
  }

  @Test func lettersJoinAcrossTheEndsOfARun() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Varied", size: 10)
    // beh meem beh: initial −1, medial −1.5, final −0.5.
    let whole = typesetter.shaped("بمب", font, script: "Arab", rightToLeft: true)
    #expect(advances(whole) == [7, 3.5, 6.5])
    for (offset, range) in [0..<1, 1..<2, 2..<3].enumerated() {
      let part = typesetter.shaped("بمب", font, range: range, script: "Arab", rightToLeft: true)
      #expect(part.map(\.glyph) == [whole[2 - offset].glyph])
      #expect(part.map(\.cluster) == [Int32(offset)])
    }
    #expect(advances(typesetter.shaped("ب", font, script: "Arab", rightToLeft: true)) == [7.5])
  }

  @Test func breakingInsideAKernedPairIsUnsafe() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Varied", size: 10)
    let glyphs = typesetter.shaped("nAVn", font)
    #expect(glyphs.map { $0.flags.contains(.unsafeToBreak) } == [false, false, true, false])
  }

  @Test func unsafeToConcatIsFlaggedOnRequest() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Varied", size: 10)
    let units = Array("AB".utf16)
    for asked in [false, true] {
      var glyphs = ShapedGlyphs()
      var options = ShapingOptions(script: 0x4C61_746E)
      options.producesUnsafeToConcat = asked
      units.withUnsafeBufferPointer { typesetter.shape($0, range: 0..<2, font: font, options: options, into: &glyphs) }
      // Before a V the A would be kerned.
      #expect(glyphs.map { $0.flags.contains(.unsafeToConcat) } == [false, asked])
    }
  }

  @Test func defaultIgnorablesKeepTheirPlaceWithoutAdvance() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Mono", size: 10)
    let glyphs = typesetter.shaped("a\u{200B}b\u{2060}", font)
    #expect(glyphs.map(\.cluster) == [0, 1, 2, 3])
    #expect(advances(glyphs) == [6, 0, 6, 0])
    #expect(glyphs.map { $0.flags.contains(.ignorable) } == [false, true, false, true])
    #expect(glyphs[1].glyph == 0)
  }

  @Test func aJoinerStaysInItsCluster() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Mono", size: 10)
    #expect(typesetter.shaped("a\u{200D}b", font).map(\.cluster) == [0, 0, 2])
  }

  @Test func missingCharactersAreGlyphZero() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Mono", size: 10)
    let glyphs = typesetter.shaped("aक", font)
    #expect(glyphs.map { $0.glyph == 0 } == [false, true])
    #expect(glyphs[1].flags.contains(.ignorable) == false)
  }

  @Test func aLoneSurrogateShapesAsTheReplacementCharacter() throws {
    let (typesetter, font) = try TestManifest.typesetter("Noto Sans", size: 10)
    let units: [UInt16] = [0x61, 0xD83D, 0x62]
    var glyphs = ShapedGlyphs()
    units.withUnsafeBufferPointer {
      typesetter.shape($0, range: 0..<3, font: font, options: ShapingOptions(script: 0x4C61_746E), into: &glyphs)
    }
    #expect(glyphs.map(\.cluster) == [0, 1, 2])
    #expect(glyphs[1].glyph == typesetter.glyph(for: 0xFFFD, in: font))
  }

  /// A part of a step of 1/65,536 pt is lost, on whichever side of the pen. The mono face has 1000 units an em.
  @Test(arguments: [(0, 0), (1, 0), (-1, -1), (4, 1), (-4, -1), (-5, -2), (.max, 536_870_911), (.min, -536_870_912)])
  func advancesAreRoundedDown(quarters: Int32, expected: Int32) throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Mono", size: 10)
    let quarterStep = Double(1000 * ShapingFace.stepsPerUnit) / 4 / 65_536
    let sized = typesetter.sizedFonts[font.withSize(quarterStep)]
    #expect(sized.fixed16(advance: quarters) == expected)
    #expect(sized.fixed16(strikeAdvance: quarters) == expected)
  }

  @Test func shapingAppends() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Mono", size: 10)
    let units = Array("ab".utf16)
    var glyphs = ShapedGlyphs()
    units.withUnsafeBufferPointer { text in
      for range in [0..<1, 1..<1, 1..<2] {
        typesetter.shape(text, range: range, font: font, options: ShapingOptions(script: 0x4C61_746E), into: &glyphs)
      }
    }
    #expect(glyphs.map(\.cluster) == [0, 1])
  }

  @Test(arguments: [(2048.0, 1228.7999877929688), (333.3, 199.97999572753906), (10_000.0, 6000.0)])
  func hugeSizesAreSet(size: Double, advance: Double) throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Mono", size: size)
    #expect(advances(typesetter.shaped("a", font)) == [advance])
  }

  @Test func anAdvanceThatDoesNotFitBecomesTheLongest() throws {
    // U+FDFD is one very wide ligature of a whole sentence: more than 3.3 em.
    let (typesetter, font) = try TestManifest.typesetter("Noto Sans Arabic", size: 10_000)
    let glyphs = typesetter.shaped("\u{FDFD}", font, script: "Arab", rightToLeft: true)
    #expect(glyphs.map(\.advance) == [.max])
  }

  @Test func theLanguageReachesTheFont() throws {
    let (typesetter, font) = try TestManifest.typesetter("Noto Sans Devanagari", size: 10)
    let plain = typesetter.shaped("५", font, script: "Deva").map(\.glyph)
    #expect(typesetter.shaped("५", font, script: "Deva", language: "ne").map(\.glyph) != plain)
    #expect(typesetter.shaped("५", font, script: "Deva", language: "ne_NP").map(\.glyph) != plain)
    #expect(typesetter.shaped("५", font, script: "Deva", language: "hi").map(\.glyph) == plain)
  }

  /// The strike is 136 pixels wide at 109 pixels per em, which is rounded to 64ths of a font unit; hmtx says 2550 of
  /// 2048 units, a little less.
  @Test func aColouredBitmapAdvancesByItsOwnWidth() throws {
    let (typesetter, font) = try TestManifest.typesetter("Noto Color Emoji", size: 109)
    #expect(advances(typesetter.shaped("😀👩‍👩‍👧", font)) == [135.9996795654297, 135.9996795654297])
  }
}
