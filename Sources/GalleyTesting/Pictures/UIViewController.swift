public import CoreGraphics
import Foundation
public import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A strategy that draws a view controller as a picture, in the size of its view.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that draws a view controller as a picture on a device.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { controller in
      var config = config
      config.size = size ?? config.size
      return Stage(config: config, traits: traits, view: controller.view, controller: controller).picture()
    }
  }

  /// Returns a strategy that draws a view controller as a picture.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(size: size, traits: traits), precision: precision, perceptualPrecision: perceptualPrecision,
      traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// A strategy that describes the view controller and its children as text, one per line.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      Stage(config: ViewImageConfig(), traits: UITraitCollection(), view: controller.view, controller: controller)
        .whilePrepared { controller.tree.withoutAddresses }
    }
  }

  /// A strategy that describes the views of the view controller as text, one per line.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy that describes the views of the view controller as text, one per line.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      var config = config
      config.size = size ?? config.size
      return Stage(config: config, traits: traits, view: controller.view, controller: controller)
        .whilePrepared { controller.view.tree.withoutAddresses }
    }
  }
}

extension UIViewController {
  /// A text that describes the view controller and its children, one per line.
  var tree: String {
    let state = viewIfLoaded?.window == nil ? "disappeared" : "appeared"
    let view = viewIfLoaded.map { "\(type(of: $0))" } ?? "(view not loaded)"
    return
      (["<\(type(of: self))>, state: \(state), view: <\(view)>"]
      + children.map { "   | " + $0.tree.replacingOccurrences(of: "\n", with: "\n   | ") })
      .joined(separator: "\n")
  }
}
