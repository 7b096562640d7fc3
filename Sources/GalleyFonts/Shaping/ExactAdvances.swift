import GalleyBase

/// The advances of a font before they were rounded down to 1/65536 pt.
///
/// Layout sums rounded advances, so that a line never holds more than its font allows. Glyphs are drawn at exact sums:
/// rounding 200 advances loses up to 1/110 of a pixel at 3x, and a glyph that is 1/900 of a pixel before a position of
/// the grid is not drawn at it (recorded, see `GlyphGrid`).
public struct ExactAdvances: Sendable {
  /// The horizontal length of one of HarfBuzz's steps (`ShapingFace.stepsPerUnit`), in steps of the
  /// length grid.
  private let stepLength: Double
  private let stepsPerLength: Double
  /// The number of parts into which a step of the length grid is divided.
  private static let fineness = 65_536.0

  /// Computes the grid of a font's advances.
  public init(_ font: Font) {
    let stepsPerEm = Double(font.face.metrics.unitsPerEm * ShapingFace.stepsPerUnit)
    let em = font.pointSize * Double.lengthStepsPerPoint * font.storage.synthesis.stretch
    stepLength = em / stepsPerEm
    stepsPerLength = 1 / stepLength
  }

  /// Returns the exact advance in points. Some advances are returned unchanged, because they are
  /// not whole numbers of the font's steps, rounded down: justified advances, and advances with
  /// `kern` or tracking. All advances of a font whose step is shorter than 1/65536 pt are also
  /// returned unchanged.
  public func points(fixed16 advance: Int32) -> Double {
    (exact(Double(advance)).map(onFineGrid) ?? Double(advance)) / Double.lengthStepsPerPoint
  }

  /// Returns the exact advance that was rounded down to `length`; nil if there is none. Both are in
  /// steps of the length grid.
  private func exact(_ length: Double) -> Double? {
    let steps = length * stepsPerLength
    // Written out: `rounded(.up)` calls the C library where the processor is not known to round.
    var whole = stepLength > 1 ? Double(Int64(steps)) : 0
    if whole < steps { whole += 1 }
    let exact = whole * stepLength
    return exact >= length && exact < length + 1 ? exact : nil
  }

  /// Returns a length on a grid that is so fine that sums are exact in any order.
  private func onFineGrid(_ length: Double) -> Double {
    Double(Int64(length * ExactAdvances.fineness)) / ExactAdvances.fineness
  }

  /// Returns the length in points that rounding removed from these advances.
  public func lost(by glyphs: ShapedGlyphs) -> Double {
    var lost = 0.0
    for index in glyphs.indices {
      let advance = glyphs.advance(at: index)
      lost += points(fixed16: advance) - Double(fixed16: advance)
    }
    return lost
  }
}
