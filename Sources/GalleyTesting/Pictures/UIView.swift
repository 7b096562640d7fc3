public import CoreGraphics
import Foundation
public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A strategy that draws a view as a picture in its own size. A view without a size is first
  /// sized to fit.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that draws a view as a picture.
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: has no effect: Galley has only one way to draw.
  ///   - size: the view's size in points; nil means its own.
  ///   - traits: the traits with which the view is shown.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { view in
      let config = ViewImageConfig(size: size ?? view.frame.size)
      let frame = view.frame
      defer { view.frame = frame }
      return Stage(config: config, traits: traits, view: view, controller: UIViewController()).picture()
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// A strategy that describes the view and its subviews as text, one per line.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy that describes the view and its subviews as text, one per line.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      let config = ViewImageConfig(size: size ?? view.frame.size, traits: traits)
      let stage = Stage(config: config, traits: UITraitCollection(), view: view, controller: UIViewController())
      return stage.whilePrepared { view.tree.withoutAddresses }
    }
  }
}

extension UIView {
  /// A text that describes the view and its subviews, one per line.
  var tree: String {
    ([description] + subviews.map { "   | " + $0.tree.replacingOccurrences(of: "\n", with: "\n   | ") })
      .joined(separator: "\n")
  }
}
