import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyGoldens
import GalleyScenes
import GalleyText
import GalleyViews

// One render: bytes ─read→ ─decode→ scene ─build, layout→ page ─draw→ display list ─rasterize→ picture ─encode→ PNG.

/// Reads a scene and lays it out: read, decode, find the fonts, build the views.
func compose(_ source: SceneSource, _ changes: SceneChanges, _ press: Press) throws(Complaint) -> ComposedScene {
  let file = try decode(try read(source), source, changes)
  let page = try build(file, try press.typesetter(for: file, sceneFolder: source.folder))
  return ComposedScene(page: page, press: press)
}

/// A scene with its views laid out. Belongs to the task that made it.
struct ComposedScene {
  fileprivate let page: ScenePage
  fileprivate let press: Press

  /// What the file says.
  var scene: Scene { page.scene }

  /// Draws the scene and rasterises it.
  func picture() throws(Complaint) -> Bitmap {
    let list = displayList(of: page.window)
    let typesetter = page.context.typesetter
    let bitmap: Bitmap
    do {
      bitmap = try rasterize(
        list, size: page.pixelSize, scale: scene.scale, background: scene.background, typesetter: typesetter)
    } catch {
      throw Complaint(error.message)
    }
    try press.checkFonts(of: typesetter)
    return bitmap
  }

  /// Size of the picture.
  var pixelSize: PixelSize { page.pixelSize }

  /// Draws the scene as an SVG.
  func drawing(of source: SceneSource) throws(Complaint) -> [UInt8] {
    let list = displayList(of: page.window)
    let typesetter = page.context.typesetter
    let drawing: [UInt8]
    do {
      drawing = try SVG.encode(
        list, size: page.pixelSize, scale: scene.scale, background: scene.background, typesetter: typesetter,
        label: page.window.spokenText)
    } catch {
      throw Complaint("\(source.path): \(error.message)")
    }
    try press.checkFonts(of: typesetter)
    return drawing
  }

  /// The layout as JSON. `name`: the value of a first key "scene".
  func layoutDump(name: String?, carets: Bool) throws(Complaint) -> [UInt8] {
    var options = LayoutDump.Options()
    options.scene = name
    options.includesCarets = carets
    let dump = LayoutDump(of: page, options: options)
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

/// The picture as a PNG, quickly.
func encode(_ picture: Bitmap, of source: SceneSource) throws(Complaint) -> [UInt8] {
  do {
    return try PNG.encode(picture)
  } catch {
    throw Complaint("\(source.path): \(error.message)")
  }
}

private func read(_ source: SceneSource) throws(Complaint) -> [UInt8] {
  do {
    return try source.read()
  } catch {
    throw Complaint(error)
  }
}

private func decode(_ bytes: [UInt8], _ source: SceneSource, _ changes: SceneChanges) throws(Complaint) -> SceneFile {
  do {
    return try SceneFile(reading: bytes, file: source.path, changes: changes)
  } catch {
    throw Complaint(error)
  }
}

private func build(_ file: SceneFile, _ typesetter: Typesetter) throws(Complaint) -> ScenePage {
  do {
    return try file.page(with: typesetter)
  } catch {
    throw Complaint(error)
  }
}
