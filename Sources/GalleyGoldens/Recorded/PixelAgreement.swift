public import GalleyBase

/// The agreement of two pictures of the same text, pixel by pixel: a picture that Galley drew and a
/// recorded picture.
///
/// Only ink is counted: pixels where either picture differs from the background by more than 5 of 255, and pixels where
/// the two differ from each other by more than the tolerance. Pictures of different size are compared from their upper
/// left corners, without the pixels outside of one of them; they never agree. The difference of two pixels is that of
/// the channel that differs most.
public struct PixelAgreement: Hashable, Sendable {
  /// The maximum difference from the background colour, in 255ths of a channel, at which a pixel
  /// belongs to the background.
  public static let groundTolerance = 5
  /// The default tolerance, in 255ths of a channel. Smaller differences have not been visible, and
  /// blending in bytes alone causes a difference of 1.
  public static let usualTolerance = 2

  /// The maximum difference of a channel, in 255ths, with which two pixels agree.
  public let tolerance: Int
  /// The columns and rows of the picture that was drawn.
  public let drawnSize: PixelSize
  /// The columns and rows of the picture that was recorded.
  public let recordedSize: PixelSize
  /// The number of text pixels: pixels that differ from the background in at least one picture, or
  /// between the pictures by more than the tolerance.
  public private(set) var inkCount = 0
  /// The number of text pixels that are the same in both pictures.
  public private(set) var exactCount = 0
  /// The number of text pixels that differ by at most 1.
  public private(set) var withinOneCount = 0
  /// The number of text pixels that differ by at most 2.
  public private(set) var withinTwoCount = 0
  /// The number of text pixels that differ by more than the tolerance.
  public private(set) var beyondCount = 0
  /// The sum of the differences of the text pixels.
  public private(set) var errorSum = 0
  /// The largest difference of a pixel, in 255ths of a channel.
  public private(set) var largestDelta = 0
  /// The first pixel that has the largest difference, by rows; nil if no pixel differs.
  public private(set) var largestPoint: PixelPoint?

  /// Compares a drawn picture with a recorded picture, pixel by pixel.
  /// - Parameter ground: the background below the text, of the same size as `drawn`.
  public init(
    drawn: PicturePixels, recorded: PicturePixels, ground: PicturePixels,
    tolerance: Int = PixelAgreement.usualTolerance
  ) {
    self.tolerance = tolerance
    drawnSize = drawn.size
    recordedSize = recorded.size
    let (width, height) = (min(drawn.width, recorded.width), min(drawn.height, recorded.height))
    unsafe drawn.bytes.withUnsafeBufferPointer { one in
      unsafe recorded.bytes.withUnsafeBufferPointer { other in
        unsafe ground.bytes.withUnsafeBufferPointer { below in
          for y in 0..<height {
            for x in 0..<width {
              let (start, place) = (4 * (y * drawn.width + x), 4 * (y * recorded.width + x))
              let delta = unsafe largestDifference(one, start, other, place)
              let isInk =
                unsafe delta > tolerance || largestDifference(one, start, below, start) > Self.groundTolerance
                || largestDifference(other, place, below, start) > Self.groundTolerance
              if isInk { count(delta, x, y) }
            }
          }
        }
      }
    }
  }

  private mutating func count(_ delta: Int, _ x: Int, _ y: Int) {
    inkCount += 1
    errorSum += delta
    if delta == 0 { exactCount += 1 }
    if delta <= 1 { withinOneCount += 1 }
    if delta <= 2 { withinTwoCount += 1 }
    if delta > tolerance { beyondCount += 1 }
    guard delta > largestDelta else { return }
    largestDelta = delta
    largestPoint = PixelPoint(x: x, y: y)
  }

  /// True if the pictures have the same size and no pixel differs by more than the tolerance.
  public var agrees: Bool { drawnSize == recordedSize && beyondCount == 0 }

  /// Returns `count` pixels as a fraction of the text pixels; 1 if there are no text pixels.
  public func share(_ count: Int) -> Double { inkCount == 0 ? 1 : Double(count) / Double(inkCount) }

  /// Returns true if this drawing is nearer to the recorded picture than `other`. It then has fewer
  /// pixels beyond the tolerance or, for equal numbers, a smaller sum of differences.
  public func isNearer(than other: PixelAgreement) -> Bool {
    (beyondCount, errorSum) < (other.beyondCount, other.errorSum)
  }
}

/// Returns the largest difference in the four channels of two pixels, whose bytes begin at `start`
/// and `place`.
@inline(__always)
private func largestDifference(
  _ one: UnsafeBufferPointer<UInt8>, _ start: Int, _ other: UnsafeBufferPointer<UInt8>, _ place: Int
) -> Int {
  var largest = 0
  for channel in 0..<4 { largest = unsafe max(largest, abs(Int(one[start + channel]) - Int(other[place + channel]))) }
  return largest
}
