import GalleyDrawing
import GalleyFonts
import GalleyGoldens
import GalleyScenes

// One render: bytes ─read→ ─decode→ scene ─build, layout→ page ─draw→ display list ─rasterize→ picture ─encode→ PNG.

/// Reads a scene and lays it out, before any of its steps: read, decode, find the fonts, build the views.
func compose(_ source: SceneSource, _ changes: SceneChanges, _ press: Press) throws(Complaint) -> ComposedScene {
  let file = try decode(try read(source), source, changes)
  let page = try build(file, try press.typesetter(for: file, sceneFolder: source.folder))
  return ComposedScene(ScenePlayer(file, on: page), of: source, press)
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
