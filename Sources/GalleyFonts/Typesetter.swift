public import GalleyBase
public import GalleyUnicode

/// Turns text into glyphs and glyphs into pixels, with caches for speed.
///
/// Belongs to one task: it is not Sendable. Results do not depend on earlier calls.
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
  /// The maximum width or height, in pixels, of a glyph with a mask.
  public static let largestMask = GlyphRasterizer.largestMask

  /// The fonts of this typesetter. Fonts from this collection are objects of this typesetter alone.
  /// Fonts from a collection that several tasks share are equal to them, but tasks that use such
  /// fonts wait for each other whenever a reference to a font is counted.
  public let fonts: FontCollection
  /// The analyzer that finds bidirectional levels, boundaries and scripts of text.
  public let analyzer = UnicodeAnalyzer()

  /// The hyphenator, which finds positions inside words where they may be divided, in the languages
  /// of the manifest. A language whose patterns are absent or differ from the pinned ones is not
  /// hyphenated, and `reportingFailures(_:)` reports it.
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

  // Neither is ever set while it is read, and checking that for each line takes longer than reading.
  /// The timer of the stages; nil unless their time is measured.
  @exclusivity(unchecked) package var stageTimer: StageTimer?
  /// The number of times that a line was filled with text, including attempts that were given up.
  @exclusivity(unchecked) package var lineAttempts = 0

  /// True if caches are used. Without them every text is shaped as a whole and every glyph is
  /// rendered each time. This is slow but has the same results.
  package let isRemembering: Bool

  /// The caches that other modules store in the typesetter, by their types.
  private var memories: [ObjectIdentifier: any TypesetterMemory] = [:]
  let sizedFonts = SizedFonts()
  let shaper: RunShaper
  private let failures = FontFailures()
  private let faceFinder: FaceFinder
  private let rasterizer: GlyphRasterizer
  /// The buffer for the bytes of masks. The pointer never changes; see `withBytes(of:_:)`.
  @usableFromInline let maskBytes: UnsafeMutablePointer<UInt8>

  /// Creates a typesetter for `fonts`. This is fast because files are opened only when they are
  /// needed.
  public convenience init(fonts: FontCollection) { self.init(fonts: fonts, isRemembering: true) }

  /// Creates a typesetter. It uses caches if `isRemembering` is true.
  package init(fonts: FontCollection, isRemembering: Bool) {
    let fonts = fonts.withOwnFonts()
    self.fonts = fonts
    self.isRemembering = isRemembering
    rasterizer = GlyphRasterizer(emojiBox: fonts.emojiMetrics.box, failures: failures, isRemembering: isRemembering)
    maskBytes = rasterizer.cache.bytes
    shaper = RunShaper(rasterizer: rasterizer, isRemembering: isRemembering)
    faceFinder = FaceFinder(fonts: fonts, sizedFonts: sizedFonts, buffer: shaper.buffer, failures: failures)
  }

  /// Returns the result of `body`, and the errors in fonts and patterns that were needed for the
  /// first time during the call. Examples are fallback fonts whose files are absent or damaged, and
  /// faces that FreeType does not accept.
  ///
  /// Text was set without them, so a picture or layout with failures must not be accepted. Failures outside of such a
  /// call are returned by the next call, and so are those of a `body` that throws.
  public func reportingFailures<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> (result: Result, failures: [FontError]) {
    let result = try body()
    return (result, failures.take())
  }
}

extension Typesetter {
  /// Verifies the digest of a face's file if the manifest pins it. A different file is reported as
  /// a failure.
  package func verify(_ face: FontFace) {
    do throws(FontError) { try fonts.verify(face) } catch { failures.report(error) }
  }

  /// The number of failures reported so far, including repeated ones.
  package var failureCount: Int { failures.reportCount }
}

// MARK: - Memories

/// A cache that another module stores in a typesetter. It lives as long as the typesetter, so its
/// size must be limited.
package protocol TypesetterMemory: AnyObject {
  /// Creates an empty cache.
  init()
}

extension Typesetter {
  /// Returns the cache of a type, and creates it at the first call. Returns nil if the typesetter
  /// works without caches.
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
  /// The number of UTF-16 code units shaped so far, whether or not they were cached. It measures
  /// the cost of shaping. Text that views have already shown twice is not shaped again and does not
  /// count.
  public var shapedUnitCount: Int { shaper.shapedUnitCount }

  /// The counts of all work done so far.
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

  /// Shapes a run with one font, script, direction and language, and appends its glyphs in visual
  /// order.
  ///
  /// `text` is the whole paragraph, at most 2^31 − 1 units: the characters around `range` decide how letters join
  /// across the run's ends. Clusters are monotone and never split a grapheme (HarfBuzz's MONOTONE_GRAPHEMES): a base
  /// and its marks share one, so that a cluster's advances add up to the width that a caret steps over. Default
  /// ignorables stay as glyphs without advance, flagged `ignorable`. A lone surrogate shapes as U+FFFD. Lengths are
  /// rounded once, from font units; a length that does not fit 16.16 points saturates.
  ///
  /// Words are cached and reused where the font's lookups allow it; the result equals shaping the run whole.
  public func shape(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, font: Font, options: ShapingOptions,
    into glyphs: inout ShapedGlyphs
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count, "a run outside of its text")
    if !range.isEmpty { shaper.shape(text, range, sizedFonts[font], options, into: &glyphs) }
  }

  /// Returns true if a run with these options may be cut at `offset`. Glyphs from `offset` on must
  /// not depend on text before the preceding word or letter. Glyphs before it must not depend on
  /// text after the following word or letter. A space at `offset` still has the kerning of the word
  /// before it.
  ///
  /// False where this is not known, as for fonts that have shaped little so far.
  package func separates(
    _ text: UnsafeBufferPointer<UInt16>, at offset: Int, font: Font, options: ShapingOptions
  ) -> Bool { shaper.separates(text, at: offset, sizedFonts[font], options) }

  /// Divides text into runs that each use one face.
  ///
  /// Each grapheme cluster goes whole to the first face that has all of it: the font's own, its cascade list's, the
  /// collection's fallback in the order that suits the context. A canonically equivalent cluster in a face counts.
  /// Default ignorables, controls and separators need no glyph and stay with the cluster before them. A cluster that no
  /// single face has is divided among the faces that have its characters. One that no face has stays with the font, and
  /// its run is `isMissing`. An emoji (by U+FE0F or Emoji_Presentation) goes to the first coloured face that has it, a
  /// character before U+FE0E to the first other one, else as usual. Fallback fonts have the font's size, features,
  /// slant and stretch, and are chosen from their family by its traits.
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

  /// Calls `body` with each run of `faceRuns(_:range:font:context:isClusterStart:)` in order,
  /// without creating an array.
  package func forEachFaceRun(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, font: Font, context: FallbackContext,
    isClusterStart: (Int) -> Bool, _ body: (FaceRun) -> Void
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count, "a run outside of its text")
    faceFinder.forEachFaceRun(text, range, sizedFonts[font], context, isClusterStart: isClusterStart, body)
  }

  /// Returns the faces that are tried for a grapheme cluster, in order, up to the chosen face, with
  /// the result for each. They are tried as in `faceRuns(_:range:font:context:isClusterStart:)`.
  /// The result is empty for a cluster that needs no glyph. If a cluster is divided among faces,
  /// pass each part separately.
  public func candidates(
    for cluster: Range<Int>, of text: UnsafeBufferPointer<UInt16>, font: Font,
    context: FallbackContext = FallbackContext()
  ) -> [FaceCandidate] { faceFinder.candidates(for: cluster, of: text, sizedFonts[font], context) }
}

// MARK: - Glyphs

extension Typesetter {
  /// Returns the glyph of a character in the font's own face, without fallback or shaping; nil if
  /// the face has none.
  public func glyph(for scalar: UInt32, in font: Font) -> UInt32? { sizedFonts[font].face.glyph(scalar) }

  /// Returns the advance of a glyph in points, without kerning.
  public func advance(of glyph: UInt32, font: Font) -> Double {
    let sized = sizedFonts[font]
    let strike = rasterizer.strikeAdvance(of: glyph, in: sized)
    return Double(fixed16: strike.map { sized.fixed16(strikeAdvance: $0) } ?? sized.advance(of: glyph))
  }

  /// Returns the caret positions inside a ligature, from left to right, in points from its origin
  /// (OpenType, GDEF ligature carets). The result is empty if the face specifies none for the
  /// glyph.
  public func ligatureCarets(glyph: UInt32, font: Font, isRightToLeft: Bool) -> [Double] {
    sizedFonts[font].ligatureCarets(of: glyph, isRightToLeft: isRightToLeft)
  }

  /// Returns the rectangle around the visible part of a glyph in points, y down, relative to the
  /// glyph's origin; `.zero` if nothing is visible. It is the bounds of the outline without
  /// antialiasing. In a slanted font, it is the bounds of the slanted rectangle.
  public func inkBounds(font: Font, glyph: UInt32) -> Rect {
    if let painted = rasterizer.paintedBounds(font, glyph: glyph) { return painted }
    let sized = sizedFonts[font]
    let isStrike = rasterizer.strikeAdvance(of: glyph, in: sized) != nil
    guard let ink = sized.inkBounds(of: glyph, isStrike: isStrike) else { return .zero }
    return isStrike ? fonts.emojiMetrics.box?.rect(size: font.pointSize) ?? ink : ink
  }

  /// Returns the outline of a glyph in points, y down, relative to the glyph's origin. It is
  /// stretched and slanted like the font. The result is empty for a glyph without outline, such as
  /// a space or a coloured bitmap. Fill it with the nonzero rule.
  public func outline(font: Font, glyph: UInt32) -> Path { rasterizer.outline(font, glyph: glyph) }

  /// Returns the pixels of a glyph at a size in device pixels, unhinted and antialiased. The
  /// glyph's origin is on a whole pixel row, and `phase` to the right of a whole pixel column.
  ///
  /// `GlyphGrid` decides the phase of a glyph at its position. Coverage is as iOS draws it (`raster` `coreGraphics`;
  /// see `ScanConverter`) or as FreeType does. Masks up to 256 pixels are cached, in 16 MiB; a mask is valid until the
  /// next call. Coloured bitmaps (CBDT, sbix) are scaled in integers from the next larger strike, premultiplied. Glyphs
  /// larger than `largestMask`, and all above 2048 pixels per em, return `.tooLarge`: fill `outline` instead (coloured
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

  /// Calls `body` with the bytes of `mask`, which must come from the latest call of
  /// `mask(font:glyph:phase:scale:)`.
  @inlinable
  public func withBytes<Result>(of mask: GlyphMask, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows
    -> Result
  {
    try body(UnsafeBufferPointer(start: maskBytes + mask.offset, count: mask.byteCount))
  }
}
