import Foundation
import Galley
public import GalleyScenes
public import UIKit

extension Snapshotting where Value == ScenePage, Format == UIImage {
  /// A strategy that draws a scene as a picture.
  ///
  /// ```swift
  /// assertSnapshot(of: try ScenePage(contentsOf: "Examples/city.yaml"), as: .image)
  /// ```
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that draws a scene as a picture.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: 1).pullback {
      page in
      (try? page.picture()).map { UIImage($0, scale: page.scene.scale) } ?? UIImage()
    }
  }
}

extension Snapshotting where Value == ScenePage, Format == String {
  /// A strategy that writes the layout of a scene as JSON, as `galley layout` prints it.
  public static var layout: Snapshotting { SimplySnapshotting.layout.pullback { LayoutDump(of: $0).text } }
}
