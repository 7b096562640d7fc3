public import CoreGraphics
import Foundation
public import UIKit

extension Snapshotting where Value == String, Format == UIImage {
  /// A strategy that draws a string as a picture: black on a transparent background, in the system
  /// font at 17 points, each paragraph on one line.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that draws a string as a picture, black on a transparent background.
  /// - Parameters:
  ///   - font: the font; nil means the system font at 17 points.
  ///   - width: the width available for lines, in points; nil means no limit. The picture is as high as the lines need.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, font: UIFont? = nil, width: CGFloat? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { string in
      let text = NSAttributedString(string: string, attributes: [.font: font ?? .systemFont(ofSize: 17)])
      let room = CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      let needed = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size
      let size = CGSize(width: width ?? needed.width.rounded(.up), height: needed.height.rounded(.up))
      return drawing(size: size, scale: traits.displayScale) { _ in
        text.draw(with: CGRect(origin: .zero, size: size), options: .usesLineFragmentOrigin, context: nil)
      }
    }
  }
}
