public import GalleyBase

/// Turns outlines into coverage, in whole numbers: the exact area of each pixel inside of the outline, on a grid of
/// 1/65536 pixel. Glyphs and paths go through it alike.
///
/// A pixel's coverage is min(255, floor(256 · area)): the rule that Core Graphics' pixels show (recorded: 62 pictures
/// from iOS simulators). The edge of a row or column that a line crosses is rounded to the grid, halves to even, so a
/// mirrored outline has mirrored coverage. Areas of opposite winding within one pixel would cancel: where contours that are
/// wound oppositely meet, `OpposedRow` adds them up. Within one contour they do cancel, the usual approximation of the
/// nonzero rule by counting areas; whole pixels are right.
///
/// Works in bands of rows, each small enough for the processor's cache; a glyph of the size of text is one band.
@safe public struct ScanConverter: ~Copyable {
  private let clip: PixelRect
  private let rowsInBand: Int
  private let wordsInRow: Int
  private let isEvenOdd: Bool
  /// By pixel of the band: the height (in 1/65536) of the edge parts in it, downwards positive.
  private let cover: UnsafeMutablePointer<Int>
  /// By pixel of the band: twice the area (in 1/65536²) to the left of the edge parts in it.
  private let area: UnsafeMutablePointer<Int>
  /// One bit a pixel: whether an edge passes through it.
  private let touched: UnsafeMutablePointer<UInt64>

  /// Pixels in a band, unless a row alone has more.
  private static var bandPixels: Int { 8192 }

  /// Calls `emit` for every stretch of equal coverage (1…255) within `clip`: row, first column, columns, coverage.
  /// Rows come from the top, stretches from the left.
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

  /// Writes the coverage of `bounds` row by row to `bytes`, one byte a pixel, which must all be 0 before.
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

  /// Adds the part of an edge within a band, row by row.
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

  /// Adds a part of an edge within one row.
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

  /// Adds a part of an edge pixel by pixel, in the direction of the edge.
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

  /// The next position between two pixels; outside the clip, its edge or beyond at once.
  private func nextBoundary(from x: Subpixel, isRightwards: Bool) -> Subpixel {
    let (minX, maxX) = (Subpixel(pixel: clip.x), Subpixel(pixel: clip.maxX))
    if isRightwards {
      return x < minX ? minX : x >= maxX ? .max : Subpixel(pixel: x.pixelFloor &+ 1)
    }
    return x > maxX ? maxX : x <= minX ? .min : Subpixel(pixel: x.pixelCeiling &- 1)
  }

  /// Adds a piece of an edge that stays within one pixel and within the clip's columns.
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

  /// - Parameter opposed: the edges of the band, if contours of opposite windings meet; else none.
  private func sweepBand(
    top: Int, bottom: Int, opposed: [Outline.Edge], _ emit: (Int, Int, Int, UInt8) -> Void
  ) {
    for y in top..<bottom {
      let corrected =
        opposed.isEmpty ? [] : OpposedRow(y, of: opposed, in: clip, isEvenOdd: isEvenOdd).coverage
      sweep(y, row: y - top, corrected, emit)
    }
  }

  /// Emits a row's coverage and clears it.
  /// - Parameter corrected: the coverage of pixels in place of their areas; empty for none.
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

  /// Coverage 0…255 of a signed double area in 1/65536² of a pixel: 256 times the area, rounded down, at most 255.
  @inline(__always) private func coverage(_ doubleArea: Int) -> UInt8 {
    let area = isEvenOdd ? ScanConverter.folded(doubleArea.magnitude) : doubleArea.magnitude
    return UInt8(truncatingIfNeeded: min(area >> 25, 255))
  }

  /// The part of an area that the even-odd rule leaves: it grows to a whole pixel, shrinks to none, and so on.
  private static func folded(_ doubleArea: UInt) -> UInt {
    let rest = doubleArea & (1 << 34 - 1)
    return rest > 1 << 33 ? 1 << 34 - rest : rest
  }
}

/// Neighbouring pixels of equal coverage, until the coverage changes.
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

  /// Adds the columns from the end of the last stretch to `newEnd`.
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

/// The x of an edge as a function of its y.
struct Slope {
  let edge: Outline.Edge
  let run: Int
  let rise: Int
  /// True if products of two of the edge's lengths fit a word.
  let isShort: Bool

  init(_ edge: Outline.Edge) {
    self.edge = edge
    run = (edge.x1 - edge.x0).steps
    rise = (edge.y1 - edge.y0).steps
    isShort = abs(run) < 1 << 31 && rise < 1 << 31
  }

  /// The position of the edge at height `y`, which must be within it.
  @inline(__always) func x(at y: Subpixel) -> Subpixel {
    if y == edge.y0 || run == 0 { return edge.x0 }
    if y == edge.y1 { return edge.x1 }
    guard isShort else { return farX(at: y) }
    return Subpixel(steps: nearest(edge.x0.steps, plus: (y &- edge.y0).steps &* run, over: rise))
  }

  /// The same for edges of more than 32,768 pixels.
  private func farX(at y: Subpixel) -> Subpixel {
    let product = (y - edge.y0).steps.multipliedFullWidth(by: abs(run))
    let (quotient, remainder) = rise.dividingFullWidth(product)
    let isAbove = 2 * remainder > rise || (2 * remainder == rise && quotient & 1 == 1)
    return edge.x0 + Subpixel(steps: (isAbove ? quotient + 1 : quotient) * run.signum())
  }
}

/// `base` + `numerator` / `denominator`, nearest, halves to the even sum; the denominator is positive.
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
