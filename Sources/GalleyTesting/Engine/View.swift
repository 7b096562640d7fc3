import Foundation
import Galley
import GalleyBase
import GalleyDrawing
import GalleyScenes
public import GalleyViews
public import UIKit

extension Snapshotting where Value == View, Format == UIImage {
  /// A strategy that draws a view of the engine as a picture on a transparent background, at the
  /// scale of its context.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that draws a view of the engine as a picture on a transparent background,
  /// at the scale of its context.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: 1).pullback {
      view in
      (try? view.picture(background: .clear)).map { UIImage($0, scale: view.context.scale) } ?? UIImage()
    }
  }
}

extension Snapshotting where Value == View, Format == String {
  /// A strategy that writes the layout of a view of the engine and its subviews as JSON.
  public static var layout: Snapshotting {
    SimplySnapshotting.layout.pullback { view in
      view.layoutIfNeeded()
      return LayoutDump(of: view, size: view.bounds.size).text
    }
  }
}
