import GalleyBase
import GalleyRaster

/// Draws one colour on a surface through a clip.
struct Painter {
  let surface: Surface
  let clip: Clip
  /// The colour with 255 in its alpha channel.
  private let color: Pixel
  /// The opacity of the colour.
  private let alpha: UInt32
  private let mode: BlendMode

  init(_ color: Color, on surface: Surface, clip: Clip, mode: BlendMode = .normal) {
    self.mode = mode
    self.surface = surface
    self.clip = clip
    self.color = color.littleEndianPixel.opaque
    alpha = UInt32(color.alpha)
  }

  /// Draws the colour on `count` pixels of a row with the same coverage, beginning at column `x`.
  /// All of them must lie inside the clip's bounds.
  @inline(__always) func cover(y: Int, x: Int, count: Int, coverage: UInt32) {
    let row = surface.pointer(x: x, y: y)
    if mode != .normal { return blendByMode(y: y, x: x, count: count) { _ in coverage } }
    guard let mask = clip.mask else {
      fill(row, count, product255(alpha, coverage))
      return
    }
    mask.withStretch(x: x, y: y) { stretch in
      switch stretch {
      case .shown: fill(row, count, product255(alpha, coverage))
      case .partial(let masked):
        let opacity = product255(alpha, coverage)
        for index in 0..<count {
          row[index] = row[index].mixed(with: color, coverage: product255(opacity, UInt32(masked[index])))
        }
      }
    }
  }

  /// Draws the colour on a rectangle with a coverage for each pixel. The rectangle must lie inside
  /// the clip's bounds.
  /// - Parameter bytesPerRow: the distance between the rows of `coverage`, at least the rectangle's width.
  func cover(_ rect: PixelRect, coverage: UnsafePointer<UInt8>, bytesPerRow: Int) {
    if mode == .normal, clip.mask == nil { return blend(rect, coverage, bytesPerRow) }
    for y in rect.y..<rect.maxY {
      coverRow(y: y, x: rect.x, count: rect.width, coverage: coverage + (y - rect.y) * bytesPerRow)
    }
  }

  private func coverRow(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    if mode != .normal { return blendByMode(y: y, x: x, count: count) { UInt32(coverage[$0]) } }
    let row = surface.pointer(x: x, y: y)
    guard let mask = clip.mask else { return blend(row, coverage, count) }
    mask.withStretch(x: x, y: y) { stretch in
      switch stretch {
      case .shown: blend(row, coverage, count)
      case .partial(let masked):
        for index in 0..<count {
          let shown = product255(UInt32(coverage[index]), UInt32(masked[index]))
          row[index] = row[index].mixed(with: color, coverage: product255(alpha, shown))
        }
      }
    }
  }

  /// Fills everything inside the outline.
  func fill(_ outline: Outline) {
    ScanConverter.scan(outline, clip: clip.bounds) { cover(y: $0, x: $1, count: $2, coverage: UInt32($3)) }
  }

  private func blendByMode(y: Int, x: Int, count: Int, coverage: (Int) -> UInt32) {
    let row = surface.pointer(x: x, y: y)
    let source = color.scaled(by: alpha)
    guard let mask = clip.mask else {
      for index in 0..<count { row[index] = row[index].blended(with: source, mode, coverage: coverage(index)) }
      return
    }
    mask.withStretch(x: x, y: y) { stretch in
      for index in 0..<count {
        var shown = coverage(index)
        if case .partial(let masked) = stretch { shown = product255(shown, UInt32(masked[index])) }
        row[index] = row[index].blended(with: source, mode, coverage: shown)
      }
    }
  }

  private func fill(_ row: UnsafeMutablePointer<Pixel>, _ count: Int, _ opacity: UInt32) {
    if opacity == 255 {
      row.fill(with: color, count: count)
    } else if opacity > 0 {
      for index in 0..<count { row[index] = row[index].mixed(with: color, coverage: opacity) }
    }
  }

  private func blend(_ rect: PixelRect, _ coverage: UnsafePointer<UInt8>, _ bytesPerRow: Int) {
    // Rows of glyphs are short, so everything that is the same for all of them is prepared before the loop.
    for y in 0..<rect.height {
      let row = surface.pointer(x: rect.x, y: rect.y + y)
      blend(row, coverage + y * bytesPerRow, rect.width)
    }
  }

  @inline(__always)
  private func blend(_ row: UnsafeMutablePointer<Pixel>, _ coverage: UnsafePointer<UInt8>, _ count: Int) {
    if alpha == 255 {
      for index in 0..<count { row[index] = row[index].mixed(with: color, coverage: UInt32(coverage[index])) }
    } else {
      for index in 0..<count {
        let opacity = product255(alpha, UInt32(coverage[index]))
        row[index] = row[index].mixed(with: color, coverage: opacity)
      }
    }
  }
}

extension Painter {
  /// Fills an upright rectangle, with the same result as filling its outline.
  func fill(_ rect: SubpixelRect) {
    let (left, right) = horizontal(rect)
    let (top, bottom) = vertical(rect)
    guard left < right, top < bottom else { return }
    for y in top.pixelFloor..<bottom.pixelCeiling {
      let height = min(bottom, Subpixel(pixel: y + 1)) - max(top, Subpixel(pixel: y))
      fillRow(y: y, left: left, right: right, height: height)
    }
  }

  private func horizontal(_ rect: SubpixelRect) -> (Subpixel, Subpixel) {
    let bounds = clip.bounds
    return (max(rect.left, Subpixel(pixel: bounds.x)), min(rect.right, Subpixel(pixel: bounds.maxX)))
  }

  private func vertical(_ rect: SubpixelRect) -> (Subpixel, Subpixel) {
    let bounds = clip.bounds
    return (max(rect.top, Subpixel(pixel: bounds.y)), min(rect.bottom, Subpixel(pixel: bounds.maxY)))
  }

  /// Draws the colour in a row, from `left` to `right` and over `height`, which is at most a pixel.
  /// The pixels at both ends are covered partly, and the pixels between them over their whole
  /// width.
  private func fillRow(y: Int, left: Subpixel, right: Subpixel, height: Subpixel) {
    let (first, end) = (left.pixelCeiling, right.pixelFloor)
    guard first <= end else {
      cover(y: y, x: end, count: 1, coverage: coverage(right - left, height))
      return
    }
    let (before, after) = (Subpixel(pixel: first) - left, right - Subpixel(pixel: end))
    if before > .zero { cover(y: y, x: first - 1, count: 1, coverage: coverage(before, height)) }
    if end > first { cover(y: y, x: first, count: end - first, coverage: coverage(.pixel, height)) }
    if after > .zero { cover(y: y, x: end, count: 1, coverage: coverage(after, height)) }
  }

  /// Returns the coverage (0…255) of a pixel of which a part of the given width and height is
  /// covered, rounded as in the scan converter.
  private func coverage(_ width: Subpixel, _ height: Subpixel) -> UInt32 {
    UInt32(truncatingIfNeeded: min((width.steps * height.steps) >> 24, 255))
  }
}
