import GalleyFonts

/// Returns the folder with fonts.json for a scene in `sceneFolder`; empty is the current folder.
func findFontsFolder(named folder: String?, sceneFolder: String) throws -> String {
  do throws(FontsFolder.Failure) {
    return try FontsFolder.find(named: folder, from: [sceneFolder, "."])
  } catch {
    switch error {
    case .noManifest(let folder):
      throw Complaint("there is no fonts.json in \(folder); it pins the fonts that scenes may use")
    case .notFound(let looked):
      throw Complaint(
        "there is no fonts.json, which pins the fonts that scenes may use; looked in \(looked.joined(separator: ", "))."
          + " Name its folder with --fonts or GALLEY_FONTS")
    }
  }
}
