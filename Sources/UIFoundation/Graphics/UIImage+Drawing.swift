public import CoreGraphics
public import Foundation
import GalleyBase
package import GalleyDrawing

extension UIImage {
  /// Draws the picture in its own size, with its upper left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture in its own size with a blend mode and an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture scaled to fill a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the picture into a rectangle with a blend mode and an opacity. The edges of a resizable
  /// picture keep their size.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let bitmap = bitmap() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if blendMode != .normal { context.setBlendMode(blendMode) }
    guard content.isResizable else {
      context.drawUpright(bitmap, in: rect, opacity: alpha)
      return
    }
    for part in parts(of: bitmap, in: rect) {
      if resizingMode == .stretch || part.isFixed {
        context.drawUpright(part.bitmap, in: part.rect, opacity: alpha)
      } else {
        context.drawUpright(part.bitmap, tileSize: part.tileSize, in: part.rect)
      }
    }
  }

  /// Fills a rectangle with the picture, repeated from the upper left corner.
  public func drawAsPattern(in rect: CGRect) {
    guard let bitmap = bitmap() else { return }
    UIGraphicsGetCurrentContext()?.drawUpright(bitmap, tileSize: size, in: rect)
  }

  /// Returns the parts of a resizable picture, each with the rectangle that it fills.
  package func parts(of bitmap: Bitmap, in rect: CGRect) -> [ResizablePart] {
    let columns = Spans(
      pixels: bitmap.width, before: capInsets.left, after: capInsets.right, scale: scale, from: rect.minX, rect.width)
    let rows = Spans(
      pixels: bitmap.height, before: capInsets.top, after: capInsets.bottom, scale: scale, from: rect.minY,
      rect.height)
    return rows.all.flatMap { row in
      columns.all.map { column in
        let part = PixelRect(
          x: column.pixels.lowerBound, y: row.pixels.lowerBound, width: column.pixels.count, height: row.pixels.count)
        return ResizablePart(
          bitmap: bitmap.cropped(to: part),
          rect: CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
          tileSize: CGSize(
            width: column.isFixed ? column.length : CGFloat(column.pixels.count) / scale,
            height: row.isFixed ? row.length : CGFloat(row.pixels.count) / scale),
          isFixed: column.isFixed && row.isFixed)
      }
    }
  }
}

/// A part of a resizable picture.
package struct ResizablePart {
  /// The pixels of the part.
  package var bitmap: Bitmap
  /// The rectangle that the part fills.
  package var rect: CGRect
  /// The size of one repetition of the part in its rectangle.
  package var tileSize: CGSize
  /// True for a corner, which keeps its size.
  package var isFixed: Bool
}

/// The division of a picture's pixels along an axis. The pixels at both ends have a fixed size; the
/// pixels in the middle fill the remaining space.
private struct Spans {
  struct Span {
    var pixels: Range<Int>
    var start: CGFloat
    var length: CGFloat
    var isFixed: Bool
  }

  private(set) var all: [Span] = []

  init(pixels: Int, before: CGFloat, after: CGFloat, scale: CGFloat, from start: CGFloat, _ length: CGFloat) {
    let first = min(max(0, Int((before * scale).rounded())), pixels)
    let last = min(max(0, Int((after * scale).rounded())), pixels - first)
    // Edges that do not fit share the space.
    let wanted = CGFloat(first + last) / scale
    let factor = wanted > length && wanted > 0 ? length / wanted : 1
    let (head, tail) = (CGFloat(first) / scale * factor, CGFloat(last) / scale * factor)
    let spans = [
      Span(pixels: 0..<first, start: start, length: head, isFixed: true),
      Span(pixels: first..<pixels - last, start: start + head, length: length - head - tail, isFixed: false),
      Span(pixels: pixels - last..<pixels, start: start + length - tail, length: tail, isFixed: true),
    ]
    all = spans.filter { !$0.pixels.isEmpty && $0.length > 0 }
  }
}
