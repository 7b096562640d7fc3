import GalleyBase

/// The outlines of glyphs met so far, which every size and place of a glyph is rendered from: those of all faces of a
/// rasterizer, so that many faces take no more memory than one.
final class OutlineCache {
  /// The number of elements, some 7 MB, at which all outlines are forgotten.
  static let mostElements = 131_072

  private let limit: Int
  /// By the number of the face, above its lower 32 bits, and the glyph; nil for a glyph without an outline.
  private var outlines: [UInt64: Path?] = [:]
  private var faceCount: UInt64 = 0
  /// The number of elements of all of them, and one for each.
  private(set) var elementCount = 0
  /// The number of outlines that were read.
  private(set) var readCount = 0

  /// - Parameter mostElements: the number of elements at which all are forgotten.
  init(mostElements: Int = OutlineCache.mostElements) { limit = mostElements }

  /// Returns a number for a face. No two have the same, even after one is closed.
  func numberForFace() -> UInt64 {
    faceCount += 1
    return faceCount
  }

  /// Returns the outline of a face's glyph, which is read if it is not known.
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
