import GalleyBase

/// The coverage of a row of pixels that contains areas with opposite windings. It is measured along
/// 64 lines through the row.
///
/// Where a pixel contains both windings, signed areas would cancel. Here they add up, as the nonzero rule requires.
struct OpposedRow {
  /// The number of horizontal lines through the row along which coverage is measured.
  private static let lines = 64
  /// The minimum part of a pixel that each of the two windings must cover. If one covers less, the
  /// pixel counts as having one winding.
  private static let least = 1.0 / 128

  /// The coverage of each pixel in the row; nil for pixels with only one winding.
  let coverage: [UInt8?]

  /// Measures the coverage of the pixels in row `y` between `edges`, in the columns of `clip`.
  init(_ y: Int, of edges: [Outline.Edge], in clip: PixelRect, isEvenOdd: Bool) {
    let row = edges.filter { $0.y0 < Subpixel(pixel: y + 1) && $0.y1 > Subpixel(pixel: y) }
    var (over, under, odd) = (PixelSums(clip), PixelSums(clip), PixelSums(clip))
    let height = Subpixel(pixel: 1).steps
    for line in 0..<Self.lines {
      let level = Subpixel(steps: Subpixel(pixel: y).steps + height * (2 * line + 1) / (2 * Self.lines))
      let crossings = row.filter { $0.y0 <= level && level < $0.y1 }
        .map { (x: Slope($0).x(at: level), winding: Int($0.winding)) }.sorted { $0.x < $1.x }
      var winding = 0
      for (crossing, next) in zip(crossings, crossings.dropFirst()) {
        winding += crossing.winding
        if winding > 0 { over.add(from: crossing.x, to: next.x) }
        if winding < 0 { under.add(from: crossing.x, to: next.x) }
        if winding & 1 == 1 { odd.add(from: crossing.x, to: next.x) }
      }
    }
    let whole = Double(Self.lines * height)
    coverage = zip(zip(over.totals, under.totals), odd.totals).map { parts, odd in
      let (over, under) = (Double(parts.0) / whole, Double(parts.1) / whole)
      guard min(over, under) > Self.least else { return nil }
      return UInt8(min(255, ((isEvenOdd ? Double(odd) / whole : over + under) * 256).rounded(.down)))
    }
  }
}

/// For each pixel of a row, the sum of the lengths of all intervals in it, in steps of 1/65536
/// pixel.
private struct PixelSums {
  private let first: Int
  /// For each pixel, the sum of the intervals that cover only a part of it.
  private var parts: [Int]
  /// For each column, the number of intervals whose wholly covered pixels begin there, minus the
  /// number of those that have ended before it.
  private var changes: [Int]

  init(_ clip: PixelRect) {
    first = clip.x
    parts = Array(repeating: 0, count: clip.width)
    changes = Array(repeating: 0, count: clip.width + 1)
  }

  /// Adds an interval on the row, clipped to its columns.
  mutating func add(from start: Subpixel, to end: Subpixel) {
    let (left, right) = (max(start, Subpixel(pixel: first)), min(end, Subpixel(pixel: first + parts.count)))
    guard left < right else { return }
    let (from, to) = (left.pixelFloor - first, right.pixelFloor - first)
    guard from < to else {
      parts[from] += (right - left).steps
      return
    }
    parts[from] += (Subpixel(pixel: from + 1 + first) - left).steps
    if to < parts.count { parts[to] += (right - Subpixel(pixel: to + first)).steps }
    changes[from + 1] += 1
    changes[to] -= 1
  }

  var totals: [Int] {
    var whole = 0
    return parts.indices.map { column in
      whole += changes[column]
      return parts[column] + whole * Subpixel(pixel: 1).steps
    }
  }
}
