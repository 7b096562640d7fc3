import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import GalleyScenes

extension Press {
  /// Returns the frames that a scene has goldens for; nil stands for the only picture. Nothing is drawn.
  /// - Throws: every mistake in the scene.
  func frames(of golden: GoldenCase) throws -> [String?] {
    let source = SceneSource(
      file: golden.scene, variant: try variant(named: golden.variant, ofScene: golden.scene))
    var changes = SceneChanges()
    if !source.variant.name.isEmpty { changes.variant = source.variant }
    let file = try SceneFile(
      reading: try source.read(), file: source.path, changes: changes, sharing: try project(of: source)?.shared)
    let frames = file.scene.steps.compactMap(\.frame)
    return file.scene.isFilmstrip || frames.isEmpty ? [nil] : frames
  }
}

/// Returns true if a golden is one that galley wrote: a layout dump; or a picture in the form in which galley encodes those
/// pixels, or with a layout of galley's beside it.
func isWrittenByGalley(_ path: String) -> Bool {
  if path.hasSuffix(".layout.json") { return isLayout(path) }
  guard let bytes = try? readFile(path), let picture = try? PNG.decode(bytes) else { return false }
  if PNG.Effort.allCases.contains(where: { (try? PNG.encode(picture, effort: $0)) == bytes }) { return true }
  let stem = String(path.dropLast(".png".count))
  let name = fileName(of: stem)
  // A picture of a frame has its scene's layout: `typing.focused.png` that of `typing`.
  let scene = name.lastIndex(of: ".").map { joined(folder(of: stem), String(name[..<$0])) }
  return isLayout(stem + ".layout.json") || scene.map { isLayout($0 + ".layout.json") } ?? false
}

private func isLayout(_ path: String) -> Bool {
  guard let bytes = try? readFile(path), let dump = try? JSON(reading: bytes) else { return false }
  return dump["galley"]?.integer != nil && dump["size"] != nil && dump["views"] != nil
}
