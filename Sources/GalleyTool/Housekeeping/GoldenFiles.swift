import GalleyGoldens
import GalleyPipeline
import GalleyScenes

extension RenderSession {
  /// Returns the names of the frames that need goldens, without drawing the scene. A single nil
  /// means that the scene has only one picture.
  /// - Throws: all mistakes in the scene.
  func frames(of golden: GoldenCase) throws -> [String?] {
    let source = SceneSource(
      file: golden.scene, variant: try variant(named: golden.variant, ofScene: golden.scene))
    var changes = SceneChanges()
    if !source.variant.name.isEmpty { changes.variant = source.variant }
    let file = try SceneFile(
      reading: try bytes(of: source), file: source.path, changes: changes,
      sharing: try project(of: source)?.shared)
    let frames = file.scene.steps.compactMap(\.frame)
    return file.scene.isFilmstrip || frames.isEmpty ? [nil] : frames
  }
}
