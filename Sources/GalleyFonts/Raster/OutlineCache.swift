import GalleyBase

/// A cache of glyph outlines, from which glyphs are rendered at every size and position. All faces
/// of a rasterizer share one cache, so that many faces do not need more memory than one.
final class OutlineCache {
  /// The number of path elements (about 7 MB) at which the cache is emptied.
  static let mostElements = 131_072

  private let limit: Int
  /// The outlines by the number of the face (the upper 32 bits) and the glyph; nil for a glyph
  /// without outline.
  private var outlines: [UInt64: Path?] = [:]
  private var faceCount: UInt64 = 0
  /// The number of path elements in all outlines, plus one for each outline.
  private(set) var elementCount = 0
  /// The number of outlines that were read from fonts.
  private(set) var readCount = 0

  /// - Parameter mostElements: the number of elements at which the cache is emptied.
  init(mostElements: Int = OutlineCache.mostElements) { limit = mostElements }

  /// Returns a new number for a face. A number is never used again, even after its face is closed.
  func numberForFace() -> UInt64 {
    faceCount += 1
    return faceCount
  }

  /// Returns the outline of a glyph, and reads it from the face if it is not cached; nil for a
  /// glyph without outline.
  func outline(_ face: UInt64, _ glyph: UInt32, reading read: () -> Path?) -> Path? {
    let key = face << 32 | UInt64(glyph)
    if let known = outlines[key] { return known }
    let outline = read()
    readCount += 1
    let added = 1 + (outline?.elements.count ?? 0)
    if added > limit { return outline }
    if elementCount + added > limit {
      outlines.removeAll()
      elementCount = 0
    }
    elementCount += added
    outlines[key] = .some(outline)
    return outline
  }
}
