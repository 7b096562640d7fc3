public import GalleyBase
public import GalleyViews

/// A scene as views with frames, ready to be drawn or dumped. A page and its typesetter belong to
/// one task.
public struct ScenePage {
  /// The scene that the page was built from.
  public let scene: Scene
  /// The canvas: a window as large as the picture, with the scene's views in it.
  public let window: Window
  /// The size of the canvas in points: as set by the scene or needed by its views, then rounded up to whole pixels.
  public let size: Size
  /// The size of the picture in pixels, without the legend of an overlay.
  public let pixelSize: PixelSize
  /// The legend of the scene's overlay; nil for a scene without an overlay.
  let legend: OverlayLegend?

  /// The delegates of the fields and text views.
  let delegates: SceneDelegates

  /// The scene's constraints.
  let layout: SceneLayout

  /// Warnings about font axes and features that the requested faces lack, and about views without a
  /// position.
  let warnings: [SceneWarning]

  /// The paths of the font files that views name directly.
  let fontFiles: [String]

  /// The images that were loaded for the views.
  let pictures: PictureLookup

  /// The counted cost in pixels of drawing the page's pictures.
  let account: DrawingAccount

  /// The render context of the views.
  public var context: RenderContext { window.context }
}
