public import Foundation
import GalleyBase
import GalleyDrawing

/// A picture that is drawn once and then copied into a context many times.
///
/// Its pixels have the scale of the context that it was made for (from memory).
public final class CGLayer {
  /// The size in points.
  public let size: CGSize
  /// The context that draws the picture. Its origin is in the lower left corner, y up.
  public let context: CGContext?

  /// Creates a clear layer; nil if it would have no pixels, or too many.
  /// - Parameter auxiliaryInfo: has no effect, as on iOS, where it is reserved.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
    guard let own = CGContext(size: size, scale: context.scale, isOpaque: false), let backing = own.backing else {
      return nil
    }
    var canvas = Canvas(scale: context.scale)
    canvas.translateBy(x: 0, y: Double(backing.layout.size.height) / canvas.scale)
    canvas.scaleBy(x: 1, y: -1)
    self.size = size
    self.context = CGContext(canvas, backing: backing)
  }
}

extension CGContext {
  /// Draws a layer that fills a rectangle, as `draw(_:in:)` draws an image.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let image = layer.context?.makeImage() else { return }
    draw(image, in: rect)
  }

  /// Draws a layer in its own size, with its origin at a point. The size is that of the layer's whole
  /// pixels, which may be larger than `layer.size` by less than a pixel.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    guard let image = layer.context?.makeImage(), let scale = layer.context?.scale else { return }
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    draw(image, in: CGRect(origin: point, size: size))
  }
}
