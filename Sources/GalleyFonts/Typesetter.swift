public import GalleyBase
public import GalleyUnicode

/// Turns text into glyphs and glyphs into pixels, with all the caches that make it quick.
///
/// Belongs to one task: it is not Sendable. Results do not depend on its earlier uses.
///
/// ```swift
/// let widths = try await withThrowingTaskGroup(of: Double.self) { group in
///   for word in ["one", "two"] {
///     group.addTask {
///       let typesetter = Typesetter(fonts: fonts)  // each task has its own; the fonts are shared
///       let context = try RenderContext(typesetter: typesetter)
///       return AttributedText(word).size(in: context).width
///     }
///   }
///   return try await group.reduce(into: []) { $0.append($1) }
/// }
/// ```
public final class Typesetter {
  /// The longest side, in pixels, of a glyph that is rendered to a mask.
  public static let largestMask = GlyphRasterizer.largestMask

  /// The fonts it sets with. Those that are asked of them are objects of its own. Those that are asked of a collection
  /// that tasks share are equal, but the tasks wait for each other wherever one counts a reference to them.
  public let fonts: FontCollection
  /// Levels, boundaries and scripts of the text to set.
  public let analyzer = UnicodeAnalyzer()

  /// The places where words may be divided, in the languages of the manifest. A language whose patterns are absent or
  /// different is not hyphenated, and `reportingFailures(_:)` says so.
  public private(set) lazy var hyphenator = Hyphenator(
    languages: fonts.pinned.manifest.hyphenation.map(\.language),
    open: { [fonts, failures] language in
      do throws(FontError) {
        return try fonts.patterns(for: language)
      } catch {
        failures.report(error)
        return nil
      }
    })

  // Both are set by nobody while they are read: checking that for each line takes longer than reading.
  /// The clock of its stages; nil unless somebody measures them.
  @exclusivity(unchecked) package var stageTimer: StageTimer?
  /// The number of times that text was put into a line.
  @exclusivity(unchecked) package var lineAttempts = 0

  /// False if every text is shaped whole and laid out anew, and every glyph read and rendered anew: slow, and the same.
  package let isRemembering: Bool

  /// The memories of other modules, by their kind.
  private var memories: [ObjectIdentifier: any TypesetterMemory] = [:]
  let sizedFonts = SizedFonts()
  let shaper: RunShaper
  private let failures = FontFailures()
  private let faceFinder: FaceFinder
  private let rasterizer: GlyphRasterizer
  /// The memory of masks. The pointer never changes; see `withBytes(of:_:)`.
  @usableFromInline let maskBytes: UnsafeMutablePointer<UInt8>

  /// A typesetter for `fonts`. Cheap: nothing is opened before it is needed.
  public convenience init(fonts: FontCollection) { self.init(fonts: fonts, isRemembering: true) }

  /// A typesetter that may work without its caches.
  package init(fonts: FontCollection, isRemembering: Bool) {
    let fonts = fonts.withOwnFonts()
    self.fonts = fonts
    self.isRemembering = isRemembering
    rasterizer = GlyphRasterizer(emojiBox: fonts.emojiMetrics.box, failures: failures, isRemembering: isRemembering)
    maskBytes = rasterizer.cache.bytes
    shaper = RunShaper(rasterizer: rasterizer, isRemembering: isRemembering)
    faceFinder = FaceFinder(fonts: fonts, sizedFonts: sizedFonts, buffer: shaper.buffer, failures: failures)
  }

  /// Returns the result of `body`, and the errors in fonts and patterns that were first needed on the way: stand-ins
  /// whose files are absent or damaged, and faces that FreeType refuses.
  ///
  /// Text was set without them, so a picture or layout with failures must not be accepted. Failures of text that was
  /// set outside of such a call are returned by the next one. If `body` throws they are kept, too.
  public func reportingFailures<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> (result: Result, failures: [FontError]) {
    let result = try body()
    return (result, failures.take())
  }
}

extension Typesetter {
  /// Verifies the digest of a face's file, if the manifest pins it. Another file is reported as a failure.
  package func verify(_ face: FontFace) {
    do throws(FontError) { try fonts.verify(face) } catch { failures.report(error) }
  }

  /// The number of times that a failure was reported so far, the same ones included.
  package var failureCount: Int { failures.reportCount }
}

// MARK: - Memories

/// Something that a module which sets text with a typesetter remembers from one text to the next. It lasts as long as
/// the typesetter, so it must be bounded.
package protocol TypesetterMemory: AnyObject {
  /// Creates a memory of nothing.
  init()
}

extension Typesetter {
  /// Returns the memory of a kind, the same one each time; nil if nothing is to be remembered.
  package func memory<Memory: TypesetterMemory>(_ kind: Memory.Type) -> Memory? {
    guard isRemembering else { return nil }
    if let known = memories[ObjectIdentifier(kind)] as? Memory { return known }
    let memory = Memory()
    memories[ObjectIdentifier(kind)] = memory
    return memory
  }
}

// MARK: - Shaping

extension Typesetter {
  /// The number of UTF-16 code units to be shaped so far, cached or not: the cost of shaping, counted instead of timed.
  /// Text that views showed twice before is not shaped for the next one, and does not count.
  public var shapedUnitCount: Int { shaper.shapedUnitCount }

  /// All the work so far, counted.
  public var work: TypesettingWork {
    var work = TypesettingWork()
    work.shapedUnits = shaper.shapedUnitCount
    work.shapingCalls = shaper.buffer.callCount
    work.soughtPieces = shaper.soughtPieceCount
    work.foundPieces = shaper.foundPieceCount
    work.lineAttempts = lineAttempts
    work.renderedGlyphs = rasterizer.renderCount
    return work
  }

  /// Shapes one run of one font, script, direction and language, and appends its glyphs in visual order.
  ///
  /// `text` is the whole paragraph, at most 2^31 − 1 units: the characters around `range` decide how letters join across
  /// the run's ends. Clusters are monotone and never split a grapheme (HarfBuzz's MONOTONE_GRAPHEMES): a base and its
  /// marks share one, so that a cluster's advances add up to the width that a caret steps over. Default ignorables keep
  /// their place as glyphs without advance, flagged `ignorable`. A lone surrogate shapes as U+FFFD. Lengths are rounded
  /// once, from font units; a length that does not fit 16.16 points becomes the longest that does.
  ///
  /// Words are kept and used again where the font's lookups allow it; the result is that of shaping the run whole.
  public func shape(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, font: Font, options: ShapingOptions,
    into glyphs: inout ShapedGlyphs
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count, "a run outside of its text")
    if !range.isEmpty { shaper.shape(text, range, sizedFonts[font], options, into: &glyphs) }
  }

  /// True if a run of these options may be cut at `offset`, whatever stands in it further away: the glyphs from there on
  /// are the same whatever comes before the word or letter in front, and those before the same whatever comes after the
  /// word or letter behind. A space at `offset` still takes the kerning of the word in front.
  ///
  /// False where it is not known, as for fonts of which little was shaped so far.
  package func separates(
    _ text: UnsafeBufferPointer<UInt16>, at offset: Int, font: Font, options: ShapingOptions
  ) -> Bool { shaper.separates(text, at: offset, sizedFonts[font], options) }

  /// Splits text by the faces that set it.
  ///
  /// Each grapheme cluster goes whole to the first face that has all of it: the font's own, its cascade list's, the
  /// collection's fallback in the order that suits the context. A face has a cluster if it has a canonically equivalent
  /// one. Default ignorables, controls and separators need no glyph and stay with the cluster before them. A cluster
  /// that no face has whole is divided among the faces that have its characters; one that none has stays with the font,
  /// and its run is `isMissing`. An emoji (by U+FE0F or Emoji_Presentation) goes to the first coloured face that has it,
  /// a character before U+FE0E to the first other one, else as usual. Stand-ins have the font's size, features, slant
  /// and stretch, and are chosen from their family by its traits.
  /// - Parameters:
  ///   - context: script and language of the range.
  ///   - isClusterStart: true if a grapheme cluster starts at this offset; called only inside `range`.
  public func faceRuns(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, font: Font, context: FallbackContext = FallbackContext(),
    isClusterStart: (Int) -> Bool
  ) -> [FaceRun] {
    var runs: [FaceRun] = []
    forEachFaceRun(text, range: range, font: font, context: context, isClusterStart: isClusterStart) { runs.append($0) }
    return runs
  }

  /// Calls `body` with each run of `faceRuns(_:range:font:context:isClusterStart:)` in order, without a list of them.
  package func forEachFaceRun(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, font: Font, context: FallbackContext,
    isClusterStart: (Int) -> Bool, _ body: (FaceRun) -> Void
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count, "a run outside of its text")
    faceFinder.forEachFaceRun(text, range, sizedFonts[font], context, isClusterStart: isClusterStart, body)
  }

  /// The faces that were tried for a grapheme cluster, in order, with the outcome of each, up to the chosen one.
  /// Decided as in `faceRuns(_:range:font:context:isClusterStart:)`; empty for a cluster that needs no glyph. If
  /// a cluster is divided among faces, pass each part by itself.
  public func candidates(
    for cluster: Range<Int>, of text: UnsafeBufferPointer<UInt16>, font: Font,
    context: FallbackContext = FallbackContext()
  ) -> [FaceCandidate] { faceFinder.candidates(for: cluster, of: text, sizedFonts[font], context) }
}

// MARK: - Glyphs

extension Typesetter {
  /// The glyph that the font's face itself has for a character, before any shaping; nil if it has none.
  public func glyph(for scalar: UInt32, in font: Font) -> UInt32? { sizedFonts[font].face.glyph(scalar) }

  /// The distance in points by which a glyph moves the pen where nothing kerns it.
  public func advance(of glyph: UInt32, font: Font) -> Double {
    let sized = sizedFonts[font]
    let strike = rasterizer.strikeAdvance(of: glyph, in: sized)
    return Double(fixed16: strike.map { sized.fixed16(strikeAdvance: $0) } ?? sized.advance(of: glyph))
  }

  /// The places of carets inside a ligature, in points from its origin, left to right (OpenType, GDEF ligature carets).
  /// Empty if the face states none for the glyph.
  public func ligatureCarets(glyph: UInt32, font: Font, isRightToLeft: Bool) -> [Double] {
    sizedFonts[font].ligatureCarets(of: glyph, isRightToLeft: isRightToLeft)
  }

  /// The rectangle that holds a glyph's ink, in points, y down, from the glyph's origin; `.zero` without ink.
  /// The outline's own extremes, without antialiasing; of a slanted font those of the slanted rectangle.
  public func inkBounds(font: Font, glyph: UInt32) -> Rect {
    if let painted = rasterizer.paintedBounds(font, glyph: glyph) { return painted }
    let sized = sizedFonts[font]
    let isStrike = rasterizer.strikeAdvance(of: glyph, in: sized) != nil
    guard let ink = sized.inkBounds(of: glyph, isStrike: isStrike) else { return .zero }
    return isStrike ? fonts.emojiMetrics.box?.rect(size: font.pointSize) ?? ink : ink
  }

  /// A glyph's outline in points, y down, its origin at the glyph's origin, stretched and slanted as the font is. Empty
  /// for a glyph without one (a space, a coloured bitmap). Fill it with the nonzero rule.
  public func outline(font: Font, glyph: UInt32) -> Path { rasterizer.outline(font, glyph: glyph) }

  /// A glyph's pixels at a size in device pixels: unhinted, antialiased, its origin right of a whole pixel by `phase`,
  /// on a whole pixel row.
  ///
  /// `GlyphGrid` decides the phase of a glyph at its place. Coverage is as iOS draws it (`raster` `coreGraphics`; see
  /// `ScanConverter`) or as FreeType does. Masks up to 256 pixels are kept, in 16 MiB; a mask is valid until the next
  /// call. Coloured bitmaps (CBDT, sbix) are scaled in integers from the next larger strike, premultiplied. Glyphs
  /// larger than `largestMask`, and all above 2048 pixels per em, answer `.tooLarge`: fill `outline` instead (coloured
  /// bitmaps have none and are left out). A glyph the face lacks, or whose data is damaged, is empty.
  ///
  /// Coloured outlines (COLR version 0 and 1) are painted with the first palette of CPAL, gradients at the centres of
  /// pixels and between premultiplied colours. Variable paints stay at their axes' standard positions.
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - foreground: the colour of the text, which parts of a coloured glyph may take (palette index 0xFFFF). Its alpha
  ///     has no effect here: it is for the whole mask, when that is drawn. Other glyphs' masks do not depend on it.
  ///   - raster: the source of the coverage. Coloured glyphs do not depend on it.
  public func mask(
    font: Font, glyph: UInt32, phase: GlyphPhase, scale: Double, foreground: Color = .black,
    raster: GlyphRaster = .coreGraphics
  ) -> GlyphMask {
    rasterizer.mask(font, glyph: glyph, phase: phase, scale: scale, foreground: foreground, raster: raster)
  }

  /// Lends the bytes of `mask`, which must come from the latest call of `mask(font:glyph:phase:scale:)`.
  @inlinable
  public func withBytes<Result>(of mask: GlyphMask, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows
    -> Result
  {
    try body(UnsafeBufferPointer(start: maskBytes + mask.offset, count: mask.byteCount))
  }
}
