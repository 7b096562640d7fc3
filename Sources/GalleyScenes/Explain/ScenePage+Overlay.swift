public import GalleyBase
public import GalleyDrawing
public import GalleyViews

extension ScenePage {
  /// The drawing commands of the whole picture: the views, the scene's overlay, and its legend
  /// below them.
  public var displayList: DisplayList {
    GalleyViews.displayList(of: window, overlay: scene.overlay, legend: legend)
  }

  /// The size of the whole picture in pixels: `pixelSize` and the size of the legend.
  public var pictureSize: PixelSize {
    PixelSize(width: pixelSize.width, height: pixelSize.height + Int(((legend?.height ?? 0) * scene.scale).rounded()))
  }

  /// Returns the whole picture, with overlay and legend.
  /// - Throws: `SceneError` if drawing it takes more than the scene's budgets, and `BitmapError` if it is larger than a
  ///   picture may be.
  public func picture() throws -> Bitmap {
    let list = try drawnList(asPixels: true)
    return try rasterize(
      list, size: pictureSize, scale: scene.scale, background: scene.background, typesetter: context.typesetter)
  }

  /// Returns the drawing commands of the whole picture, after counting the work.
  /// - Parameter asPixels: true if the lists will become pixels.
  /// - Throws: if the work exceeds the scene's budgets, at the view with the highest cost.
  public func drawnList(asPixels: Bool) throws(SceneError) -> DisplayList {
    let list = try countedList(asPixels: asPixels)
    try account.check()
    return list
  }

  /// Returns the whole picture as a drawing, to be drawn later. First call `checkDrawing()`, which
  /// checks that this picture and the earlier ones are within the budget.
  /// - Parameter asPixels: true if the list will become pixels.
  /// - Throws: if the layers of the picture are larger than the scene's budgets allow.
  package func drawing(asPixels: Bool) throws(SceneError) -> Drawing {
    Drawing(
      try countedList(asPixels: asPixels), size: pictureSize, scale: scene.scale, background: scene.background,
      label: asPixels ? "" : window.spokenText)
  }

  /// Throws if drawing the pictures so far is more work than the scene's budgets allow.
  /// - Throws: if the work exceeds the budgets, at the view with the highest cost.
  package func checkDrawing() throws(SceneError) { try account.check() }

  private func countedList(asPixels: Bool) throws(SceneError) -> DisplayList {
    try account.check(window)
    let list = displayList
    guard asPixels else { return list }
    try account.add(DrawingCost(of: list, size: pictureSize, scale: scene.scale)) {
      drawnSpans(of: window, overlay: scene.overlay, legend: legend)
    }
    return list
  }
}

extension OverlayKind {
  /// The names of overlay kinds in scenes and on the command line, with their values.
  public static var names: [(name: String, value: Set<OverlayKind>)] {
    allCases.map { ($0.rawValue, [$0]) } + [("all", Set(allCases))]
  }
}
