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
  /// - Throws: `SceneError` if drawing it takes more than the scene's budgets, and `BitmapError` if it is larger than a
  ///   picture may be.
  public func picture() throws -> Bitmap {
    let list = displayList
    try spend(on: list)
    return try rasterize(
      list, size: pictureSize, scale: scene.scale, background: scene.background, typesetter: context.typesetter)
  }

  /// Counts the pixels of a picture of the page that is about to be made.
  /// - Throws: that with it there are more than the scene's budgets allow, at the view that takes most.
  public func spend(on list: DisplayList) throws(SceneError) {
    try account.spend(DrawingCost(of: list, size: pictureSize, scale: scene.scale)) {
      drawnSpans(of: window, overlay: scene.overlay, legend: legend)
    }
  }
}

extension OverlayKind {
  /// The words for kinds in scenes and on the command line, with what they stand for.
  public static var names: [(name: String, value: Set<OverlayKind>)] {
    allCases.map { ($0.rawValue, [$0]) } + [("all", Set(allCases))]
  }
}
