public import GalleyBase

/// Converts outlines to coverage in integer arithmetic. The coverage of a pixel is the exact area
/// inside the outline, on a grid of 1/65536 pixel. Glyphs and paths are both drawn with it.
///
/// A pixel's coverage is min(255, floor(256 · area)), the rule that Core Graphics' pixels show (recorded: 62 pictures
/// from iOS simulators). The point where a line crosses the edge of a row or column is rounded to the grid, halves to
/// even, so a mirrored outline has mirrored coverage. Areas of opposite windings within one pixel would cancel: where
/// contours of opposite windings meet, `OpposedRow` adds them up. Within one contour they do cancel, the usual
/// approximation of the nonzero rule by counting areas; wholly covered pixels are right.
///
/// The converter works in bands of rows, each small enough for the processor's cache. A glyph at text size is one band.
@safe public struct ScanConverter: ~Copyable {
  private let clip: PixelRect
  private let rowsInBand: Int
  private let wordsInRow: Int
  private let isEvenOdd: Bool
  /// For each pixel of the band of rows being converted, the height of the edges that pass through
  /// it, in 1/65536 pixel. Downward edges count as positive, upward edges as negative.
  private let cover: UnsafeMutablePointer<Int>
  /// For each pixel of the band, twice the area between its left side and the edges that pass
  /// through it, in 1/65536² pixel.
  private let area: UnsafeMutablePointer<Int>
  /// A bit for each pixel of the band, which is 1 if an edge passes through the pixel.
  private let touched: UnsafeMutablePointer<UInt64>

  /// The maximum number of pixels in a band (the rows that are converted together), unless a single
  /// row has more.
  private static var bandPixels: Int { 8192 }

  /// Calls `emit` for each run of pixels with equal coverage (1…255) within `clip`, from top to
  /// bottom and from left to right. The arguments are the row, the first column, the number of
  /// columns and the coverage.
  public static func scan(_ outline: Outline, clip: PixelRect, emit: (Int, Int, Int, UInt8) -> Void) {
    let bounds = outline.pixelBounds.intersection(clip)
    guard !bounds.isEmpty else { return }
    let converter = ScanConverter(clip: bounds, rule: outline.rule)
    let isOpposed = outline.hasOpposedContours
    if bounds.height <= converter.rowsInBand {
      for edge in outline.edges { converter.add(edge, bandTop: bounds.y, bandBottom: bounds.maxY) }
      converter.sweepBand(top: bounds.y, bottom: bounds.maxY, opposed: isOpposed ? outline.edges : [], emit)
    } else {
      converter.scanBands(outline.edges.sorted { $0.y0 < $1.y0 }, isOpposed: isOpposed, emit)
    }
  }

  /// Writes the coverage of all pixels in `bounds` to `bytes`, row by row with one byte per pixel.
  /// All bytes must be 0 before the call.
  public static func write(_ outline: Outline, bounds: PixelRect, to bytes: UnsafeMutablePointer<UInt8>) {
    scan(outline, clip: bounds) { y, x, count, coverage in
      unsafe (bytes + ((y &- bounds.y) &* bounds.width &+ (x &- bounds.x))).update(repeating: coverage, count: count)
    }
  }

  private init(clip: PixelRect, rule: FillRule) {
    isEvenOdd = rule == .evenOdd
    self.clip = clip
    rowsInBand = min(clip.height, max(1, ScanConverter.bandPixels / clip.width))
    wordsInRow = (clip.width + 63) / 64
    let pixels = rowsInBand * clip.width
    unsafe cover = .allocate(capacity: pixels)
    unsafe cover.initialize(repeating: 0, count: pixels)
    unsafe area = .allocate(capacity: pixels)
    unsafe area.initialize(repeating: 0, count: pixels)
    unsafe touched = .allocate(capacity: rowsInBand * wordsInRow)
    unsafe touched.initialize(repeating: 0, count: rowsInBand * wordsInRow)
  }

  deinit {
    unsafe cover.deallocate()
    unsafe area.deallocate()
    unsafe touched.deallocate()
  }

  private func scanBands(_ edges: [Outline.Edge], isOpposed: Bool, _ emit: (Int, Int, Int, UInt8) -> Void) {
    var active: [Outline.Edge] = []
    var next = 0
    for top in stride(from: clip.y, to: clip.maxY, by: rowsInBand) {
      let bottom = min(top + rowsInBand, clip.maxY)
      while next < edges.count, edges[next].y0 < Subpixel(pixel: bottom) {
        active.append(edges[next])
        next += 1
      }
      active.removeAll { $0.y1 <= Subpixel(pixel: top) }
      for edge in active { add(edge, bandTop: top, bandBottom: bottom) }
      sweepBand(top: top, bottom: bottom, opposed: isOpposed ? active : [], emit)
    }
  }

  // MARK: Adding edges

  /// Adds the part of an edge that lies within a band of rows, row by row.
  private func add(_ edge: Outline.Edge, bandTop: Int, bandBottom: Int) {
    var y = max(edge.y0, Subpixel(pixel: bandTop))
    let end = min(edge.y1, Subpixel(pixel: bandBottom))
    guard y < end else { return }
    let slope = Slope(edge)
    var x = slope.x(at: y)
    while y < end {
      let row = y.pixelFloor
      let nextY = min(Subpixel(pixel: row &+ 1), end)
      let nextX = slope.x(at: nextY)
      addPart(row: row &- bandTop, from: x, to: nextX, height: (nextY &- y).steps, edge.winding)
      (x, y) = (nextX, nextY)
    }
  }

  /// Adds the part of an edge that lies within one row.
  private func addPart(row: Int, from x0: Subpixel, to x1: Subpixel, height: Int, _ winding: Int32) {
    let (minX, maxX) = (Subpixel(pixel: clip.x), Subpixel(pixel: clip.maxX))
    let (left, right) = (min(x0, x1), max(x0, x1))
    if right <= minX {
      addCell(row, from: minX, to: minX, height: height, winding)
    } else if left >= minX && right <= Subpixel(pixel: left.pixelFloor &+ 1) {
      addCell(row, from: x0, to: x1, height: height, winding)
    } else if left < maxX {
      addAcross(row, from: x0, to: x1, height: height, winding)
    }
  }

  /// Adds a part of an edge that crosses several pixels of one row, pixel by pixel in the direction
  /// of the edge.
  private func addAcross(_ row: Int, from x0: Subpixel, to x1: Subpixel, height: Int, _ winding: Int32) {
    let (minX, maxX) = (Subpixel(pixel: clip.x), Subpixel(pixel: clip.maxX))
    let run = abs((x1 &- x0).steps)
    var (x, done) = (x0, 0)
    while done < height || x != x1 {
      let boundary = nextBoundary(from: x, isRightwards: x1 > x0)
      let isLast = x1 > x0 ? boundary >= x1 : boundary <= x1
      let nextX = isLast ? x1 : boundary
      let reached = isLast ? height : nearest(0, plus: abs((boundary &- x0).steps) &* height, over: run)
      addCell(
        row, from: min(max(x, minX), maxX), to: min(max(nextX, minX), maxX), height: reached &- done, winding)
      (x, done) = (nextX, reached)
    }
  }

  /// Returns the next boundary between two pixels in a row, to the right or to the left of `x`.
  /// Outside the clip it is the edge of the clip, or a position beyond all others if the direction
  /// leads away from the clip.
  private func nextBoundary(from x: Subpixel, isRightwards: Bool) -> Subpixel {
    let (minX, maxX) = (Subpixel(pixel: clip.x), Subpixel(pixel: clip.maxX))
    if isRightwards {
      return x < minX ? minX : x >= maxX ? .max : Subpixel(pixel: x.pixelFloor &+ 1)
    }
    return x > maxX ? maxX : x <= minX ? .min : Subpixel(pixel: x.pixelCeiling &- 1)
  }

  /// Adds a part of an edge that stays within one pixel and within the clip's columns.
  @inline(__always)
  private func addCell(_ row: Int, from x0: Subpixel, to x1: Subpixel, height: Int, _ winding: Int32) {
    let column = min(x0, x1).pixelFloor &- clip.x
    guard height > 0, column < clip.width else { return }
    let inside = x0.steps &+ x1.steps &- 2 &* Subpixel(pixel: column &+ clip.x).steps
    let signed = height &* Int(winding)
    let cell = row &* clip.width &+ column
    unsafe cover[cell] &+= signed
    unsafe area[cell] &+= signed &* inside
    unsafe touched[row &* wordsInRow &+ column >> 6] |= 1 << UInt64(column & 63)
  }

  // MARK: Reading rows

  /// - Parameter opposed: the edges of the band if contours of opposite windings meet, otherwise empty.
  private func sweepBand(
    top: Int, bottom: Int, opposed: [Outline.Edge], _ emit: (Int, Int, Int, UInt8) -> Void
  ) {
    for y in top..<bottom {
      let corrected =
        opposed.isEmpty ? [] : OpposedRow(y, of: opposed, in: clip, isEvenOdd: isEvenOdd).coverage
      sweep(y, row: y - top, corrected, emit)
    }
  }

  /// Calls `emit` with the coverage of each run of pixels in a row, and sets the row's sums to 0.
  /// - Parameter corrected: the coverage that replaces that from areas, for each pixel; empty if there is none.
  private func sweep(_ y: Int, row: Int, _ corrected: [UInt8?], _ emit: (Int, Int, Int, UInt8) -> Void) {
    var stretch = Stretch(y: y, x: clip.x)
    var height = 0
    let (cells, words) = (row * clip.width, row * wordsInRow)
    for word in 0..<wordsInRow where unsafe touched[words + word] != 0 {
      var bits = unsafe touched[words + word]
      unsafe touched[words + word] = 0
      while bits != 0 {
        let column = word << 6 + bits.trailingZeroBitCount
        bits &= bits &- 1
        stretch.extend(to: clip.x + column, coverage(height << 17), emit)
        unsafe height &+= cover[cells + column]
        let own = unsafe coverage(height << 17 &- area[cells + column])
        stretch.extend(to: clip.x + column + 1, corrected.isEmpty ? own : corrected[column] ?? own, emit)
        unsafe cover[cells + column] = 0
        unsafe area[cells + column] = 0
      }
    }
    stretch.extend(to: clip.maxX, coverage(height << 17), emit)
    stretch.finish(emit)
  }

  /// Returns the coverage 0…255 for twice a signed area in 1/65536² of a pixel. It is 256 times the
  /// area, rounded down and limited to 255.
  @inline(__always) private func coverage(_ doubleArea: Int) -> UInt8 {
    let area = isEvenOdd ? ScanConverter.folded(doubleArea.magnitude) : doubleArea.magnitude
    return UInt8(truncatingIfNeeded: min(area >> 25, 255))
  }

  /// Returns twice the area that is inside by the even-odd rule. As `doubleArea` increases, the
  /// result increases to that of a whole pixel, decreases to 0, and so on.
  private static func folded(_ doubleArea: UInt) -> UInt {
    let rest = doubleArea & (1 << 34 - 1)
    return rest > 1 << 33 ? 1 << 34 - rest : rest
  }
}

/// A run of adjacent pixels with equal coverage.
private struct Stretch {
  let y: Int
  var start: Int
  var end: Int
  var coverage: UInt8 = 0

  init(y: Int, x: Int) {
    self.y = y
    start = x
    end = x
  }

  /// Extends the run to the column `newEnd`. A different coverage begins a new run.
  @inline(__always)
  mutating func extend(to newEnd: Int, _ newCoverage: UInt8, _ emit: (Int, Int, Int, UInt8) -> Void) {
    guard newEnd > end else { return }
    if newCoverage != coverage {
      finish(emit)
      start = end
      coverage = newCoverage
    }
    end = newEnd
  }

  func finish(_ emit: (Int, Int, Int, UInt8) -> Void) {
    if coverage > 0, end > start { emit(y, start, end - start, coverage) }
  }
}

/// The x position of an edge as a function of y.
struct Slope {
  let edge: Outline.Edge
  let run: Int
  let rise: Int
  /// True if the product of two lengths of the edge fits into a machine word.
  let isShort: Bool

  init(_ edge: Outline.Edge) {
    self.edge = edge
    run = (edge.x1 - edge.x0).steps
    rise = (edge.y1 - edge.y0).steps
    isShort = abs(run) < 1 << 31 && rise < 1 << 31
  }

  /// Returns the x position of the edge at `y`, which must be within the edge.
  @inline(__always) func x(at y: Subpixel) -> Subpixel {
    if y == edge.y0 || run == 0 { return edge.x0 }
    if y == edge.y1 { return edge.x1 }
    guard isShort else { return farX(at: y) }
    return Subpixel(steps: nearest(edge.x0.steps, plus: (y &- edge.y0).steps &* run, over: rise))
  }

  /// Returns the x position at `y` for edges that are longer than 32,768 pixels.
  private func farX(at y: Subpixel) -> Subpixel {
    let product = (y - edge.y0).steps.multipliedFullWidth(by: abs(run))
    let (quotient, remainder) = rise.dividingFullWidth(product)
    let isAbove = 2 * remainder > rise || (2 * remainder == rise && quotient & 1 == 1)
    return edge.x0 + Subpixel(steps: (isAbove ? quotient + 1 : quotient) * run.signum())
  }
}

/// Returns `base` + `numerator` / `denominator`, rounded to the nearest integer. Halves are rounded
/// so that the sum is even. The denominator must be positive.
@inline(__always) private func nearest(_ base: Int, plus numerator: Int, over denominator: Int) -> Int {
  var quotient = numerator / denominator
  var remainder = numerator &- quotient &* denominator
  if remainder < 0 {
    quotient &-= 1
    remainder &+= denominator
  }
  let below = base &+ quotient
  let isAbove = 2 &* remainder > denominator || (2 &* remainder == denominator && below & 1 == 1)
  return isAbove ? below &+ 1 : below
}
