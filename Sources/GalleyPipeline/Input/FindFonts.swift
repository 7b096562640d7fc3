import GalleyFonts

/// Returns the folder with `fonts.json` for a scene in `sceneFolder`. Nil if `isOptional` is true
/// and there is no such folder. An empty path means the current folder.
/// - Parameter isOptional: true to return nil if no folder is named and none is found.
package func findFontsFolder(named folder: String?, sceneFolder: String, isOptional: Bool) throws -> String? {
  do throws(FontsFolder.Failure) {
    return try FontsFolder.find(named: folder, from: [sceneFolder, "."])
  } catch {
    switch error {
    case .noManifest(let folder):
      throw CommandError("there is no fonts.json in \(folder); it pins the fonts that scenes may use")
    case .notFound where isOptional: return nil
    case .notFound(let looked):
      throw CommandError(
        "there is no fonts.json, which pins the fonts that scenes may use; looked in \(looked.joined(separator: ", "))."
          + " Set its folder with --fonts or GALLEY_FONTS, make one with galley fonts add FILE, or list files in the"
          + " scene: fonts: { files: [Some.ttf] }")
    }
  }
}
