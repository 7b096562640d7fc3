public import CoreGraphics
import Foundation
public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The picture of a view, in its own size; one without a size is fitted first.
  public static var image: Snapshotting { .image() }

  /// The picture of a view.
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: without a meaning here: there is one way to draw.
  ///   - size: the view's size, in points; nil is its own.
  ///   - traits: the traits that it is shown with.
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
  /// The view and its subviews in words, a line each.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The view and its subviews in words, a line each.
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
  /// The view and its subviews, a line each.
  var tree: String {
    ([description] + subviews.map { "   | " + $0.tree.replacingOccurrences(of: "\n", with: "\n   | ") })
      .joined(separator: "\n")
  }
}
