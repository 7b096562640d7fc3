public import GalleyBase
public import GalleyViews

/// A scene as views, each with its frame: ready to be drawn or dumped. Belongs, with its typesetter, to one task.
public struct ScenePage {
  /// The scene that it was built from.
  public let scene: Scene
  /// The canvas: a window as large as the picture, with the scene's views in it.
  public let window: Window
  /// The size of the canvas in points: as set by the scene or needed by its views, then rounded up to whole pixels.
  public let size: Size
  /// The size of the picture, without the legend of an overlay.
  public let pixelSize: PixelSize
  /// The legend of the scene's overlay; nil for a scene without one.
  let legend: OverlayLegend?

  /// The delegates of the fields and text views.
  let delegates: SceneDelegates

  /// The scene's constraints.
  let layout: SceneLayout

  /// Warnings about axes and features that the requested faces lack, and about views without a position.
  let warnings: [SceneWarning]

  /// The font files that views name directly.
  let fontFiles: [String]

  /// The pictures that were read for the views.
  let pictures: PictureLookup

  /// The counted cost of its pictures in pixels.
  let account: DrawingAccount

  /// The context of the views.
  public var context: RenderContext { window.context }
}
