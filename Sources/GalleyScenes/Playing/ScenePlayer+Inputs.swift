import GalleyFonts

extension ScenePlayer {
  /// The files that the scene and the steps so far were read from, besides the scene's own:
  /// included files, string tables, images, and font files that are named directly.
  public var inputs: [SceneInput] {
    let fonts = file.scene.fonts.files.map(\.path) + page.fontFiles
    return file.inputs + pictures.files.map { SceneInput(path: $0, role: "picture") }
      + fonts.map { SceneInput(path: $0, role: "font") }
  }
}
