public import GalleyUnicode

/// Turns text into glyphs and glyphs into pixels, with all the caches that make it quick.
///
/// Belongs to one task: it is not Sendable. Results do not depend on what it was used for before.
public final class Typesetter {
  /// The fonts it sets with.
  public let fonts: FontCollection
  /// Levels, boundaries and scripts of the text to set.
  public let analyzer = UnicodeAnalyzer()

  /// What went wrong with faces that were first needed on the way: stand-ins whose files are absent or damaged, and
  /// faces that FreeType refuses. Text was set without them, so a rendering with failures must not be accepted.
  public var failures: [FontError] {
    unusable + rasterizer.refused.map { .damaged(file: $0.path, reason: "FreeType cannot read its glyphs") }
  }

  /// How many UTF-16 code units it was asked to shape so far, from its caches or not: what shaping costs, counted
  /// instead of timed.
  public internal(set) var shapedUnitCount = 0

  /// Where words may be divided, in the languages of the manifest. Patterns that turn out to be absent or different are
  /// among `failures`, and their language is not hyphenated.
  public private(set) lazy var hyphenator = Hyphenator(
    languages: fonts.manifest.hyphenation.map(\.language),
    open: { [unowned self] in patterns(for: $0) })

  private var unusable: [FontError] = []

  let buffer: ShapingBuffer
  var sizedFonts = SizedFontTable()
  var plans = PlanTable()
  let pieceCache = PieceCache()
  /// Pieces of the run that is being shaped; kept for their memory.
  var runPieces: [RunPiece] = []
  var cascades: [Cascade.Key: Cascade] = [:]
  var fallbackOrders = FallbackOrders()
  let rasterizer: GlyphRasterizer
  /// Where masks are kept. The pointer never changes; see `withBytes(of:_:)`.
  @usableFromInline let maskBytes: UnsafeMutablePointer<UInt8>

  /// A typesetter for `fonts`. Cheap: nothing is opened before it is needed.
  public init(fonts: FontCollection) {
    self.fonts = fonts
    buffer = ShapingBuffer()
    rasterizer = GlyphRasterizer(emojiBox: fonts.emojiMetrics.box)
    maskBytes = rasterizer.cache.bytes
  }

  func sizedFont(_ font: Font) -> SizedFont { sizedFonts.sizedFont(font) }

  private func patterns(for language: String) -> HyphenationPatterns? {
    guard let entry = fonts.manifest.hyphenation.first(where: { $0.language == language }) else { return nil }
    do throws(FontError) {
      return try fonts.patterns(entry)
    } catch {
      report(error)
      return nil
    }
  }

  func report(_ failure: FontError) {
    if !unusable.contains(failure) { unusable.append(failure) }
  }
}
