public import GalleyBase
public import GalleyDrawing
public import GalleyViews

extension ScenePage {
  /// All that the picture shows: the views, the overlay that the scene asks for, and its legend below them.
  public var displayList: DisplayList {
    GalleyViews.displayList(of: window, overlay: scene.overlay, legend: legend)
  }

  /// The size of that picture: `pixelSize`, and the legend's.
  public var pictureSize: PixelSize {
    PixelSize(width: pixelSize.width, height: pixelSize.height + Int(((legend?.height ?? 0) * scene.scale).rounded()))
  }

  /// Returns that picture.
  /// - Throws: `BitmapError` if it is larger than a picture may be.
  public func picture() throws(BitmapError) -> Bitmap {
    try rasterize(
      displayList, size: pictureSize, scale: scene.scale, background: scene.background, typesetter: context.typesetter)
  }
}

extension OverlayKind {
  /// The words for kinds in scenes and on the command line, with what they stand for.
  public static var names: [(name: String, value: Set<OverlayKind>)] {
    allCases.map { ($0.rawValue, [$0]) } + [("all", Set(allCases))]
  }
}
