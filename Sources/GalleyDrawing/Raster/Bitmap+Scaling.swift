import GalleyBase

extension Bitmap {
  /// Returns the premultiplied pixels of `part` after the picture is scaled to `target`. The sides
  /// of `target` must be at least 1.
  ///
  /// If the size does not change, these are the pixels themselves. Otherwise each axis is filtered by a triangle two
  /// source pixels wide, or two target pixels wide if it shrinks (bilinear with the area taken into account), in
  /// integer arithmetic.
  func premultiplied(scaledTo target: PixelSize, part: PixelRect) -> [Pixel] {
    withPixels { source in
      if target == size { return copy(source, part: part) }
      let columns = ScalingTaps.along(source: width, target: target.width, from: part.x, count: part.width)
      let rows = ScalingTaps.along(source: height, target: target.height, from: part.y, count: part.height)
      let across = scaleAcross(source, columns: columns, rows: rows)
      return across.scaledDown(width: part.width, rows: rows)
    }
  }

  private func copy(_ source: UnsafeBufferPointer<Pixel>, part: PixelRect) -> [Pixel] {
    var pixels: [Pixel] = []
    pixels.reserveCapacity(part.width * part.height)
    for y in part.y..<part.maxY {
      for x in part.x..<part.maxX { pixels.append(source[y * width + x].premultiplied) }
    }
    return pixels
  }

  /// Returns the rows of the picture that the weights in `rows` refer to, each scaled horizontally
  /// by the weights in `columns`.
  private func scaleAcross(_ source: UnsafeBufferPointer<Pixel>, columns: [ScalingTaps], rows: [ScalingTaps])
    -> ScaledRows
  {
    let first = rows.map(\.first).min() ?? 0
    let end = rows.map(\.end).max() ?? 0
    var result = ScaledRows(firstRow: first, pixels: [])
    result.pixels.reserveCapacity((end - first) * columns.count)
    for y in first..<end {
      for taps in columns {
        var sum = ChannelSums()
        for (place, weight) in taps.weights.enumerated() {
          sum.add(source[y * width + taps.first + place].premultiplied, weight: weight)
        }
        result.pixels.append(sum.pixel)
      }
    }
    return result
  }
}

/// Some rows of a picture after horizontal scaling, with the width of the target.
private struct ScaledRows {
  var firstRow: Int
  var pixels: [Pixel]

  func scaledDown(width: Int, rows: [ScalingTaps]) -> [Pixel] {
    var result: [Pixel] = []
    result.reserveCapacity(width * rows.count)
    for taps in rows {
      for x in 0..<width {
        var sum = ChannelSums()
        for (place, weight) in taps.weights.enumerated() {
          sum.add(pixels[(taps.first + place - firstRow) * width + x], weight: weight)
        }
        result.append(sum.pixel)
      }
    }
    return result
  }
}

/// A weighted sum of pixels. The weights add up to `ScalingTaps.one`, so that no sum exceeds 255 or
/// the sum of the alpha channels.
private struct ChannelSums {
  private var sums = SIMD4<UInt32>(repeating: UInt32(ScalingTaps.one / 2))

  mutating func add(_ pixel: Pixel, weight: UInt32) {
    sums = sums &+ pixel.channels &* weight
  }

  var pixel: Pixel { Pixel(sums &>> 16) }
}

/// The source pixels and their weights for one target pixel, along one axis.
struct ScalingTaps {
  /// The sum of the weights for a target pixel.
  static let one = 65_536

  /// The index of the first source pixel.
  var first: Int
  /// The weights of the first and the following source pixels. They add up to exactly `one`.
  var weights: [UInt32]

  /// The index after the last source pixel.
  var end: Int { first + weights.count }

  /// Returns the source pixels and weights for `count` target pixels from `start` on, when `source`
  /// pixels are scaled to `target` pixels.
  static func along(source: Int, target: Int, from start: Int, count: Int) -> [ScalingTaps] {
    let ratio = Double(source) / Double(target)
    let reach = max(ratio, 1)
    return (start..<start + count).map { place in
      let center = (Double(place) + 0.5) * ratio
      let first = max(0, Int((center - reach - 0.5).rounded(.up)))
      let last = min(source - 1, Int((center + reach - 0.5).rounded(.down)))
      let heights = (first...last).map { max(0, reach - abs(Double($0) + 0.5 - center)) }
      return ScalingTaps(first: first, heights: heights)
    }
  }

  /// Creates weights proportional to `heights`. Each weight is the difference of two rounded
  /// running sums, so that the total is exact.
  private init(first: Int, heights: [Double]) {
    self.first = first
    let total = heights.reduce(0, +)
    var (running, given) = (0.0, 0)
    weights = heights.map { height in
      running += height
      let upTo = Int((running / total * Double(ScalingTaps.one)).rounded(.toNearestOrAwayFromZero))
      defer { given = upTo }
      return UInt32(upTo - given)
    }
  }
}
