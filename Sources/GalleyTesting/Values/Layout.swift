public import CoreGraphics
import Foundation
import GalleyBase
import GalleyGoldens
import GalleyScenes
import GalleyViews
public import UIKit

extension Diffing where Value == String {
  /// Compares layouts as JSON. A failure message describes the first difference and where it is.
  public static let layout = Diffing(
    toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
    diff: { expected, actual in
      expected == actual ? nil : (firstDifference(expected: expected, actual: actual), [])
    })
}

extension Snapshotting where Value == String, Format == String {
  /// A layout as JSON: each view, line, cluster and glyph with its position, in points.
  ///
  /// The format is that of `galley layout`. If the layout differs but the picture does not, the change is invisible; if
  /// the picture differs but the layout does not, the change is in colours or drawing.
  public static let layout = Snapshotting(pathExtension: "layout.json", diffing: .layout)
}

extension Snapshotting where Value == UIView, Format == String {
  /// The layout of a view and its subviews as JSON, in the view's own size; a view without a size is sized to fit
  /// first.
  public static var layout: Snapshotting { .layout() }

  /// The layout of a view and its subviews as JSON.
  /// - Parameters:
  ///   - size: the view's size in points; nil means its own.
  ///   - traits: the traits with which the view is shown.
  public static func layout(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.layout.pullback { view in
      let config = ViewImageConfig(size: size ?? view.frame.size)
      let frame = view.frame
      defer { view.frame = frame }
      return Stage(config: config, traits: traits, view: view, controller: UIViewController()).layout()
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The layout of a view controller as JSON, in the size of its view.
  public static var layout: Snapshotting { .layout(on: ViewImageConfig()) }

  /// The layout of a view controller on a device as JSON.
  public static func layout(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.layout.pullback { controller in
      var config = config
      config.size = size ?? config.size
      return Stage(config: config, traits: traits, view: controller.view, controller: controller).layout()
    }
  }
}

extension Stage {
  /// Returns the layout of the view and its subviews as JSON.
  fileprivate func layout() -> String {
    whilePrepared {
      EngineLock.withLock {
        view.layoutIfNeeded()
        return LayoutDump(of: view.superview?.peer ?? view.peer, size: Size(view.bounds.size)).text
      }
    }
  }
}
