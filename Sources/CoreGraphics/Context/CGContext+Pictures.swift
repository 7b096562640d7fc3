public import Foundation
import GalleyBase
package import GalleyDrawing

extension CGContext {
  // MARK: Pictures

  /// Draws an image scaled to fill a rectangle. The image's upper edge is at the largest y, so the
  /// image is upright in a context with y upwards, and upside down otherwise.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let bitmap = image.isMask ? image.painted(Color(state.fillColor)) : image.pixels
    let flipped = bitmap.flippedVertically()
    compose { canvas in
      if byTiling {
        let reach = canvas.scale > 0 ? 8192 / canvas.scale : 8192
        let columns = (reach / max(rect.width, 1)).rounded(.up)
        let rows = (reach / max(rect.height, 1)).rounded(.up)
        let start = Point(x: rect.minX - columns * rect.width, y: rect.minY - rows * rect.height)
        let area = Size(width: 2 * columns * rect.width, height: 2 * rows * rect.height)
        canvas.draw(flipped, tileSize: Size(rect.size), in: Rect(origin: start, size: area))
      } else {
        canvas.draw(flipped, in: Rect(rect))
      }
    }
  }

  /// Draws a bitmap of the engine upright in a context with y downwards. The context's opacity,
  /// shadow and blend mode apply.
  package func drawUpright(_ bitmap: Bitmap, in rect: CGRect, opacity: CGFloat = 1) {
    let before = state.alpha
    state.alpha *= opacity
    compose { $0.draw(bitmap, in: Rect(rect)) }
    state.alpha = before
  }

  /// Fills a rectangle with a repeated bitmap of the engine, beginning in the upper left corner.
  package func drawUpright(_ bitmap: Bitmap, tileSize: CGSize, in rect: CGRect) {
    compose { $0.draw(bitmap, tileSize: Size(tileSize), in: Rect(rect)) }
  }

  // MARK: Gradients

  /// Draws a gradient along a line into the clipped area.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw(gradient, .linear(from: Point(startPoint), to: Point(endPoint)), options)
  }

  /// Fills the clipped area with a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let shape = Gradient.Shape.radial(
      from: Point(startCenter), radius: startRadius, to: Point(endCenter), endRadius: endRadius)
    draw(gradient, shape, options)
  }

  /// Draws a gradient around a point into the clipped area, beginning at an angle.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    draw(gradient, .conic(center: Point(center), angle: angle), [])
  }

  private func draw(_ gradient: CGGradient, _ shape: Gradient.Shape, _ options: CGGradientDrawingOptions) {
    let stops = gradient.stops.map { Gradient.Stop(location: $0.location, color: Color($0.color)) }
    let gradient = Gradient(
      stops: stops, shape: shape, extendsBefore: options.contains(.drawsBeforeStartLocation),
      extendsAfter: options.contains(.drawsAfterEndLocation))
    compose { $0.draw(gradient) }
  }
}

extension CGImage {
  /// The image as a clipping mask, in the form of black pixels. The opacity of a pixel is the
  /// opacity with which drawing appears there.
  var coverage: Bitmap {
    if !isMask { return pixels }
    return mapped { pixel in
      Color(red: 0, green: 0, blue: 0, alpha: 255 - UInt8((Int(pixel.red) * Int(pixel.alpha) + 127) / 255))
    }
  }

  /// Returns a bitmap of one colour, with the image as its mask.
  func painted(_ color: Color) -> Bitmap {
    mapped { pixel in
      let alpha = (255 - Int(pixel.red)) * Int(color.alpha) / 255
      return Color(red: color.red, green: color.green, blue: color.blue, alpha: UInt8(alpha))
    }
  }

  private func mapped(_ change: (Color) -> Color) -> Bitmap {
    var result = pixels
    for y in 0..<height {
      for x in 0..<width { result[x, y] = change(pixels[x, y]) }
    }
    return result
  }
}
