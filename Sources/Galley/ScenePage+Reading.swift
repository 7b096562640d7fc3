import GalleyFiles

extension ScenePage {
  /// Reads a scene, lays it out, and takes its steps.
  ///
  /// Its fonts are those of its project, else the default ones. What the project's `galley.yaml` shares counts.
  /// - Parameters:
  ///   - path: the scene, from the current folder.
  ///   - frame: the frame at which the steps end; nil takes all of them.
  ///   - variant: the traits that the scene is drawn in instead of its own.
  /// - Throws: `FileError`, every mistake in the scene and its project, `SceneFrameError`, and the errors of
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
