import GalleyBase

/// Advances of a font before they were rounded down to 1/65536 pt.
///
/// Layout sums rounded advances, so that a line never holds more than its font says. Glyphs are drawn at sums that lose
/// nothing: the rounding of 200 advances takes up to 1/110 of a pixel at 3x, and a glyph that lies 1/900 of a pixel
/// before a position of the grid does not stand on it (recorded, see `GlyphGrid`).
public struct ExactAdvances: Sendable {
  /// Steps of the length grid in one step of shaping, along the line.
  private let stepLength: Double
  private let stepsPerLength: Double
  /// Parts of a step of the length grid.
  private static let fineness = 65_536.0

  /// The advances of a font.
  public init(_ font: Font) {
    let stepsPerEm = Double(font.face.metrics.unitsPerEm * ShapingFace.stepsPerUnit)
    stepLength = font.pointSize * Double.lengthStepsPerPoint * font.storage.synthesis.stretch / stepsPerEm
    stepsPerLength = 1 / stepLength
  }

  /// Returns an advance in points. One that is no whole number of the font's steps, rounded down, stays as it is: it
  /// was justified, or spaced. So does each where a step is shorter than 1/65536 pt.
  public func points(fixed16 advance: Int32) -> Double {
    let length = Double(advance)
    let steps = length * stepsPerLength
    // Written out: `rounded(.up)` calls the C library where the processor is not known to round.
    var whole = stepLength > 1 ? Double(Int64(steps)) : 0
    if whole < steps { whole += 1 }
    // On a grid so fine that sums are exact, whatever their order.
    let exact = Double(Int64(whole * stepLength * ExactAdvances.fineness)) / ExactAdvances.fineness
    return (exact >= length && exact < length + 1 ? exact : length) / Double.lengthStepsPerPoint
  }

  /// Returns the part of these advances that rounding took, in points.
  public func lost(by glyphs: ShapedGlyphs) -> Double {
    var lost = 0.0
    for index in glyphs.indices {
      let advance = glyphs.advance(at: index)
      lost += points(fixed16: advance) - Double(fixed16: advance)
    }
    return lost
  }
}
