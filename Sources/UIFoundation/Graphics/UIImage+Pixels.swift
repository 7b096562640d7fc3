import CoreGraphics
public import Foundation
package import GalleyBase
package import GalleyDrawing

extension UIImage {
  /// Creates a picture from the engine's bitmap, with `scale` pixels per point.
  package convenience init(_ bitmap: Bitmap, scale: CGFloat) {
    self.init(cgImage: CGImage(bitmap), scale: scale, orientation: .up)
  }

  /// Returns the pixels as they are drawn: upright, and in the colour of `withTintColor` or, for a
  /// template, in `tint`. Returns nil for an empty picture.
  package func bitmap(tint: UIColor? = nil) -> Bitmap? {
    guard let bitmap = cgImage?.bitmap.oriented(imageOrientation) else { return nil }
    guard let color = content.tint ?? (renderingMode == .alwaysTemplate ? tint : nil) else { return bitmap }
    return bitmap.painted(Color(color.cgColor))
  }

  /// Returns the picture as PNG data; nil for an empty picture.
  public func pngData() -> Data? {
    guard let bitmap = bitmap(), let bytes = try? PNG.encode(bitmap) else { return nil }
    return Data(bytes)
  }

  /// Returns nil, since Galley has no JPEG encoder.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

extension CGImage {
  /// Creates a picture from PNG data; nil for other data.
  convenience init?(png data: Data) {
    guard let bitmap = try? PNG.decode([UInt8](data)) else { return nil }
    self.init(bitmap)
  }
}

extension Bitmap {
  /// Returns the picture with all pixels in a single colour. The pixels keep only their opacity.
  package func painted(_ color: Color) -> Bitmap {
    var bytes = self.bytes
    for start in stride(from: 0, to: bytes.count, by: 4) {
      (bytes[start], bytes[start + 1], bytes[start + 2]) = (color.red, color.green, color.blue)
      bytes[start + 3] = UInt8((Int(bytes[start + 3]) * Int(color.alpha) + 127) / 255)
    }
    return (try? Bitmap(size: size, bytes: bytes)) ?? self
  }

  /// Returns the pixels turned upright.
  fileprivate func oriented(_ orientation: UIImage.Orientation) -> Bitmap {
    switch orientation {
    case .up: self
    case .down: flippedHorizontally().flippedVertically()
    case .upMirrored: flippedHorizontally()
    case .downMirrored: flippedVertically()
    case .leftMirrored: transposed
    case .rightMirrored: transposed.flippedHorizontally().flippedVertically()
    case .right: transposed.flippedHorizontally()
    case .left: transposed.flippedVertically()
    }
  }

  /// The pixels with rows and columns exchanged.
  private var transposed: Bitmap {
    var bytes = [UInt8](repeating: 0, count: self.bytes.count)
    for y in 0..<height {
      for x in 0..<width {
        let (from, to) = (4 * (y * width + x), 4 * (x * height + y))
        for channel in 0..<4 { bytes[to + channel] = self.bytes[from + channel] }
      }
    }
    return (try? Bitmap(size: PixelSize(width: height, height: width), bytes: bytes)) ?? self
  }
}
