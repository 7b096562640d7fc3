import GalleyBase
import GalleyDrawing
import GalleyGoldens
import GalleyScenes
import GalleyText
import GalleyViews

/// A scene with its views laid out, as the steps taken so far have left it. Belongs to the task that made it.
struct ComposedScene {
  var player: ScenePlayer
  let source: SceneSource
  let press: Press

  init(_ player: ScenePlayer, of source: SceneSource, _ press: Press) {
    self.player = player
    self.source = source
    self.press = press
  }

  private var page: ScenePage { player.page }

  /// What the file says.
  var scene: Scene { page.scene }

  /// Draws the scene and rasterises it.
  func picture() throws(Complaint) -> Bitmap {
    let list = page.displayList
    let typesetter = page.context.typesetter
    let bitmap: Bitmap
    do {
      bitmap = try rasterize(
        list, size: pixelSize, scale: scene.scale, background: scene.background, typesetter: typesetter)
    } catch {
      throw Complaint("\(source.path): \(error.message)")
    }
    try press.checkFonts(of: typesetter)
    return bitmap
  }

  /// Size of the picture.
  var pixelSize: PixelSize { page.pictureSize }

  /// Draws the scene as an SVG.
  func drawing() throws(Complaint) -> [UInt8] {
    let list = page.displayList
    let typesetter = page.context.typesetter
    let drawing: [UInt8]
    do {
      drawing = try SVG.encode(
        list, size: pixelSize, scale: scene.scale, background: scene.background, typesetter: typesetter,
        label: page.window.spokenText)
    } catch {
      throw Complaint("\(source.path): \(error.message)")
    }
    try press.checkFonts(of: typesetter)
    return drawing
  }

  /// The layout as JSON, with the steps taken so far. `name`: the value of a first key "scene".
  func layoutDump(name: String?, carets: Bool) throws(Complaint) -> [UInt8] {
    var options = LayoutDump.Options()
    options.scene = name
    options.includesCarets = carets
    let dump = LayoutDump(of: page, steps: player.states, options: options)
    try press.checkFonts(of: page.context.typesetter)
    return dump.bytes
  }
}

extension ComposedScene {
  /// Why the text of all views, or of one, is set as it is.
  func explanation(ofView id: String?) throws(Complaint) -> PageExplanation {
    let explanation: PageExplanation
    do {
      explanation = try PageExplanation(of: page, view: id)
    } catch {
      throw Complaint(error.message)
    }
    try press.checkFonts(of: page.context.typesetter)
    return explanation
  }

  /// The text position nearest to a point of a view that shows text.
  func position(nearest point: Point, inView id: String) throws(Complaint) -> (offset: Int, affinity: TextAffinity) {
    do {
      return try page.position(nearest: point, inView: id)
    } catch {
      throw Complaint(error.message)
    }
  }
}
