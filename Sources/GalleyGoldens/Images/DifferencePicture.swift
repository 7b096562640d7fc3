public import GalleyBase
public import GalleyDrawing

extension Color {
  /// The colour of changed pixels in a difference picture. It is magenta, which is rare in text and
  /// interfaces.
  public static let difference = Color(red: 255, green: 0, blue: 255)
}

/// Returns a picture of the differences between two pictures. Changed pixels are magenta, over the
/// expected picture at a fifth of its opacity on white.
///
/// It has the larger width and height of both; pixels outside of one picture are magenta. Throws if that is larger than
/// a bitmap may be.
/// - Parameter tolerance: the maximum difference of a channel that is ignored.
public func differencePicture(expected: Bitmap, actual: Bitmap, tolerance: Int = 0) throws(BitmapError) -> Bitmap {
  let size = PixelSize(width: max(expected.width, actual.width), height: max(expected.height, actual.height))
  let shared = PixelSize(width: min(expected.width, actual.width), height: min(expected.height, actual.height))
  var bytes: [UInt8] = []
  bytes.reserveCapacity(4 * size.width * size.height)
  unsafe expected.bytes.withUnsafeBufferPointer { one in
    unsafe actual.bytes.withUnsafeBufferPointer { other in
      for y in 0..<size.height {
        for x in 0..<size.width {
          guard x < shared.width && y < shared.height else {
            bytes.append(Color.difference)
            continue
          }
          let start = 4 * (y * expected.width + x)
          let pixel = unsafe UnsafeBufferPointer(rebasing: one[start..<start + 4])
          let otherStart = 4 * (y * actual.width + x)
          let changed =
            unsafe channelDelta(pixel, UnsafeBufferPointer(rebasing: other[otherStart..<otherStart + 4]), at: 0)
            > tolerance
          unsafe bytes.append(changed ? .difference : ghost(of: pixel))
        }
      }
    }
  }
  return try Bitmap(size: size, bytes: bytes)
}

/// Returns the colour of a pixel of the expected picture when it is drawn over white at a fifth of
/// its opacity.
private func ghost(of pixel: UnsafeBufferPointer<UInt8>) -> Color {
  let alpha = unsafe Int(pixel[3])
  func faded(_ channel: UInt8) -> UInt8 { UInt8(255 - (255 - Int(channel)) * alpha / (255 * 5)) }
  return unsafe Color(red: faded(pixel[0]), green: faded(pixel[1]), blue: faded(pixel[2]))
}

extension [UInt8] {
  fileprivate mutating func append(_ color: Color) {
    append(color.red)
    append(color.green)
    append(color.blue)
    append(color.alpha)
  }
}
