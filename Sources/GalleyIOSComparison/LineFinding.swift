import GalleyBase
import GalleyGoldens

/// The position of a line in a recorded picture, measured by its pixels.
struct LineFinding {
  /// The possible positions of a line.
  enum Place: Hashable {
    /// The line is at the expected position, or no move by whole pixels matches the picture better.
    case inPlace
    /// The line is moved to the right and down by these numbers of pixels.
    case moved(dx: Int, dy: Int)
    /// The line ends before these words in the picture.
    case endsBefore(String)
    /// The line was not found within two pixels.
    case missing
    /// The line was not measured, because no part of it differs from the background in the picture.
    case notMeasured
  }

  let line: GlyphLine
  let place: Place
  /// The measured positions of those glyphs of the line that are in the picture.
  let fits: [GlyphFit]

  /// Measures a line. The position is `notMeasured` if nothing of the line can be measured. A line
  /// whose pixels all agree has the position `inPlace`; other content may be drawn over it.
  /// - Parameter indices: the glyphs that are measured one by one.
  init(
    of line: GlyphLine, drawn: PicturePixels, by fitter: LineFitter, _ indices: [Int], _ shapes: inout GlyphShapes
  ) {
    self.line = line
    let bounds = line.bounds(&shapes)
    let shift = ShiftFit(of: drawn, in: bounds, on: fitter.recorded)
    var (dx, dy) = shift.isMoved ? (shift.dx, shift.dy) : (0, 0)
    var measured = fitter.fits(of: line, shift: PixelPoint(x: dx, y: dy), indices, &shapes)
    if dx != 0 {
      // If another rule places glyphs a fraction of a pixel away, the line seems to have moved.
      let others = fitter.fits(of: line, shift: PixelPoint(x: 0, y: dy), indices, &shapes)
      let error = measured.leastError()
      if others.leastError() <= error * 1.1 || others.leastError(withOffsets: true) * 2 < error {
        (dx, measured) = (0, others)
      }
    }
    fits = measured.filter(\.isPresent)
    if measured.isEmpty {
      place = .notMeasured
    } else if drawn.agrees(with: fitter.recorded, in: bounds, tolerance: fitter.tolerance) {
      place = .inPlace
    } else if fits.count * 5 < measured.count {
      place = .missing
    } else if let words = line.wordsAfterEnd(measured) {
      place = .endsBefore(words)
    } else {
      place = dx == 0 && dy == 0 ? .inPlace : .moved(dx: dx, dy: dy)
    }
  }

  /// Returns a clause about the line's position; nil for a line at the expected position. `isOne`
  /// is true if the clause is about a single line.
  /// - Parameter isOne: true for the singular, false for the plural.
  func words(_ isOne: Bool) -> String? {
    switch place {
    case .inPlace: nil
    case .moved(let dx, let dy):
      "\(isOne ? "is" : "are") "
        + [distance(dy, "lower", "higher"), distance(dx, "farther right", "farther left")].compactMap(\.self)
        .joined(separator: " and ") + " in the picture"
    case .endsBefore(let words): "\(isOne ? "ends" : "end") before \"\(words.visible)\" in the picture"
    case .missing:
      (isOne ? "is not within 2 px of where Galley sets it" : "are not within 2 px of where Galley sets them")
        + " in the picture"
    case .notMeasured:
      (isOne ? "was not measured: it is" : "were not measured: they are")
        + " outside the picture, hidden, or too close to the background in colour"
    }
  }

  private func distance(_ pixels: Int, _ positive: String, _ negative: String) -> String? {
    pixels == 0 ? nil : "\(abs(pixels)) px \(pixels > 0 ? positive : negative)"
  }
}

extension GlyphLine {
  /// Returns the last words of the line, if none of their glyphs is in the picture and nearly all
  /// glyphs before them are; otherwise nil.
  fileprivate func wordsAfterEnd(_ fits: [GlyphFit]) -> String? {
    guard let last = fits.lastIndex(where: \.isPresent) else { return nil }
    let (kept, gone) = (fits[...last], fits[(last + 1)...])
    guard gone.count >= 2, kept.count(where: \.isPresent) * 5 >= kept.count * 4 else { return nil }
    let rest = glyphs[(fits[last].index + 1)...].map(\.text).joined()
    return rest.split(separator: " ").joined(separator: " ")
  }

  /// Returns the word that contains a glyph.
  func word(at index: Int) -> String {
    func isSpace(_ glyph: LayoutGlyph) -> Bool { glyph.text.allSatisfy(\.isWhitespace) }
    guard glyphs.indices.contains(index), !isSpace(glyphs[index]) else { return "" }
    let start = glyphs[..<index].lastIndex(where: isSpace).map { $0 + 1 } ?? 0
    let end = glyphs[index...].firstIndex(where: isSpace) ?? glyphs.count
    return glyphs[start..<end].map(\.text).joined()
  }
}

extension [GlyphFit] {
  /// Returns the error of the glyphs' positions under the placement rule that explains them best.
  /// If `withOffsets` is true, each rule is also tried with the glyphs moved to the left or right
  /// by less than a pixel.
  fileprivate func leastError(withOffsets: Bool = false) -> Double {
    PlacementRule.all.map { rule in
      withOffsets ? bestOffset(under: rule).error : reduce(0) { $0 + $1.error(under: rule) }
    }.min() ?? 0
  }
}
