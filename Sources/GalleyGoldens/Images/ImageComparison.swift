public import GalleyBase
public import GalleyDrawing

/// The exact difference between two pictures, pixel by pixel.
///
/// Pictures of different size are compared from their upper left corners; a pixel outside of one picture counts as
/// different. Two wholly transparent pixels are equal whatever their colour, which is invisible and which PNG
/// optimisers change. Every other difference of one step in one channel counts.
///
/// ```swift
/// let expected = try Bitmap(size: PixelSize(width: 4, height: 4), color: .white)
/// var actual = expected
/// actual[1, 2] = .black
/// let pixels = ImageComparison(expected: expected, actual: actual)
/// let message = pixels.sentence  // "1 of 16 pixels differs, in x 1–1, y 2–2, first at (1, 2), by up to 255 of 255"
/// ```
public struct ImageComparison: Hashable, Sendable {
  /// The size of the expected picture, in pixels.
  public let expectedSize: PixelSize
  /// The size of the actual picture, in pixels.
  public let actualSize: PixelSize
  /// The number of pixels that differ.
  public private(set) var differingPixels = 0
  /// The smallest rectangle around all pixels that differ; nil if no pixel differs.
  public private(set) var boundingBox: PixelRect?
  /// The first pixel that differs, by rows from the top and from the left within a row; nil if no
  /// pixel differs.
  public private(set) var firstPixel: PixelPoint?
  /// The largest difference in one channel (red, green, blue, opacity) of one pixel, 0…255. A pixel
  /// that is in only one of the pictures counts as 255.
  public private(set) var maxDelta = 0

  /// Compares two pictures. Equal pictures are recognised in a single pass over their memory.
  public init(expected: Bitmap, actual: Bitmap) {
    expectedSize = expected.size
    actualSize = actual.size
    if expected.size == actual.size && expected == actual { return }
    let width = min(expected.width, actual.width)
    let height = min(expected.height, actual.height)
    unsafe expected.bytes.withUnsafeBufferPointer { one in
      unsafe actual.bytes.withUnsafeBufferPointer { other in
        for y in 0..<height {
          let left = unsafe UnsafeBufferPointer(
            rebasing: one[4 * y * expected.width..<4 * (y * expected.width + width)])
          let right = unsafe UnsafeBufferPointer(rebasing: other[4 * y * actual.width..<4 * (y * actual.width + width)])
          unsafe countRow(left, right, y: y)
        }
      }
    }
    countMissing(PixelRect(x: width, y: 0, width: max(expected.width, actual.width) - width, height: height))
    let below = max(expected.height, actual.height) - height
    countMissing(PixelRect(x: 0, y: height, width: max(expected.width, actual.width), height: below))
  }

  /// True if the pictures have the same size and the same pixels.
  public var isIdentical: Bool { expectedSize == actualSize && differingPixels == 0 }

  /// The differences in one sentence; empty if the pictures are identical.
  public var sentence: String {
    guard !isIdentical else { return "" }
    var parts: [String] = []
    if expectedSize != actualSize { parts.append("size \(expectedSize.text) → \(actualSize.text) pixels") }
    if let boundingBox, let firstPixel {
      let all = max(expectedSize.width, actualSize.width) * max(expectedSize.height, actualSize.height)
      parts.append(
        "\(differingPixels) of \(all) pixels \(differingPixels == 1 ? "differs" : "differ"), in x \(boundingBox.x)–\(boundingBox.maxX - 1),"
          + " y \(boundingBox.y)–\(boundingBox.maxY - 1), first at (\(firstPixel.x), \(firstPixel.y)),"
          + " by up to \(maxDelta) of 255")
    }
    return parts.joined(separator: "; ")
  }

  private mutating func countRow(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>, y: Int) {
    let (one, other) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    var (first, last) = (left.count, 0)
    for start in stride(from: 0, to: left.count, by: 4) {
      // Most pixels of most rows are equal, so a whole pixel is compared at once.
      if unsafe one.loadUnaligned(fromByteOffset: start, as: UInt32.self)
        == other.loadUnaligned(fromByteOffset: start, as: UInt32.self)
      {
        continue
      }
      let delta = unsafe channelDelta(left, right, at: start)
      guard delta > 0 else { continue }
      differingPixels += 1
      maxDelta = max(maxDelta, delta)
      (first, last) = (min(first, start / 4), start / 4)
    }
    if first <= last { add(PixelRect(x: first, y: y, width: last + 1 - first, height: 1)) }
  }

  private mutating func countMissing(_ area: PixelRect) {
    guard !area.isEmpty else { return }
    differingPixels += area.width * area.height
    maxDelta = 255
    add(area)
  }

  private mutating func add(_ area: PixelRect) {
    let corner = PixelPoint(x: area.x, y: area.y)
    if let first = firstPixel, let box = boundingBox {
      if (corner.y, corner.x) < (first.y, first.x) { firstPixel = corner }
      let x = min(box.x, area.x)
      let y = min(box.y, area.y)
      boundingBox = PixelRect(x: x, y: y, width: max(box.maxX, area.maxX) - x, height: max(box.maxY, area.maxY) - y)
    } else {
      firstPixel = corner
      boundingBox = area
    }
  }
}

/// Returns the largest difference in the four channels of the pixel whose bytes begin at `start`; 0
/// if both pixels are transparent.
@inline(__always)
func channelDelta(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
  if unsafe left[start + 3] == 0 && right[start + 3] == 0 { return 0 }
  var largest = 0
  for channel in start..<start + 4 {
    largest = unsafe max(largest, abs(Int(left[channel]) - Int(right[channel])))
  }
  return largest
}

extension PixelSize {
  /// The size as text: `width × height`.
  var text: String { "\(width) × \(height)" }
}
