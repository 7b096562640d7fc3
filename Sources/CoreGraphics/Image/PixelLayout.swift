import Foundation
import GalleyBase
import GalleyDrawing

/// The layout of pixels in memory. Each component has eight bits.
struct PixelLayout {
  /// The components of a pixel and their order.
  enum Kind: Equatable {
    /// A grey level, computed from the sRGB components with weights.
    case grey
    /// An alpha component without colours.
    case alpha
    /// The positions of red, green, blue and, if there is one, alpha in a pixel.
    case color([Int], alpha: Int?, isPremultiplied: Bool)
  }

  let kind: Kind
  let size: PixelSize
  let bytesPerRow: Int

  /// The number of bytes per pixel.
  var bytesPerPixel: Int {
    if case .color = kind { return 4 }
    return 1
  }

  /// Creates a layout; nil if contexts do not support the format. If `bytesPerRow` is 0, rows have
  /// the minimum number of bytes.
  init?(width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpaceModel?, info: UInt32) {
    guard width > 0, height > 0, bitsPerComponent == 8, info & CGBitmapInfo.floatComponents.rawValue == 0,
      let alpha = CGImageAlphaInfo(rawValue: info & 0x1F), let kind = PixelLayout.kind(alpha, space, info)
    else { return nil }
    self.kind = kind
    size = PixelSize(width: width, height: height)
    let least = width * (kind == .grey || kind == .alpha ? 1 : 4)
    guard bytesPerRow == 0 || bytesPerRow >= least else { return nil }
    self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
  }

  private static func kind(_ alpha: CGImageAlphaInfo, _ space: CGColorSpaceModel?, _ info: UInt32) -> Kind? {
    if alpha == .alphaOnly { return .alpha }
    if space == .monochrome { return alpha == .none ? .grey : nil }
    guard space == .rgb else { return nil }
    let order = info & CGBitmapInfo.byteOrderMask.rawValue
    guard order != CGBitmapInfo.byteOrder16Little.rawValue, order != CGBitmapInfo.byteOrder16Big.rawValue else {
      return nil
    }
    // The positions of the components in a word, high byte first.
    let isAlphaFirst = alpha == .first || alpha == .premultipliedFirst || alpha == .noneSkipFirst
    let hasAlpha = alpha != .none && alpha != .noneSkipFirst && alpha != .noneSkipLast
    var places = isAlphaFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    if order == CGBitmapInfo.byteOrder32Little.rawValue { places = places.map { 3 - $0 } }
    return .color(
      Array(places.prefix(3)), alpha: hasAlpha ? places[3] : nil,
      isPremultiplied: alpha == .premultipliedFirst || alpha == .premultipliedLast)
  }

  /// Returns the bitmap whose pixels are in `bytes`; nil if it cannot be created.
  func bitmap(from bytes: UnsafeRawPointer) -> Bitmap? {
    var pixels = [UInt8](repeating: 0, count: 4 * size.width * size.height)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let pixel = bytes + y * bytesPerRow + x * bytesPerPixel
        let start = 4 * (y * size.width + x)
        func byte(_ place: Int) -> UInt8 { pixel.load(fromByteOffset: place, as: UInt8.self) }
        switch kind {
        case .grey:
          for place in 0..<3 { pixels[start + place] = byte(0) }
          pixels[start + 3] = 255
        case .alpha: pixels[start + 3] = byte(0)
        case .color(let places, let alpha, let isPremultiplied):
          let opacity = alpha.map(byte) ?? 255
          for place in 0..<3 {
            let value = byte(places[place])
            pixels[start + place] = isPremultiplied ? value.straight(opacity) : value
          }
          pixels[start + 3] = opacity
        }
      }
    }
    return try? Bitmap(size: size, bytes: pixels)
  }

  /// Writes a bitmap of this size to `bytes`.
  func write(_ bitmap: Bitmap, to bytes: UnsafeMutableRawPointer) {
    for y in 0..<size.height {
      bitmap.withRow(y) { row in
        for x in 0..<size.width {
          write((row[4 * x], row[4 * x + 1], row[4 * x + 2], row[4 * x + 3]), to: bytes + y * bytesPerRow, x)
        }
      }
    }
  }

  private func write(_ pixel: (UInt8, UInt8, UInt8, UInt8), to row: UnsafeMutableRawPointer, _ x: Int) {
    let start = row + x * bytesPerPixel
    let (red, green, blue) = (
      pixel.0.premultiplied(pixel.3), pixel.1.premultiplied(pixel.3), pixel.2.premultiplied(pixel.3)
    )
    func store(_ value: UInt8, _ place: Int) { start.storeBytes(of: value, toByteOffset: place, as: UInt8.self) }
    switch kind {
    case .grey:
      // The weights of Rec. 709, in 1/65536.
      let sum = 13933 * UInt32(red) + 46871 * UInt32(green) + 4732 * UInt32(blue)
      store(UInt8(truncatingIfNeeded: (sum + 32768) >> 16), 0)
    case .alpha: store(pixel.3, 0)
    case .color(let places, let alpha, let isPremultiplied):
      let straight = alpha != nil && !isPremultiplied
      store(straight ? pixel.0 : red, places[0])
      store(straight ? pixel.1 : green, places[1])
      store(straight ? pixel.2 : blue, places[2])
      if let alpha {
        store(pixel.3, alpha)
      } else {
        store(255, 6 - places[0] - places[1] - places[2])
      }
    }
  }
}

extension UInt8 {
  /// Returns a premultiplied component divided by the alpha component.
  fileprivate func straight(_ alpha: UInt8) -> UInt8 {
    alpha == 0 ? 0 : UInt8(Swift.min(255, (UInt32(self) * 255 + UInt32(alpha) / 2) / UInt32(alpha)))
  }

  /// Returns the component multiplied by the alpha component.
  fileprivate func premultiplied(_ alpha: UInt8) -> UInt8 {
    UInt8((UInt32(self) * UInt32(alpha) + 127) / 255)
  }
}
