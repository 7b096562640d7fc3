import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyGoldens
import GalleyScenes
import GalleyViews

/// A scene as it is drawn, ready to be drawn once more in another way.
struct DrawnScene {
  let path: String
  let list: DisplayList
  let lines: [SetLine]
  let size: PixelSize
  let scale: Double
  let background: Color
  let typesetter: Typesetter

  /// The scene in the state that the steps taken so far have left it in.
  init(_ composed: ComposedScene) throws(Complaint) {
    let page = composed.player.page
    path = composed.source.path
    typesetter = page.context.typesetter
    (list, lines) = try composed.press.checkingFonts(of: typesetter) {
      let list = displayList(of: page.window)
      return (list, setLines(of: page, drawnBy: list))
    }
    size = page.pixelSize
    scale = page.scene.scale
    background = page.scene.background
  }

  /// A display list of the scene's, drawn.
  func picture(of list: DisplayList, on background: Color) throws(Complaint) -> Bitmap {
    do {
      return try rasterize(list, size: size, scale: scale, background: background, typesetter: typesetter)
    } catch {
      throw Complaint("\(path): \(error.message)")
    }
  }
}

extension DisplayList {
  /// The same list with other commands; a command that becomes nil is left out.
  func changing(_ change: (Command) -> Command?) -> DisplayList {
    DisplayList(commands: commands.compactMap(change), glyphRules: glyphRules)
  }

  /// The part that lies below text and lines: rectangles that are filled with one colour, and the clips around them.
  var ground: DisplayList {
    changing { command in
      switch command {
      case .glyphs, .turnedGlyphs, .frame, .fillPath, .strokePath, .image, .tiles: nil
      default: command
      }
    }
  }
}
