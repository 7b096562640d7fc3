import GalleyBase
import GalleyDrawing
public import GalleyFonts
import GalleyViews

extension SceneFile {
  /// Creates the scene's views and sets their frames.
  ///
  /// `auto` means, for text, its intrinsic width and the height of the text in its width (so an `auto` width has no
  /// limit except a label's `preferredMaxLayoutWidth`); for a table, the width of its widest row and the height of all
  /// rows; for a picture, its own size; for a plain view and for the canvas, the extent of its subviews to the right
  /// and downwards from its origin, including hidden ones. In each case it is at least the size that constraints need.
  /// The canvas is then rounded up to whole pixels.
  /// - Parameter typesetter: of the collection that `fonts(adding:)` gave.
  /// - Throws: every missing font and picture, selections outside of their text, constraints that conflict, and a
  ///   canvas that is empty or too large, each at its position in the file.
  public func page(with typesetter: Typesetter) throws(SceneError) -> ScenePage {
    let context: RenderContext
    do throws(FontError) {
      context = try RenderContext(
        typesetter: typesetter, scale: scene.scale, layoutDirection: scene.direction, locale: scene.locale,
        contentSizeCategory: scene.contentSizeCategory, interfaceStyle: scene.interfaceStyle,
        raster: scene.raster)
    } catch {
      throw SceneError([document.diagnostic(error.message, at: document.root, path: SceneKeyPath())])
    }
    var resources = SceneResources(for: context, document, within: readable, budgets)
    scene.labelAppearance.register(in: context, fonts: &resources.fonts)
    let views = scene.views.map { $0.makeView(in: context, &resources) }
    let delegates = SceneDelegates()
    delegates.adopt(scene.views, &resources) { views.view(withID: $0) }
    let selections = zip(views, scene.views).flatMap { $1.selectionMistakes(in: $0, document) }
    let mistakes = resources.mistakes + selections
    if !mistakes.isEmpty { throw SceneError(mistakes) }
    let window = Window(size: .zero, in: context)
    for view in views { window.addSubview(view) }
    shareTabColumns(among: zip(views, scene.views).map { ($0, $1) })
    let layout = SceneLayout()
    try layout.activate(scene, in: window, document)
    for (view, model) in zip(views, scene.views) { view.resolveAutomaticSizes(of: model) }
    return try page(window, delegates, layout, resources)
  }

  /// Sets the size of the window, lays out its views, and returns the finished page.
  private func page(
    _ window: Window, _ delegates: SceneDelegates, _ layout: SceneLayout, _ resources: SceneResources
  ) throws(SceneError) -> ScenePage {
    let grid = PixelGrid(scale: scene.scale)
    let content = window.usesConstraints ? scene.contentSize(of: window) : window.extentOfSubviews
    let size = Size(
      width: grid.ceil(scene.size.width.points ?? content.width),
      height: grid.ceil(scene.size.height.points ?? content.height))
    let pixelSize = PixelSize(
      width: Int((size.width * scene.scale).rounded()), height: Int((size.height * scene.scale).rounded()))
    try check(size, pixelSize)
    window.frame = Rect(origin: .zero, size: size)
    window.showsSelectionHandles = scene.showsSelectionHandles
    scene.setKeyboard(of: window)
    // A keyboard that shows from the start is already up.
    try layout.layOut(window, document)
    window.areAnimationsEnabled = scene.areAnimationsEnabled
    let legend =
      scene.overlay.isEmpty ? nil : OverlayLegend(of: scene.overlay, width: size.width, in: window.context)
    return ScenePage(
      scene: scene, window: window, size: size, pixelSize: pixelSize, legend: legend, delegates: delegates,
      layout: layout, warnings: resources.fonts.warnings + layout.warnings(in: window, document),
      fontFiles: resources.fonts.files.sorted(), pictures: resources.pictures,
      account: DrawingAccount(document, budgets, pictures: scene.steps.count { $0.frame != nil }))
  }

  private func check(_ size: Size, _ pixelSize: PixelSize) throws(SceneError) {
    let path = SceneKeyPath().appending(key: "size")
    func failure(_ message: String) -> SceneError {
      SceneError([document.diagnostic(message, at: document.node(at: path), path: path)])
    }
    if pixelSize.width == 0 || pixelSize.height == 0 {
      let (width, height) = (size.width.plainDecimal, size.height.plainDecimal)
      throw failure(
        "the canvas would be \(width) × \(height) points and show nothing; give it a size, or views that need room")
    }
    let isTooLarge =
      max(pixelSize.width, pixelSize.height) > Bitmap.maximumSide
      || pixelSize.width * pixelSize.height > Bitmap.maximumPixelCount
    if isTooLarge {
      throw failure(
        "the picture would have \(pixelSize.width.grouped) × \(pixelSize.height.grouped) pixels; at most "
          + "\(Bitmap.maximumPixelCount.grouped) in all, and \(Bitmap.maximumSide.grouped) a side, are allowed")
    }
    let count = pixelSize.width * pixelSize.height
    if count > budgets[.canvasPixels] {
      throw failure(Budget.canvasPixels.overrun(total: count, of: budgets[.canvasPixels], here: nil))
    }
  }
}
