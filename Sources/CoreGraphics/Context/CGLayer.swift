public import Foundation
import GalleyBase
import GalleyDrawing

/// A picture that a program draws once and then copies into contexts many times.
///
/// It has as many pixels per point as the context that is passed to the initialiser (from
/// memory).
public final class CGLayer {
  /// The size in points, as passed to the initialiser.
  public let size: CGSize
  /// The context in which a program draws the layer's picture. The origin is in the lower left
  /// corner, and y increases upwards.
  public let context: CGContext?

  /// Creates a transparent layer; nil if the size in pixels is zero or too large.
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
  /// Draws a layer, scaled to fill a rectangle, in the same way as `draw(_:in:)` draws an image.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let image = layer.context?.makeImage() else { return }
    draw(image, in: rect)
  }

  /// Draws a layer unscaled, with its origin at a point.
  ///
  /// The layer's size is rounded up to whole pixels, so the picture may be larger than
  /// `layer.size` by less than a pixel.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    guard let image = layer.context?.makeImage(), let scale = layer.context?.scale else { return }
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    draw(image, in: CGRect(origin: point, size: size))
  }
}
