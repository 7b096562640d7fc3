public import Foundation
import GalleyBase
import GalleyDrawing

/// An image in sRGB with alpha, with eight bits per component.
public final class CGImage: Hashable, Sendable {
  /// The pixels as the engine's bitmap.
  let pixels: Bitmap
  /// True for an image mask. Drawing appears where its pixels are dark.
  public let isMask: Bool

  init(pixels: Bitmap, isMask: Bool = false) {
    self.pixels = pixels
    self.isMask = isMask
  }

  /// Creates an image from bytes. The format must have eight bits per component: grey, alpha, or
  /// red, green and blue. For any other format the result is nil.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: space.model, info: bitmapInfo.rawValue),
      bitsPerPixel == layout.bytesPerPixel * 8, let data = provider.data,
      data.length >= (height - 1) * layout.bytesPerRow + width * layout.bytesPerPixel,
      let pixels = layout.bitmap(from: data.bytes)
    else { return nil }
    self.init(pixels: pixels)
  }

  /// Creates an image mask from bytes of grey levels.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: .monochrome, info: 0),
      bitsPerPixel == 8, let data = provider.data, data.length >= height * layout.bytesPerRow,
      let pixels = layout.bitmap(from: data.bytes)
    else { return nil }
    self.init(pixels: pixels, isMask: true)
  }

  /// Creates an image from a PNG file; nil if the file is damaged.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, let pixels = try? PNG.decode([UInt8](data as Data)) else { return nil }
    self.init(pixels: pixels)
  }

  // MARK: Format

  /// The width in pixels.
  public var width: Int { pixels.width }
  /// The height in pixels.
  public var height: Int { pixels.height }
  /// The number of bits per component.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes per row.
  public var bytesPerRow: Int { 4 * pixels.width }
  /// The colour space of the pixels, which is sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// The position of the alpha component in the pixels of `dataProvider`.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The format of the pixels of `dataProvider`.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The byte order of the pixels of `dataProvider`.
  public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
  /// True, since images are always smoothed when they are scaled.
  public var shouldInterpolate: Bool { true }
  /// The conversion of colours that a colour space cannot represent.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// The pixels as bytes in the order red, green, blue and alpha. The colours are premultiplied.
  public var dataProvider: CGDataProvider? {
    guard
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: .rgb, info: alphaInfo.rawValue)
    else { return nil }
    var data = Data(count: layout.bytesPerRow * height)
    data.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { layout.write(pixels, to: start) }
    }
    return CGDataProvider(data: data as NSData)
  }

  // MARK: Parts and copies

  /// Returns the part of the image inside `rect`; nil if it contains no pixels. `rect` is in pixels
  /// from the upper left corner, and its edges are moved outwards to whole pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !whole.isNull, !whole.isEmpty else { return nil }
    let part = PixelRect(x: Int(whole.minX), y: Int(whole.minY), width: Int(whole.width), height: Int(whole.height))
    return CGImage(pixels: pixels.cropped(to: part), isMask: isMask)
  }

  /// Returns the image with its alpha multiplied by the darkness of an image mask, or by the
  /// brightness of an ordinary image. A mask of a different size is scaled. Returns nil if the mask
  /// is empty.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard mask.width > 0, mask.height > 0 else { return nil }
    var result = pixels
    for y in 0..<height {
      for x in 0..<width {
        let grey = mask.pixels[x * mask.width / width, y * mask.height / height]
        let light = (13933 * Int(grey.red) + 46871 * Int(grey.green) + 4732 * Int(grey.blue) + 32768) >> 16
        let factor = mask.isMask ? 255 - light : light
        result[x, y].alpha = UInt8((Int(result[x, y].alpha) * factor + 127) / 255)
      }
    }
    return CGImage(pixels: result)
  }

  /// Returns the image itself, which is immutable.
  public func copy() -> CGImage? { self }

  /// Returns the image itself. Its components are treated as components of the other colour space.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }

  /// Returns true if both images have the same pixels.
  public static func == (one: CGImage, other: CGImage) -> Bool {
    one === other || (one.pixels == other.pixels && one.isMask == other.isMask)
  }

  /// Hashes the size of the image.
  public func hash(into hasher: inout Hasher) { hasher.combine(pixels.size) }
}
