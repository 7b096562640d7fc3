public import CoreGraphics
import Foundation
import GalleyBase
import GalleyGoldens
import GalleyScenes
import GalleyViews
public import UIKit

extension Diffing where Value == String {
  /// A comparison of layouts, which are stored as JSON. A difference is described by one sentence
  /// for each cause, as in `galley verify`, with the view that changed and the consequences.
  public static let layout = Diffing(
    toData: { Data(StoredLayout(dump: Array($0.utf8)).bytes) },
    fromData: { String(decoding: StoredLayout(reading: Array($0))?.dump ?? Array($0), as: UTF8.self) },
    diff: { expected, actual in
      expected == actual ? nil : (layoutDifference(expected, actual), [])
    })

  private static func layoutDifference(_ expected: String, _ actual: String) -> String {
    let before = LayoutSummary(dump: Array(expected.utf8))
    let causes = before.flatMap { before in LayoutSummary(dump: Array(actual.utf8)).map(before.changes(in:)) } ?? []
    return causes.isEmpty ? firstDifference(expected: expected, actual: actual) : causes.joined(separator: "\n")
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A strategy for layouts as JSON. They contain each view, line, cluster and glyph with its
  /// position in points.
  ///
  /// The format is that of `galley layout`. A layout that differs where the picture is the same names a change that
  /// nobody sees; one that is the same where the picture differs leaves colours and drawing.
  public static let layout = Snapshotting(pathExtension: "layout.json", diffing: .layout)
}

extension Snapshotting where Value == UIView, Format == String {
  /// A strategy that writes the layout of a view and its subviews as JSON, in the size of the view.
  /// A view without a size is first sized to fit.
  public static var layout: Snapshotting { .layout() }

  /// Returns a strategy that writes the layout of a view and its subviews as JSON.
  /// - Parameters:
  ///   - size: the view's size, in points; nil is its own.
  ///   - traits: the traits that it is shown with.
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
  /// A strategy that writes the layout of a screen as JSON, in the size of its view.
  public static var layout: Snapshotting { .layout(on: ViewImageConfig()) }

  /// Returns a strategy that writes the layout of a screen on a device as JSON.
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
