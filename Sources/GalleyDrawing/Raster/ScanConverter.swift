import GalleyBase

/// Turns an outline into coverage, row by row, in whole numbers: exact areas of what is left and right of each edge
/// within each pixel, on a grid of 1/256 pixel.
///
/// Where an edge crosses from one pixel into the next is rounded to the grid with halves to even, from the edge's own
/// ends, so a mirrored outline has mirrored coverage. Areas of opposite winding in one pixel cancel, the usual
/// approximation of the nonzero rule by area counting; whole pixels are right.
struct ScanConverter {
  private let clip: PixelRect
  private let edges: [Outline.Edge]
  /// By pixel of the row: the height (in 1/256) of the edge parts in it, downwards positive.
  private var cover: [Int32]
  /// By pixel of the row: twice the area (in 1/65536) left of the edge parts in it.
  private var area: [Int32]
  /// One bit a pixel: whether an edge passes through it.
  private var touched: [UInt64]

  /// Twice the area of a pixel, in 1/65536.
  private static let fullArea: Int32 = 131_072

  /// Calls `emit` for every stretch of equal coverage (1…255) within `clip`: row, first column, columns, coverage.
  /// Rows come from the top, stretches from the left.
  static func scan(_ outline: Outline, clip: PixelRect, emit: (Int, Int, Int, UInt32) -> Void) {
    let bounds = outline.pixelBounds.intersection(clip)
    guard !bounds.isEmpty else { return }
    var converter = ScanConverter(outline, clip: bounds)
    converter.scan(emit)
  }

  private init(_ outline: Outline, clip: PixelRect) {
    self.clip = clip
    edges = outline.edges.sorted { $0.y0 < $1.y0 }
    cover = [Int32](repeating: 0, count: clip.width)
    area = [Int32](repeating: 0, count: clip.width)
    touched = [UInt64](repeating: 0, count: (clip.width + 63) / 64)
  }

  private mutating func scan(_ emit: (Int, Int, Int, UInt32) -> Void) {
    var active: [Outline.Edge] = []
    var next = 0
    for y in clip.y..<clip.maxY {
      let (top, bottom) = (y * Subpixel.perPixel, (y + 1) * Subpixel.perPixel)
      while next < edges.count, edges[next].y0 < bottom {
        active.append(edges[next])
        next += 1
      }
      active.removeAll { $0.y1 <= top }
      for edge in active { add(edge, from: max(edge.y0, top), to: min(edge.y1, bottom)) }
      sweep(y, emit)
    }
  }

  // MARK: Adding edges

  /// Adds the part of an edge between two heights within one row.
  private mutating func add(_ edge: Outline.Edge, from top: Subpixel, to bottom: Subpixel) {
    let (minX, maxX) = (clip.x * Subpixel.perPixel, clip.maxX * Subpixel.perPixel)
    let (x0, x1) = (edge.x(at: top), edge.x(at: bottom))
    let (left, right) = (min(x0, x1), max(x0, x1))
    if right <= minX {
      add(x0: minX, x1: minX, height: bottom - top, edge.winding)
    } else if left >= minX && right <= (left.pixelFloor + 1) * Subpixel.perPixel {
      add(x0: x0, x1: x1, height: bottom - top, edge.winding)
    } else if left < maxX {
      addAcross(edge, (x0, top), (x1, bottom))
    }
  }

  /// Adds a part of an edge pixel by pixel, in the direction of the edge.
  private mutating func addAcross(
    _ edge: Outline.Edge, _ start: (x: Subpixel, y: Subpixel), _ end: (x: Subpixel, y: Subpixel)
  ) {
    let (minX, maxX) = (clip.x * Subpixel.perPixel, clip.maxX * Subpixel.perPixel)
    let step = end.x >= start.x ? 1 : -1
    var (x, y) = start
    while y < end.y || x != end.x {
      let boundary = nextBoundary(from: x, step: step)
      let isLast = step > 0 ? boundary >= end.x : boundary <= end.x
      let nextX = isLast ? end.x : boundary
      let nextY = isLast ? end.y : min(max(edge.y(at: nextX), y), end.y)
      add(x0: min(max(x, minX), maxX), x1: min(max(nextX, minX), maxX), height: nextY - y, edge.winding)
      (x, y) = (nextX, nextY)
    }
  }

  /// The next position between two pixels; outside the clip, its edge or beyond at once.
  private func nextBoundary(from x: Subpixel, step: Int) -> Subpixel {
    let (minX, maxX) = (clip.x * Subpixel.perPixel, clip.maxX * Subpixel.perPixel)
    if step > 0 {
      return x < minX ? minX : x >= maxX ? .max : (x.pixelFloor + 1) * Subpixel.perPixel
    }
    return x > maxX ? maxX : x <= minX ? .min : (x.pixelCeiling - 1) * Subpixel.perPixel
  }

  /// Adds a piece of an edge that stays within one pixel and within the clip's columns.
  private mutating func add(x0: Subpixel, x1: Subpixel, height: Int, _ winding: Int32) {
    let column = min(x0, x1).pixelFloor - clip.x
    guard height > 0, column < clip.width else { return }
    let inside = Int32(truncatingIfNeeded: x0 + x1 - 2 * (column + clip.x) * Subpixel.perPixel)
    let signed = Int32(truncatingIfNeeded: height) &* winding
    cover[column] &+= signed
    area[column] &+= signed &* inside
    touched[column >> 6] |= 1 << UInt64(column & 63)
  }

  // MARK: Reading a row

  /// Emits the row's coverage and clears it.
  private mutating func sweep(_ y: Int, _ emit: (Int, Int, Int, UInt32) -> Void) {
    var stretch = Stretch(y: y, x: clip.x)
    var height: Int32 = 0
    for word in touched.indices where touched[word] != 0 {
      var bits = touched[word]
      touched[word] = 0
      while bits != 0 {
        let column = word << 6 + bits.trailingZeroBitCount
        bits &= bits &- 1
        stretch.extend(to: clip.x + column, ScanConverter.coverage(height &* 512), emit)
        height &+= cover[column]
        stretch.extend(to: clip.x + column + 1, ScanConverter.coverage(height &* 512 &- area[column]), emit)
        cover[column] = 0
        area[column] = 0
      }
    }
    stretch.extend(to: clip.maxX, ScanConverter.coverage(height &* 512), emit)
    stretch.finish(emit)
  }

  /// Coverage 0…255 of a signed double area, nearest.
  private static func coverage(_ doubleArea: Int32) -> UInt32 {
    let covered = UInt32(min(doubleArea.magnitude, fullArea.magnitude))
    return (covered &* 255 &+ 65_536) >> 17
  }
}

/// Neighbouring pixels of equal coverage, until the coverage changes.
private struct Stretch {
  let y: Int
  var start: Int
  var end: Int
  var coverage: UInt32 = 0

  init(y: Int, x: Int) {
    self.y = y
    start = x
    end = x
  }

  /// The columns from where the last stretch ends to `newEnd` have this coverage.
  mutating func extend(to newEnd: Int, _ newCoverage: UInt32, _ emit: (Int, Int, Int, UInt32) -> Void) {
    guard newEnd > end else { return }
    if newCoverage != coverage {
      finish(emit)
      start = end
      coverage = newCoverage
    }
    end = newEnd
  }

  func finish(_ emit: (Int, Int, Int, UInt32) -> Void) {
    if coverage > 0, end > start { emit(y, start, end - start, coverage) }
  }
}

extension Outline.Edge {
  /// Where the edge is at height `y`, which must be within it.
  func x(at y: Subpixel) -> Subpixel {
    if y == y0 { return x0 }
    if y == y1 { return x1 }
    return nearest(x0, plus: (y - y0) * (x1 - x0), over: y1 - y0)
  }

  /// The height at which the edge reaches `x`, which must be within it; the edge must not be upright.
  func y(at x: Subpixel) -> Subpixel {
    let run = x1 - x0
    return nearest(y0, plus: (x - x0) * (y1 - y0) * run.signum(), over: abs(run))
  }
}

/// `base` + `numerator` / `denominator`, nearest, halves to the even sum; the denominator is positive.
private func nearest(_ base: Int, plus numerator: Int, over denominator: Int) -> Int {
  var (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
  if remainder < 0 {
    quotient -= 1
    remainder += denominator
  }
  let below = base + quotient
  let isAbove = 2 * remainder > denominator || (2 * remainder == denominator && below & 1 == 1)
  return isAbove ? below + 1 : below
}
