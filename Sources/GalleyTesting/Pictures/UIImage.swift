public import CoreGraphics
import Foundation
public import UIKit

extension Diffing where Value == UIImage {
  /// Pictures that agree in each pixel.
  public static let image = Diffing.image()

  /// Pictures.
  /// - Parameters:
  ///   - precision: the share of pixels that must agree, 0…1.
  ///   - perceptualPrecision: the likeness that a pixel must have to agree, 0…1: each channel may differ by the rest.
  ///   - scale: pixels per point; nil is the screen's.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let check = PictureCheck(precision: precision, perceptualPrecision: perceptualPrecision)
    return Diffing(
      toData: { $0.pngData() ?? Data() },
      fromData: { UIImage(data: $0, scale: scale.flatMap { $0 > 0 ? $0 : nil } ?? .ofScreen) ?? UIImage() },
      diff: { check.failure(reference: $0, image: $1) })
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A picture.
  public static var image: Snapshotting { .image() }

  /// A picture, compared as `Diffing.image` does.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension CGFloat {
  /// The pixels per point of the environment's screen.
  static var ofScreen: CGFloat {
    let scale = UIKitEnvironment.current.traits.displayScale
    return scale > 0 ? scale : 2
  }
}
