import GalleyBase

/// The outlines of glyphs seen so far, from which every size and position of a glyph is rendered. All faces of a
/// rasterizer share one cache, so that many faces do not take more memory than one.
final class OutlineCache {
  /// The number of elements, some 7 MB, at which all outlines are forgotten.
  static let mostElements = 131_072

  private let limit: Int
  /// By the face's number (the upper 32 bits) and the glyph; nil for a glyph without an outline.
  private var outlines: [UInt64: Path?] = [:]
  private var faceCount: UInt64 = 0
  /// The number of elements in all outlines, plus one for each outline.
  private(set) var elementCount = 0
  /// The number of outlines that were read.
  private(set) var readCount = 0

  /// - Parameter mostElements: the number of elements at which the cache is emptied.
  init(mostElements: Int = OutlineCache.mostElements) { limit = mostElements }

  /// Returns a number for a face. A number is never used again, even after its face is closed.
  func numberForFace() -> UInt64 {
    faceCount += 1
    return faceCount
  }

  /// Returns the outline of a face's glyph, and reads it if it is not cached.
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
