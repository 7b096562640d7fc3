public import CoreGraphics
import Foundation
public import UIKit

extension Diffing where Value == UIImage {
  /// A comparison of pictures pixel by pixel, in which all pixels must match.
  public static let image = Diffing.image()

  /// Returns a comparison of pictures pixel by pixel.
  /// - Parameters:
  ///   - precision: the fraction of pixels that must agree, 0…1.
  ///   - perceptualPrecision: the similarity at which two pixels agree, 0…1: each channel may differ by 1 minus this.
  ///   - scale: the number of pixels per point; nil means the screen's.
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
  /// A strategy that compares an image with its reference.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that compares an image with its reference as `Diffing.image` does.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension CGFloat {
  /// The number of pixels per point of the screen in the environment.
  static var ofScreen: CGFloat {
    let scale = UIKitEnvironment.current.traits.displayScale
    return scale > 0 ? scale : 2
  }
}
