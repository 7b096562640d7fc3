import CoreGraphics
import Foundation
import GalleyDrawing
import GalleyGoldens
import UIKit

/// Compares two pictures. The comparison is exact unless one of the precisions is below 1.
struct PictureCheck {
  /// The fraction of pixels that must match, 0…1.
  var precision: Float
  /// The similarity at which two pixels match, 0…1. Each channel may differ by 1 minus this value,
  /// times 255.
  var perceptualPrecision: Float

  /// The maximum difference of a channel that is ignored.
  private var tolerance: Int { Int(((1 - min(max(perceptualPrecision, 0), 1)) * 255).rounded(.down)) }

  /// Returns the failure message and a picture of the difference; nil if the pictures match.
  func failure(reference: UIImage, image: UIImage) -> (String, [XCTAttachment])? {
    guard let expected = reference.bitmap() else {
      return ("The reference has no picture: its size is \(reference.size). Record it again.", [])
    }
    guard let actual = image.bitmap() else {
      return ("The snapshot has no picture: its size is \(image.size). Give the view or the strategy a size.", [])
    }
    let comparison = ImageComparison(expected: expected, actual: actual)
    if comparison.isIdentical { return nil }
    if isNear(expected, actual) {
      ToleratedDifference.current?.sentence = comparison.sentence
      return nil
    }
    let sentence = (scaleSentence(expected, image).map { $0 + " " } ?? "") + comparison.sentence
    let difference = try? differencePicture(expected: expected, actual: actual, tolerance: tolerance)
    guard let bytes = difference.flatMap({ try? PNG.encode($0) }) else { return (sentence, []) }
    var attachment = XCTAttachment(data: Data(bytes))
    attachment.name = "difference"
    return (sentence, [attachment])
  }

  /// Returns a sentence if the reference has the same size in points as the snapshot but another
  /// scale; otherwise nil.
  private func scaleSentence(_ expected: Bitmap, _ image: UIImage) -> String? {
    let scales = [1, 2, 3].filter { scale in
      expected.width == Int((image.size.width * CGFloat(scale)).rounded(.up))
        && expected.height == Int((image.size.height * CGFloat(scale)).rounded(.up))
    }
    guard let scale = scales.first, CGFloat(scale) != image.scale else { return nil }
    return "The reference has \(scale) pixels a point and the snapshot \(Int(image.scale)): give the strategy "
      + "`traits: UITraitCollection(displayScale: \(scale))`, or record it again."
  }

  private func isNear(_ expected: Bitmap, _ actual: Bitmap) -> Bool {
    guard precision < 1 || perceptualPrecision < 1, expected.size == actual.size else { return false }
    let limit = tolerance
    var differing = 0
    for y in 0..<expected.height {
      expected.withRow(y) { left in
        actual.withRow(y) { right in
          for x in 0..<expected.width {
            let places = 4 * x..<4 * x + 4
            if left[4 * x + 3] == 0, right[4 * x + 3] == 0 { continue }
            if places.contains(where: { abs(Int(left[$0]) - Int(right[$0])) > limit }) { differing += 1 }
          }
        }
      }
    }
    return Float(expected.width * expected.height - differing) >= precision * Float(expected.width * expected.height)
  }
}

/// A description of a difference within the tolerance. It is printed although the snapshot passes.
final class ToleratedDifference {
  /// The tolerated difference of the snapshot that is being compared.
  @TaskLocal static var current: ToleratedDifference?

  var sentence: String?
}
