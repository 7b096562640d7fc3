import CHarfBuzz

/// Shapes runs word by word, where the lookups of the font allow it, and caches the words.
final class RunShaper {
  let buffer = ShapingBuffer()
  let pieceCache = PieceCache()
  /// The number of UTF-16 code units shaped so far, whether or not they were cached.
  private(set) var shapedUnitCount = 0
  /// The number of pieces that were looked up in the cache. `foundPieceCount` is the number of
  /// those that were found.
  var soughtPieceCount = 0
  var foundPieceCount = 0

  private let rasterizer: GlyphRasterizer
  private let isRemembering: Bool
  private var plans = PlanTable()
  /// The pieces of the last run. They are kept so that the next run can use their memory.
  var runPieces: [RunPiece] = []

  /// - Parameter isRemembering: false to shape every run whole.
  init(rasterizer: GlyphRasterizer, isRemembering: Bool) {
    (self.rasterizer, self.isRemembering) = (rasterizer, isRemembering)
  }

  /// Shapes a run, which must not be empty, and appends its glyphs; see `Typesetter.shape`.
  func shape(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ options: ShapingOptions,
    into glyphs: inout ShapedGlyphs
  ) {
    shapedUnitCount += range.count
    shapeUncounted(text, range, font, options, into: &glyphs)
  }

  /// Shapes a run without counting it. This is used to measure properties of a font.
  func shapeUncounted(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ options: ShapingOptions,
    into glyphs: inout ShapedGlyphs
  ) {
    let start = glyphs.endIndex
    defer { if font.spacing != 0, isSpaced(font, options) { space(&glyphs, from: start, font) } }
    if mayHavePieces(font, options) {
      let plan = plan(font, options, length: range.count)
      if range.count == 1, text[range.lowerBound] == 0x20 {
        shapeSpace(text, range, font, plan, into: &glyphs)
      } else if let letters = plan.letters, !text[range].contains(RunShaper.fractionSlash) {
        shapeByLetters(text, range, font, plan, letters, into: &glyphs)
      } else {
        shapePart(text, range, font, plan, into: &glyphs)
      }
    } else {
      shapeWhole(text, range, font, options, nil, into: &glyphs)
    }
  }

  /// Shapes a run that is a single space. If words and spaces have different faces, every second
  /// run is a single space.
  private func shapeSpace(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ plan: PlannedShaping,
    into glyphs: inout ShapedGlyphs
  ) {
    if let space = plan.loneSpace {
      soughtPieceCount += 1
      foundPieceCount += 1
      glyphs.append(font.shapedGlyph(space, textStart: Int32(truncatingIfNeeded: range.lowerBound)))
      return
    }
    shapePart(text, range, font, plan, into: &glyphs)
    if let pair = plan.pairs?.find(0x20, 0) {
      plan.loneSpace = PieceGlyph(
        glyph: pair.glyph, flags: 0, cluster: 0, advance: pair.advance, xOffset: pair.xOffset, yOffset: pair.yOffset)
    } else if let kept = seek(range, text, 0, plan)?.kept, pieceCache.pieces[kept].glyphCount == 1 {
      plan.loneSpace = pieceCache.glyphs[Int(pieceCache.pieces[kept].firstGlyph)]
    }
  }

  /// Shapes a run, or a part of a run that may be divided at both ends of the part, in the cheapest
  /// way.
  func shapePart(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ plan: PlannedShaping,
    into glyphs: inout ShapedGlyphs
  ) {
    if shapeByPairs(text, range, font, plan, into: &glyphs) { return }
    if shapeByPieces(text, range, font, plan, into: &glyphs) { return }
    shapeWhole(text, range, font, plan.options, plan.triggers, into: &glyphs)
  }

  /// Returns true if a run may be cut between words or letters at `offset`, regardless of text
  /// further away. See `Typesetter.separates`.
  func separates(
    _ text: UnsafeBufferPointer<UInt16>, at offset: Int, _ font: SizedFont, _ options: ShapingOptions
  ) -> Bool {
    guard mayHavePieces(font, options), let separation = plan(font, options, length: 0).separation else {
      return false
    }
    if text[offset] == 0x20 { return separation.separates(text, at: offset) }
    return separation.separatesLetters && separation.separates(text[offset - 1], from: text[offset])
  }

  private func mayHavePieces(_ font: SizedFont, _ options: ShapingOptions) -> Bool {
    isRemembering && options.separatesWords && !font.face.face.isColor
  }

  /// Returns true unless the feature `trak` is turned off.
  private func isSpaced(_ font: SizedFont, _ options: ShapingOptions) -> Bool {
    (options.features.last { $0.tag == "trak" } ?? font.font.features.last { $0.tag == "trak" })?.value != 0
  }

  /// Applies tracking to a run after shaping, because cached pieces are used for all sizes and also
  /// for fonts with other tracking. Coloured bitmaps have their own advances.
  private func space(_ glyphs: inout ShapedGlyphs, from start: Int, _ font: SizedFont) {
    guard font.face.face.isColor else { return glyphs.space(from: start, by: font.spacing) }
    glyphs.space(from: start, by: font.spacing) { [rasterizer] in
      rasterizer.strikeAdvance(of: $0, in: font) != nil
    }
  }

  private func shapeWhole(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ options: ShapingOptions,
    _ triggers: SubstitutionTriggers?, into glyphs: inout ShapedGlyphs
  ) {
    buffer.shape(
      text, range, font, options, startsParagraph: range.lowerBound == 0, endsParagraph: range.upperBound == text.count
    ) {
      triggers?.turnOffFeatures(of: text, range, in: &$0)
    }
    guard let shaped = buffer.result else { return }
    let isColor = font.face.face.isColor
    glyphs.append(atMost: shaped.count) { writer in
      for index in 0..<shaped.count {
        var glyph = font.shapedGlyph(shaped.infos[index], shaped.positions[index])
        if isColor, let advance = rasterizer.strikeAdvance(of: shaped.infos[index].codepoint, in: font) {
          glyph.advance = font.fixed16(strikeAdvance: advance)
        }
        writer.append(glyph)
      }
    }
  }

  /// Returns the shaping plan, and examines it if this is worthwhile.
  private func plan(_ font: SizedFont, _ options: ShapingOptions, length: Int) -> PlannedShaping {
    let plan = plans.plan(font, options, buffer)
    if !plan.wasExamined { plans.count(length, for: plan, font, options, buffer) }
    return plan
  }
}

extension ShapingOptions {
  static let arabic: UInt32 = 0x4172_6162

  /// The scripts with words that HarfBuzz shapes letter by letter, or with letters that join inside
  /// words: Arab, Armn, Cyrl, Geor, Grek, Hebr, Latn, Zyyy and Zinh. In these scripts, only the
  /// lookups of the font can depend on text beyond a space.
  private static let scriptsOfWords: [UInt32] = [
    arabic, 0x4172_6D6E, 0x4379_726C, 0x4765_6F72, 0x4772_656B, 0x4865_6272, 0x4C61_746E, 0x5A79_7979, 0x5A69_6E68,
  ]

  /// The scripts without spaces that HarfBuzz shapes letter by letter: Bopo, Hani, Hira and Kana.
  private static let scriptsOfLetters: [UInt32] = [0x426F_706F, 0x4861_6E69, 0x4869_7261, 0x4B61_6E61]

  /// The scripts with words that HarfBuzz shapes letter by letter: Armn, Cyrl, Geor, Grek, Latn and
  /// Zyyy.
  private static let plainScripts: [UInt32] = [
    0x4172_6D6E, 0x4379_726C, 0x4765_6F72, 0x4772_656B, 0x4C61_746E, 0x5A79_7979,
  ]

  /// True if the run reads from left to right and only the lookups of the font determine the glyphs
  /// of its letters. Punctuation between ideographs has the script of the ideographs.
  var isPlainLeftToRight: Bool { !isRightToLeft && (ShapingOptions.plainScripts.contains(script) || separatesLetters) }

  /// True if runs with these options may be shaped letter by letter, where no lookup examines
  /// adjacent letters together.
  var separatesLetters: Bool { ShapingOptions.scriptsOfLetters.contains(script) }

  /// True if runs with these options may be shaped by words or letters instead of as a whole.
  var separatesWords: Bool {
    !producesUnsafeToConcat && (ShapingOptions.scriptsOfWords.contains(script) || separatesLetters)
  }
}
