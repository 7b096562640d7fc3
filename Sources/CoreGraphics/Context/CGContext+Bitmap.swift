public import Foundation
import GalleyBase
import GalleyDrawing

extension CGContext {
  /// Creates a bitmap context with one pixel per point; nil if the format of the pixels is not
  /// supported. The origin is in the lower left corner, with y upwards.
  ///
  /// Returns nil unless the format is eight bits of grey, of alpha, or of red, green and blue. `data` is memory for the
  /// pixels, which is updated after each drawing call; if it is nil, the context allocates the memory.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: space.model, info: bitmapInfo),
      let backing = BitmapBacking(layout, space, CGBitmapInfo(rawValue: bitmapInfo), data: data)
    else { return nil }
    var canvas = Canvas(scale: 1)
    canvas.translateBy(x: 0, y: Double(height))
    canvas.scaleBy(x: 1, y: -1)
    self.init(canvas, backing: backing)
  }

  /// Creates a bitmap context with one pixel per point; nil if the format of the pixels is not
  /// supported.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  /// Creates a bitmap context with `scale` pixels per point; nil if it would be empty or too large.
  /// The origin is in the upper left corner, with y downwards. An opaque context is black at first.
  package convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipLast : .premultipliedLast
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width < 1e6, height < 1e6,
      let layout = PixelLayout(
        width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0, space: .rgb, info: alpha.rawValue),
      let backing = BitmapBacking(
        layout, CGColorSpaceCreateDeviceRGB(), CGBitmapInfo(rawValue: alpha.rawValue), data: nil)
    else { return nil }
    self.init(Canvas(scale: scale), backing: backing)
  }

  /// The width in pixels; 0 if the context has no pixels.
  public var width: Int { backing?.layout.size.width ?? 0 }
  /// The height in pixels; 0 if the context has no pixels.
  public var height: Int { backing?.layout.size.height ?? 0 }
  /// The number of bits per component; 0 if the context has no pixels.
  public var bitsPerComponent: Int { backing == nil ? 0 : 8 }
  /// The number of bits per pixel; 0 if the context has no pixels.
  public var bitsPerPixel: Int { (backing?.layout.bytesPerPixel ?? 0) * 8 }
  /// The number of bytes per row; 0 if the context has no pixels.
  public var bytesPerRow: Int { backing?.layout.bytesPerRow ?? 0 }
  /// The colour space of the pixels.
  public var colorSpace: CGColorSpace? { backing?.colorSpace }
  /// The format of the pixels.
  public var bitmapInfo: CGBitmapInfo { backing?.bitmapInfo ?? [] }
  /// The position and kind of the alpha component in a pixel.
  public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & 0x1F) ?? .none }

  /// The memory of the pixels; nil without pixels. Reading this property updates the memory, and
  /// from then on each drawing call updates it too.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return backing?.share()
  }

  /// Returns an image of the current pixels; nil if the context has no pixels.
  public func makeImage() -> CGImage? {
    flush()
    return backing.map { CGImage(pixels: $0.bitmap) }
  }

  /// Draws all recorded drawing into the pixels. Inside a transparency layer it does nothing.
  public func flush() {
    guard outerLayers.isEmpty, let backing else { return }
    backing.draw(canvas.takeDisplayList(), scale: canvas.scale)
  }

  /// Draws all recorded drawing into the pixels.
  public func synchronize() { flush() }

  /// The bounds of the whole bitmap in the current coordinates. Clips are not taken into account.
  public var boundingBoxOfClipPath: CGRect {
    guard let backing else { return .infinite }
    let pixels = Rect(
      x: 0, y: 0, width: Double(backing.layout.size.width) / canvas.scale,
      height: Double(backing.layout.size.height) / canvas.scale)
    return CGRect(pixels).applying(CGAffineTransform(canvas.transform).inverted())
  }
}
