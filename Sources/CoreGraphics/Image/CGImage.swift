public import Foundation
import GalleyBase
import GalleyDrawing

/// A picture: sRGB with opacity, eight bits a component.
public final class CGImage: Hashable {
  /// The pixels.
  let pixels: Bitmap
  /// True for a picture whose dark pixels let drawing through.
  public let isMask: Bool

  init(pixels: Bitmap, isMask: Bool = false) {
    self.pixels = pixels
    self.isMask = isMask
  }

  /// A picture from bytes. Nil for other forms than eight bits of grey, opacity or colour.
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

  /// A mask from bytes of grey.
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

  /// A picture from a PNG; nil if it is damaged.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, let pixels = try? PNG.decode([UInt8](data as Data)) else { return nil }
    self.init(pixels: pixels)
  }

  // MARK: Form

  /// Columns.
  public var width: Int { pixels.width }
  /// Rows.
  public var height: Int { pixels.height }
  /// Bits of a component.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of a row.
  public var bytesPerRow: Int { 4 * pixels.width }
  /// The space of the colours.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// The place of opacity in `dataProvider`'s pixels.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The form of `dataProvider`'s pixels.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The order of bytes in a word.
  public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
  /// True, for a picture is smoothed when it is scaled.
  public var shouldInterpolate: Bool { true }
  /// The treatment of colours that a space lacks.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// The bytes: red, green, blue and opacity, by which the others are multiplied.
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

  /// Returns the part of the picture inside `rect`, in pixels from the upper left, its edges moved outwards to whole
  /// ones; nil if it has none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !whole.isNull, !whole.isEmpty else { return nil }
    let part = PixelRect(x: Int(whole.minX), y: Int(whole.minY), width: Int(whole.width), height: Int(whole.height))
    return CGImage(pixels: pixels.cropped(to: part), isMask: isMask)
  }

  /// Returns the picture with its opacity multiplied: by how dark a mask is, or by how light another picture is. A mask
  /// of another size is scaled.
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

  /// Returns the picture itself, which does not change.
  public func copy() -> CGImage? { self }

  /// Returns the picture itself: its numbers are taken for another space's.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }

  /// Returns true for the same pixels.
  public static func == (one: CGImage, other: CGImage) -> Bool {
    one === other || (one.pixels == other.pixels && one.isMask == other.isMask)
  }

  /// Hashes the size.
  public func hash(into hasher: inout Hasher) { hasher.combine(pixels.size) }
}
