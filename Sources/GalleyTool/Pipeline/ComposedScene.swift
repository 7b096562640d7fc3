import GalleyBase
import GalleyDrawing
import GalleyFonts
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
    try checkingFonts { typesetter throws(Complaint) in
      do throws(BitmapError) {
        return try rasterize(
          page.displayList, size: pixelSize, scale: scene.scale, background: scene.background, typesetter: typesetter)
      } catch {
        throw Complaint("\(source.path): \(error.message)")
      }
    }
  }

  /// Size of the picture.
  var pixelSize: PixelSize { page.pictureSize }

  /// Draws the scene as an SVG.
  func drawing() throws(Complaint) -> [UInt8] {
    try checkingFonts { typesetter throws(Complaint) in
      do throws(PNGError) {
        return try SVG.encode(
          page.displayList, size: pixelSize, scale: scene.scale, background: scene.background, typesetter: typesetter,
          label: page.window.spokenText)
      } catch {
        throw Complaint("\(source.path): \(error.message)")
      }
    }
  }

  /// The layout as JSON, with the steps taken so far. `name`: the value of a first key "scene".
  func layoutDump(name: String?, carets: Bool) throws(Complaint) -> [UInt8] {
    var options = LayoutDump.Options()
    options.scene = name
    options.includesCarets = carets
    return try checkingFonts { _ in LayoutDump(of: page, steps: player.states, options: options).bytes }
  }

  private func checkingFonts<Result>(
    _ body: (Typesetter) throws(Complaint) -> Result
  ) throws(Complaint) -> Result {
    let typesetter = page.context.typesetter
    return try press.checkingFonts(of: typesetter) { () throws(Complaint) in try body(typesetter) }
  }
}

extension ComposedScene {
  /// Why the text of all views, or of one, is set as it is.
  func explanation(ofView id: String?) throws(Complaint) -> PageExplanation {
    try checkingFonts { _ throws(Complaint) in
      do throws(PositionError) {
        return try PageExplanation(of: page, view: id)
      } catch {
        throw Complaint(error.message)
      }
    }
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
