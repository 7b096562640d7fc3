public import GalleyBase
public import GalleyDrawing

/// The pixels of a picture for a comparison with a recorded picture. They are premultiplied, so
/// that a colour counts in proportion to its opacity.
public struct PicturePixels: Hashable, Sendable {
  /// The part of each pixel that is compared.
  public enum Reading: Hashable, Sendable {
    /// Colour and opacity are compared.
    case colors
    /// Only opacity is compared, as if the whole picture were white. This is for text that was
    /// recorded on a transparent background.
    case opacity
  }

  /// The number of columns and rows.
  public let size: PixelSize
  /// The pixels with four bytes each, rows from the top: red, green and blue multiplied by alpha,
  /// then alpha.
  public private(set) var bytes: [UInt8]

  /// Creates the pixels of a picture. By default, colours and opacity are read.
  public init(_ picture: Bitmap, reading: Reading = .colors) {
    size = picture.size
    bytes = unsafe picture.bytes.withUnsafeBufferPointer { source in
      unsafe [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
        for start in stride(from: 0, to: source.count, by: 4) {
          let alpha = unsafe source[start + 3]
          for channel in 0..<3 {
            unsafe target[start + channel] =
              unsafe reading == .opacity
              ? alpha : alpha == 255 ? source[start + channel] : source[start + channel].times(alpha)
          }
          unsafe target[start + 3] = alpha
        }
        count = source.count
      }
    }
  }

  /// The number of columns.
  @inlinable public var width: Int { size.width }
  /// The number of rows.
  @inlinable public var height: Int { size.height }

  /// Returns the fraction of the pixels outside of `areas` that are more transparent than opaque,
  /// from 0 to 1.
  public func transparency(outside areas: [PixelRect] = []) -> Double {
    var (transparent, all) = (0, 0)
    for y in 0..<height {
      let holes = areas.filter { $0.y <= y && y < $0.maxY }
      for x in 0..<width where !holes.contains(where: { $0.x <= x && x < $0.maxX }) {
        all += 1
        if bytes[4 * (y * width + x) + 3] < 128 { transparent += 1 }
      }
    }
    return all == 0 ? 0 : Double(transparent) / Double(all)
  }

  /// Composites the pixels onto a background of a single opaque colour.
  public mutating func flatten(on color: Color) {
    for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] < 255 {
      let rest = 255 - bytes[start + 3]
      for (channel, below) in [color.red, color.green, color.blue, 255].enumerated() {
        bytes[start + channel] &+= below.times(rest)
      }
    }
  }

  /// Replaces the pixels in `areas` with those of `other`, where both pictures have pixels.
  public mutating func replace(_ areas: [PixelRect], from other: PicturePixels) {
    let shared = PixelRect(x: 0, y: 0, width: min(width, other.width), height: min(height, other.height))
    for area in areas.map({ $0.intersection(shared) }) {
      for y in area.y..<area.maxY {
        let (start, source) = (4 * (y * width + area.x), 4 * (y * other.width + area.x))
        bytes.replaceSubrange(start..<start + 4 * area.width, with: other.bytes[source..<source + 4 * area.width])
      }
    }
  }
}

extension UInt8 {
  /// Returns the channel multiplied by an alpha in 255ths, rounded.
  fileprivate func times(_ alpha: UInt8) -> UInt8 { UInt8((Int(self) * Int(alpha) + 127) / 255) }
}
