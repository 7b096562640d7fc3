/// A font in use. It has a shaping face and converts lengths to points at its size.
final class SizedFont {
  let font: Font
  let face: ShapingFace
  /// The space around each cluster, half of it on each side, in 16.16 points.
  let spacing: Int32

  var spaceKerning = SpaceKerning()

  private let sizeOnGrid: Double
  /// The factor that converts HarfBuzz's horizontal lengths to 16.16 points. It is `sizeOnGrid`,
  /// the factor for vertical lengths, times the font's stretch.
  private let widthOnGrid: Double
  private let stepsPerEm: Double

  init(_ font: Font, face: ShapingFace) {
    self.font = font
    self.face = face
    sizeOnGrid = font.pointSize * 65_536
    widthOnGrid = sizeOnGrid * font.storage.synthesis.stretch
    stepsPerEm = Double(font.face.metrics.unitsPerEm * ShapingFace.stepsPerUnit)
    let ems = font.storage.chosen.spacing?.ems(at: font.pointSize) ?? 0
    spacing = Int32(clamping: Int64((ems * widthOnGrid).rounded()))
  }

  /// Converts a vertical length from HarfBuzz to 16.16 points. It is rounded to the nearest, with
  /// halves away from zero, and saturates.
  ///
  /// Exact: the product has fewer than 53 bits. A quotient that is not a tie is at least 2^-21 away from one, which is
  /// more than the error of division and addition together (2^-22, below 2^31).
  @inline(__always) func fixed16(_ steps: Int32) -> Int32 { fixed16(Double(steps) * sizeOnGrid) }

  /// Converts a horizontal length from HarfBuzz to 16.16 points. It is stretched by the expansion
  /// of the font and rounded like a vertical length.
  @inline(__always) func fixed16(across steps: Int32) -> Int32 { fixed16(Double(steps) * widthOnGrid) }

  @inline(__always) private func fixed16(_ product: Double) -> Int32 {
    let length = product / stepsPerEm
    return Int32(clamping: Int64(length + (length < 0 ? -0.5 : 0.5)))
  }

  /// Converts an advance from HarfBuzz to 16.16 points. It is rounded down, so that a sum of
  /// advances never exceeds the font's own sum: ten glyphs of 0.6 em fit into 96 points at 16
  /// points. An advance that is a whole number of 1/65536 points does not change.
  @inline(__always) func fixed16(advance steps: Int32) -> Int32 {
    rounded(down: Double(steps) * widthOnGrid / stepsPerEm)
  }

  /// Converts the advance of a coloured bitmap to 16.16 points, rounded down. Expansion does not
  /// stretch it.
  func fixed16(strikeAdvance steps: Int32) -> Int32 {
    rounded(down: Double(steps) * sizeOnGrid / stepsPerEm)
  }

  /// Rounds a length down. `rounded(.down)` would call the C library on processors that may have no
  /// instruction for it.
  @inline(__always) private func rounded(down length: Double) -> Int32 {
    let whole = Int64(length)
    return Int32(clamping: Double(whole) > length ? whole - 1 : whole)
  }
}

/// The fonts that a typesetter has in use.
final class SizedFonts {
  /// The number of fonts at which all are discarded, so that a long series of new sizes does not
  /// fill the memory.
  static let limit = 2048
  /// The number of faces, counted once for each position on the axes, at which the cache is
  /// emptied.
  static let faceLimit = 512

  private var fonts: [Font: SizedFont] = [:]
  private var faces: [FaceKey: ShapingFace] = [:]
  /// The font that was used last. `secondLatest` is the font that was used before it. Often the
  /// words are in one font and the spaces in another.
  private var latest: SizedFont?
  private var secondLatest: SizedFont?

  subscript(font: Font) -> SizedFont {
    if let latest, latest.font.storage === font.storage { return latest }
    if let secondLatest, secondLatest.font.storage === font.storage { return secondLatest }
    let sized = fonts[font] ?? insert(font)
    secondLatest = latest
    latest = sized
    return sized
  }

  func face(_ font: Font) -> ShapingFace {
    let key = FaceKey(face: font.face, variations: font.variations)
    if let face = faces[key] { return face }
    if faces.count >= SizedFonts.faceLimit { faces.removeAll() }
    let face = ShapingFace(font.face, variations: font.variations)
    faces[key] = face
    return face
  }

  private func insert(_ font: Font) -> SizedFont {
    if fonts.count >= SizedFonts.limit { fonts.removeAll(keepingCapacity: true) }
    let sized = SizedFont(font, face: face(font))
    fonts[font] = sized
    return sized
  }
}
