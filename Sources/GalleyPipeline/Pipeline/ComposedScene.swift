package import GalleyBase
package import GalleyDrawing
package import GalleyScenes
package import GalleyText
import GalleyViews

/// A scene with its views laid out, in the state after the steps that were played so far. Only the
/// task that created the value may use it.
package struct ComposedScene {
  package var player: ScenePlayer
  package let source: SceneSource
  package let session: RenderSession

  package init(_ player: ScenePlayer, of source: SceneSource, _ session: RenderSession) {
    self.player = player
    self.source = source
    self.session = session
  }

  private var page: ScenePage { player.page }

  /// The decoded scene file.
  package var scene: Scene { page.scene }

  /// The size of the picture.
  package var pixelSize: PixelSize { page.pictureSize }

  /// Returns the scene's picture as pixels.
  package func picture() throws -> Bitmap {
    try checkingFonts { try page.picture() }
  }

  /// Returns the scene's picture as the bytes of a file.
  package func picture(as format: PictureFormat) throws -> [UInt8] {
    let drawing = try drawing(asPixels: format.isRaster)
    try checkDrawing()
    return try picture(of: drawing, as: format)
  }

  /// Returns the picture as a drawing, which can be drawn later.
  /// - Parameter asPixels: true if the drawing will become pixels.
  func drawing(asPixels: Bool) throws -> Drawing {
    try checkingFonts { try page.drawing(asPixels: asPixels) }
  }

  /// Throws if the drawings created so far are too large in total.
  func checkDrawing() throws { try naming(source.path) { try page.checkDrawing() } }

  /// Returns the pixels of a drawing.
  package func picture(of drawing: Drawing) throws -> Bitmap {
    try checkingFonts {
      try rasterize(
        drawing.list, size: drawing.size, scale: drawing.scale, background: drawing.background,
        typesetter: page.context.typesetter)
    }
  }

  /// Returns a drawing as the bytes of a file.
  package func picture(of drawing: Drawing, as format: PictureFormat) throws -> [UInt8] {
    try checkingFonts { try format.encode(drawing, typesetter: page.context.typesetter) }
  }

  /// Returns the layout as JSON, with the steps so far.
  /// - Parameter name: the value of the first key, "scene"; nil leaves it out.
  package func layoutDump(name: String? = nil, carets: Bool = false) throws -> [UInt8] {
    var options = LayoutDump.Options()
    options.scene = name
    options.includesCarets = carets
    return try checkingFonts { LayoutDump(of: page, steps: player.states, options: options).bytes }
  }

  /// Returns the findings about text that is truncated or clipped, or whose characters no font has.
  func findings() throws -> [TextFinding] {
    try checkingFonts { page.textFindings }
  }

  /// Returns the measurements of the views that show text.
  func measurements() throws -> [TextMeasurement] {
    try checkingFonts { page.textMeasurements }
  }

  /// Returns the explanation of the text layout of all views, or of one view.
  package func explanation(ofView id: String?) throws -> PageExplanation {
    try checkingFonts { try PageExplanation(of: page, view: id) }
  }

  /// Returns the text position nearest to a point of a view that shows text: its offset and its
  /// affinity.
  package func position(nearest point: Point, inView id: String) throws -> (offset: Int, affinity: TextAffinity) {
    try page.position(nearest: point, inView: id)
  }

  /// Returns the value of `body`, which lays out text. Throws if the text needs fonts that cannot
  /// be used.
  package func checkingFonts<Value>(_ body: () throws -> Value) throws -> Value {
    try session.checkingFonts(of: page.context.typesetter) { try naming(source.path, body) }
  }
}
