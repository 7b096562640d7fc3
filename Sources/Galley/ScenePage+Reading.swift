import GalleyFiles

extension ScenePage {
  /// Creates a page by reading a scene, laying it out and performing its steps.
  ///
  /// The fonts are those of the scene's project, or else the default ones. Settings in the project's `galley.yaml`
  /// apply.
  /// - Parameters:
  ///   - path: the path of the scene, relative to the current folder.
  ///   - frame: the name of the frame after which the steps end; nil performs all steps.
  ///   - variant: the traits that replace the scene's own.
  /// - Throws: `FileError`, every error in the scene and its project, `SceneFrameError`, and the errors of
  ///   `FontCollection.defaults(in:)`.
  public init(contentsOf path: String, frame: String? = nil, variant: SceneVariant = SceneVariant()) throws {
    let limit = ReadingLimits().fileSize
    let project = try Project.file(above: folder(of: path)).map { file in
      try Project(reading: try readFile(file, limit: limit), file: file)
    }
    var changes = SceneChanges()
    changes.variant = variant
    let file = try SceneFile(
      reading: try readFile(path, limit: limit), file: path, changes: changes, sharing: project?.shared)
    if let frame, !file.scene.steps.contains(where: { $0.frame == frame }) {
      throw SceneFrameError(scene: path, frame: frame, frames: file.scene.steps.compactMap(\.frame))
    }
    let fonts = try file.fonts(adding: .defaults(in: project?.fontsFolder))
    var player = ScenePlayer(file, on: try file.page(with: Typesetter(fonts: fonts)))
    try player.takeSteps(through: frame)
    self = player.page
  }
}
