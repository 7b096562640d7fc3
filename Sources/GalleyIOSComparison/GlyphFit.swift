import GalleyBase
import GalleyDrawing
import GalleyGoldens

/// The position of a glyph in a recorded picture, measured by the pixels that the glyph covers.
struct GlyphFit {
  let glyph: LayoutGlyph
  /// The index of the glyph in its line.
  let index: Int
  /// The first position that was tried, in twelfths of a pixel from the left edge of the picture.
  let first: Int
  /// The sum of squared differences of coverage between the glyph and the picture, for each
  /// position that was tried, beginning with `first`.
  let errors: [Double]
  /// The sum of squared coverages of the glyph. It is the error if the glyph is absent.
  let energy: Double

  /// The position with the smallest error, in twelfths of a pixel.
  let best: Int

  init(_ glyph: LayoutGlyph, index: Int, first: Int, errors: [Double], energy: Double) {
    self.glyph = glyph
    self.index = index
    self.first = first
    self.errors = errors
    self.energy = energy
    // Of positions that fit equally well, as may happen with a blurred shape, take the one nearest to the origin.
    let origin = glyph.x * Double(GlyphShape.steps)
    let order = errors.indices.sorted {
      (errors[$0], abs(Double(first + $0) - origin)) < (errors[$1], abs(Double(first + $1) - origin))
    }
    best = first + (order.first ?? 0)
  }

  /// True if the glyph is in the picture: the error at the best position is less than about a third
  /// of the error without the glyph.
  var isPresent: Bool { (errors.min() ?? 0) < 0.35 * energy }

  /// Returns the error at a position; nil if the position was not tried.
  func error(at position: Int) -> Double? {
    errors.indices.contains(position - first) ? errors[position - first] : nil
  }
}

/// A measurement of the glyphs of a line in a recorded picture.
struct LineFitter {
  let recorded: PicturePixels
  let ground: PicturePixels
  let reading: PicturePixels.Reading
  /// The maximum difference, in 255ths, at which pixels agree.
  let tolerance: Int

  /// Returns the measured positions of the glyphs at `indices` of a line. Pixels that two glyphs
  /// may cover are ignored. Glyphs that have only such pixels are left out.
  /// - Parameters:
  ///   - shift: columns and rows by which the line has moved in the picture.
  ///   - indices: the glyphs that are measured.
  func fits(of line: GlyphLine, shift: PixelPoint, _ indices: [Int], _ shapes: inout GlyphShapes) -> [GlyphFit] {
    let owners = GlyphOwners(of: line, in: seen(shift), &shapes)
    return indices.compactMap { index in
      let glyph = line.glyphs[index]
      guard let shape = shapes.shape(of: glyph) else { return nil }
      return fit(glyph, shape, index, owners, shift)
    }
  }

  /// Returns the pixels of the line that are inside the picture after the line is moved by `shift`.
  private func seen(_ shift: PixelPoint) -> PixelRect {
    PixelRect(
      x: -shift.x, y: -shift.y, width: min(recorded.width, ground.width), height: min(recorded.height, ground.height))
  }

  private func fit(
    _ glyph: LayoutGlyph, _ shape: GlyphShape, _ index: Int, _ owners: GlyphOwners, _ shift: PixelPoint
  ) -> GlyphFit? {
    let column = Int(glyph.x.rounded(.down))
    let home = shape.cell(x: column, row: glyph.row)
    // One pixel to each side allows shifts of up to a pixel, and another must be empty.
    let window = PixelRect(x: home.x - 2, y: home.y, width: home.width + 4, height: home.height)
    guard let target = coverage(in: window, of: glyph, index, owners, shift) else { return nil }
    var errors: [Double] = []
    var energy = 0.0
    let steps = GlyphShape.steps
    for position in -steps...2 * steps {
      let (pixel, step) = position.quotientAndFloor(steps)
      let (error, own) = target.change(by: shape.masks[step], width: shape.width, at: 2 + pixel)
      errors.append(target.squares + error)
      energy = max(energy, own)
    }
    // A glyph that is hidden by its neighbours cannot be measured.
    guard energy > 255 * 255 else { return nil }
    return GlyphFit(glyph, index: index, first: steps * (column - 1), errors: errors, energy: energy)
  }

  /// Returns how much of each pixel around a glyph the glyph's colour covers in the picture. Nil if
  /// these pixels are outside of the picture, or if the colour is too similar to the background.
  private func coverage(
    in window: PixelRect, of glyph: LayoutGlyph, _ index: Int, _ owners: GlyphOwners, _ shift: PixelPoint
  ) -> WindowCoverage? {
    var result = WindowCoverage(width: window.width, height: window.height)
    let ink = glyph.color.premultiplied(reading)
    for y in window.y..<window.maxY {
      for x in window.x..<window.maxX {
        let (column, row) = (x + shift.x, y + shift.y)
        let isInside =
          column >= 0 && row >= 0 && column < min(recorded.width, ground.width)
          && row < min(recorded.height, ground.height)
        guard isInside, owners.isFree(x: x, y: y, for: index) else { continue }
        let below = 4 * (row * ground.width + column)
        let place = 4 * (row * recorded.width + column)
        var (widest, found) = (0, 0)
        for channel in 0..<4 {
          let base = Int(ground.bytes[below + channel])
          let span = ink[channel] - base * ink[3] / 255
          if abs(span) > abs(widest) { (widest, found) = (span, Int(recorded.bytes[place + channel]) - base) }
        }
        guard abs(widest) >= 32 else { continue }
        result.set(min(max(found * 255 / widest, -64), 320), atColumn: x - window.x, row: y - window.y)
      }
    }
    return result.count > 0 ? result : nil
  }
}

extension Int {
  /// Returns the quotient rounded down, and the remainder, which is never negative.
  fileprivate func quotientAndFloor(_ divisor: Int) -> (Int, Int) {
    let rest = (self % divisor + divisor) % divisor
    return ((self - rest) / divisor, rest)
  }
}

extension Color {
  /// Returns red, green, blue and alpha in the form that `PicturePixels` uses.
  fileprivate func premultiplied(_ reading: PicturePixels.Reading) -> [Int] {
    let alpha = Int(self.alpha)
    guard reading == .colors else { return [alpha, alpha, alpha, alpha] }
    return [red, green, blue].map { Int($0) * alpha / 255 } + [alpha]
  }
}
