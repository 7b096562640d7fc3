import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyGoldens
import GalleyPipeline
import GalleyScenes
import GalleyViews

/// A drawn scene that can be drawn again with other rules.
struct DrawnScene {
  let path: String
  let list: DisplayList
  let lines: [GlyphLine]
  let size: PixelSize
  let scale: Double
  let background: Color
  let typesetter: Typesetter

  /// Creates the drawing of a scene in the state after the steps so far.
  init(_ composed: ComposedScene) throws {
    let page = composed.player.page
    path = composed.source.path
    typesetter = page.context.typesetter
    (list, lines) = try composed.session.checkingFonts(of: typesetter) {
      _ = try page.drawnList(asPixels: true)
      let list = displayList(of: page.window)
      return (list, linesOfGlyphs(of: page, drawnBy: list))
    }
    size = page.pixelSize
    scale = page.scene.scale
    background = page.scene.background
  }

  /// Returns the picture that a display list of the scene draws.
  func picture(of list: DisplayList, on background: Color) throws -> Bitmap {
    try naming(path) {
      try rasterize(list, size: size, scale: scale, background: background, typesetter: typesetter)
    }
  }
}

extension DisplayList {
  /// Returns the display list with its commands changed. Commands for which `change` returns nil are left out.
  func changing(_ change: (Command) -> Command?) -> DisplayList {
    DisplayList(commands: commands.compactMap(change), glyphRules: glyphRules)
  }

  /// The commands that draw the background of text and lines: rectangles filled with one colour,
  /// and the clips around them.
  var ground: DisplayList {
    changing { command in
      switch command {
      case .glyphs, .turnedGlyphs, .frame, .fillPath, .fillEvenOdd, .gradient, .strokePath, .image, .turnedImage,
        .tiles:
        nil
      case .fill, .pushClip, .pushClipPath, .pushEvenOddClip, .pushClipMask, .popClip, .pushOpacity, .popOpacity,
        .pushShadow, .popShadow, .pushBlend, .popBlend:
        command
      }
    }
  }
}
