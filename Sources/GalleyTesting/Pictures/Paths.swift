public import CoreGraphics
import Foundation
public import QuartzCore
public import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A strategy that draws a layer as a picture.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that draws a layer as a picture.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { layer in
      drawing(size: layer.bounds.size, scale: traits.displayScale) { layer.render(in: $0) }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A strategy that draws a path as a picture, filled with black.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that draws a path as a picture, filled with black.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      drawing(size: path.bounds.size, scale: scale) { context in
        context.translateBy(x: -path.bounds.minX, y: -path.bounds.minY)
        context.addPath(path.cgPath)
        context.fillPath()
      }
    }
  }
}

extension Snapshotting where Value == NSAttributedString, Format == UIImage {
  /// A strategy that draws attributed text as a picture of the size of the text.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that draws attributed text in a rectangle.
  /// - Parameter size: the size of the rectangle in points; nil means the size of the text with each paragraph on one
  ///   line.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { text in
      let size = size ?? text.size()
      return drawing(size: size, scale: traits.displayScale) { _ in text.draw(in: CGRect(origin: .zero, size: size)) }
    }
  }
}
