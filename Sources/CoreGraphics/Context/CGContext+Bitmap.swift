public import Foundation
import GalleyBase
import GalleyDrawing

extension CGContext {
  /// A context with pixels, one a point, its origin in the lower left, y up.
  ///
  /// Nil for other forms than eight bits of grey, opacity or red, green and blue. `data` is memory for the pixels, which
  /// is written to after each step; nil leaves it to the context.
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

  /// A context with pixels, one a point.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  /// A context with pixels, `scale` a point, its origin in the upper left, y down; nil if it would be too large. An
  /// opaque one is black at first.
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

  /// Columns; 0 without pixels.
  public var width: Int { backing?.layout.size.width ?? 0 }
  /// Rows; 0 without pixels.
  public var height: Int { backing?.layout.size.height ?? 0 }
  /// Bits of a component; 0 without pixels.
  public var bitsPerComponent: Int { backing == nil ? 0 : 8 }
  /// Bits of a pixel; 0 without pixels.
  public var bitsPerPixel: Int { (backing?.layout.bytesPerPixel ?? 0) * 8 }
  /// Bytes of a row; 0 without pixels.
  public var bytesPerRow: Int { backing?.layout.bytesPerRow ?? 0 }
  /// The space of the pixels' colours.
  public var colorSpace: CGColorSpace? { backing?.colorSpace }
  /// The form of the pixels.
  public var bitmapInfo: CGBitmapInfo { backing?.bitmapInfo ?? [] }
  /// The place of opacity in a pixel.
  public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & 0x1F) ?? .none }

  /// The memory of the pixels, as they are now and after each step from now on; nil without pixels.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return backing?.share()
  }

  /// Returns the pixels as they are now; nil without pixels.
  public func makeImage() -> CGImage? {
    flush()
    return backing.map { CGImage(pixels: $0.bitmap) }
  }

  /// Turns what was drawn into pixels. Inside a transparency layer nothing happens.
  public func flush() {
    guard outerLayers.isEmpty, let backing else { return }
    backing.draw(canvas.takeDisplayList(), scale: canvas.scale)
  }

  /// Turns what was drawn into pixels.
  public func synchronize() { flush() }

  /// The clip's bounds: those of the pixels. Clips are not taken into account.
  public var boundingBoxOfClipPath: CGRect {
    guard let backing else { return .infinite }
    let pixels = Rect(
      x: 0, y: 0, width: Double(backing.layout.size.width) / canvas.scale,
      height: Double(backing.layout.size.height) / canvas.scale)
    return CGRect(pixels).applying(CGAffineTransform(canvas.transform).inverted())
  }
}
