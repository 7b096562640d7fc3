public import GalleyBase

/// The move, in whole pixels, with which a part of a drawn picture matches a recorded picture best.
public struct ShiftFit: Hashable, Sendable {
  /// The number of pixels by which the part moves to the right.
  public private(set) var dx = 0
  /// The number of pixels by which the part moves down.
  public private(set) var dy = 0
  /// The mean difference of a channel after the move, in 255ths.
  public private(set) var error: Double
  /// The mean difference of a channel without a move, in 255ths.
  public let errorInPlace: Double

  /// Finds the best move of up to `reach` pixels in each direction. If several moves match equally
  /// well, the shortest is used. The time is proportional to the area and the number of moves.
  public init(of drawn: PicturePixels, in area: PixelRect, on recorded: PicturePixels, reach: Int = 2) {
    errorInPlace = drawn.meanDifference(in: area, from: recorded)
    error = errorInPlace
    guard error > 0 else { return }
    let moves = (-reach...reach).flatMap { dy in (-reach...reach).map { (dx: $0, dy: dy) } }
    for move in moves.sorted(by: { abs($0.dx) + abs($0.dy) < abs($1.dx) + abs($1.dy) }) {
      let error = drawn.meanDifference(in: area, from: recorded, dx: move.dx, dy: move.dy)
      if error < self.error { (dx, dy, self.error) = (move.dx, move.dy, error) }
    }
  }

  /// True if a move is clearly needed: after it, less than two thirds of the difference remains.
  public var isMoved: Bool { (dx != 0 || dy != 0) && error * 3 < errorInPlace * 2 }
}

extension PicturePixels {
  /// Returns the mean difference of a channel, in 255ths, between the pixels in `area` and the
  /// pixels of another picture that are `dx` columns to the right and `dy` rows lower. It is 0 if
  /// no pixel is in both.
  public func meanDifference(in area: PixelRect, from other: PicturePixels, dx: Int = 0, dy: Int = 0) -> Double {
    let there = PixelRect(x: -dx, y: -dy, width: other.width, height: other.height)
    let part = area.intersection(PixelRect(x: 0, y: 0, width: width, height: height)).intersection(there)
    guard !part.isEmpty else { return 0 }
    var sum = 0
    unsafe bytes.withUnsafeBufferPointer { one in
      unsafe other.bytes.withUnsafeBufferPointer { two in
        for y in part.y..<part.maxY {
          let start = 4 * (y * width + part.x)
          let place = 4 * ((y + dy) * other.width + part.x + dx)
          var row: Int32 = 0
          for byte in 0..<4 * part.width { unsafe row &+= abs(Int32(one[start + byte]) - Int32(two[place + byte])) }
          sum += Int(row)
        }
      }
    }
    return Double(sum) / Double(4 * part.width * part.height)
  }

  /// Returns true if no channel differs by more than `tolerance`, for the pixels in `area` that are
  /// in both pictures.
  public func agrees(with other: PicturePixels, in area: PixelRect, tolerance: Int) -> Bool {
    let shared = PixelRect(x: 0, y: 0, width: min(width, other.width), height: min(height, other.height))
    let part = area.intersection(shared)
    return (part.y..<part.maxY).allSatisfy { y in
      let (start, place) = (4 * (y * width + part.x), 4 * (y * other.width + part.x))
      return (0..<4 * part.width).allSatisfy { abs(Int(bytes[start + $0]) - Int(other.bytes[place + $0])) <= tolerance }
    }
  }
}
