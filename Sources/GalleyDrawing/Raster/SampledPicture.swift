import GalleyBase
import GalleyRaster

/// A transformed picture whose colour is computed at the middle of each target pixel.
struct SampledPicture {
  private let pixels: [Pixel]
  private let size: PixelSize
  /// The transform from target pixels to those of `pixels`; nil if the transformed picture has no
  /// area.
  private let inverse: AffineTransformation?
  /// The outline of the picture in the target.
  let outline: Outline

  /// - Parameter transform: from the picture's pixels to points; a point is `scale` pixels.
  ///
  /// A picture that shrinks is first scaled down by area, so that each of its pixels contributes.
  init(_ bitmap: Bitmap, _ transform: AffineTransformation, scale: Double) {
    let inTarget = transform.concatenating(.scale(x: scale, y: scale))
    let across = (inTarget.a * inTarget.a + inTarget.b * inTarget.b).squareRoot()
    let down = (inTarget.c * inTarget.c + inTarget.d * inTarget.d).squareRoot()
    let (width, height) = (
      SampledPicture.length(bitmap.width, times: across), SampledPicture.length(bitmap.height, times: down)
    )
    size = PixelSize(width: width, height: height)
    pixels = bitmap.premultiplied(scaledTo: size, part: PixelRect(x: 0, y: 0, width: width, height: height))
    let shrinking = AffineTransformation.scale(
      x: Double(bitmap.width) / Double(width), y: Double(bitmap.height) / Double(height))
    inverse = shrinking.concatenating(inTarget).inverted
    outline = SampledPicture.outline(bitmap, inTarget)
  }

  /// Returns the target pixels that overlap a transformed picture.
  static func bounds(_ bitmap: Bitmap, _ transform: AffineTransformation, scale: Double) -> PixelRect {
    outline(bitmap, transform.concatenating(.scale(x: scale, y: scale))).pixelBounds
  }

  private static func outline(_ bitmap: Bitmap, _ inTarget: AffineTransformation) -> Outline {
    let (right, bottom) = (Double(bitmap.width), Double(bitmap.height))
    let corners = [Point.zero, Point(x: right, y: 0), Point(x: right, y: bottom), Point(x: 0, y: bottom)]
    var outline = Outline()
    outline.append(corners.map(inTarget.apply(to:)))
    return outline
  }

  private static func length(_ pixels: Int, times factor: Double) -> Int {
    factor < 1 ? max(1, Int((Double(pixels) * factor).rounded(.up))) : pixels
  }

  /// Returns the premultiplied pixels of `bounds`. Each is the mean of the four nearest pixels of
  /// the picture. At the edge of the picture, its outermost pixels are used.
  func pixels(in bounds: PixelRect) -> [Pixel] {
    guard let inverse else { return [Pixel](repeating: 0, count: bounds.width * bounds.height) }
    var result: [Pixel] = []
    result.reserveCapacity(bounds.width * bounds.height)
    for y in 0..<bounds.height {
      for x in 0..<bounds.width {
        let center = Point(x: Double(bounds.x + x) + 0.5, y: Double(bounds.y + y) + 0.5)
        result.append(pixel(at: inverse.apply(to: center)))
      }
    }
    return result
  }

  private func pixel(at point: Point) -> Pixel {
    let (x, y) = (Subpixel(pixels: point.x - 0.5), Subpixel(pixels: point.y - 0.5))
    let (column, row) = (x.pixelFloor, y.pixelFloor)
    // The weights are in 1/256.
    let (right, below) = (UInt32(x.steps >> 8 & 255), UInt32(y.steps >> 8 & 255))
    var sums = SIMD4<UInt32>(repeating: 32_768)
    sums &+= channels(column, row) &* ((256 - right) * (256 - below))
    sums &+= channels(column + 1, row) &* (right * (256 - below))
    sums &+= channels(column, row + 1) &* ((256 - right) * below)
    sums &+= channels(column + 1, row + 1) &* (right * below)
    return Pixel(sums &>> 16)
  }

  private func channels(_ column: Int, _ row: Int) -> SIMD4<UInt32> {
    let (x, y) = (min(max(column, 0), size.width - 1), min(max(row, 0), size.height - 1))
    return pixels[y * size.width + x].channels
  }
}

extension Compositor {
  /// Draws a picture. `transform` converts its pixels to points.
  func draw(_ bitmap: Bitmap, _ transform: AffineTransformation) {
    let picture = SampledPicture(bitmap, transform, scale: scale)
    let inner = clip.intersection(picture.outline)
    guard !inner.bounds.isEmpty else { return }
    picture.pixels(in: inner.bounds).withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress {
        LayerPainter(surface: surface, clip: inner, opacity: 255, mode: mode).draw(start, bounds: inner.bounds)
      }
    }
  }
}

extension Clip {
  /// Returns this clip limited to a picture. The opacity of each pixel of the picture is its
  /// coverage.
  func intersection(_ picture: SampledPicture) -> Clip {
    let inner = intersection(picture.outline)
    guard !inner.bounds.isEmpty else { return inner }
    let opacity = picture.pixels(in: inner.bounds).map { UInt8(truncatingIfNeeded: $0.alphaChannel) }
    return Clip(bounds: inner.bounds, mask: ClipMask(opacity, bounds: inner.bounds, within: inner.mask))
  }
}
