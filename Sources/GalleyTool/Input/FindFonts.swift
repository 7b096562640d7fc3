import GalleyFiles
import GalleyGoldens

/// Returns the folder with fonts.json for a scene in `sceneFolder`; empty is the current folder.
func findFontsFolder(named folder: String?, sceneFolder: String) throws -> String {
  if let folder = folder ?? environmentValue("GALLEY_FONTS") {
    guard exists(joined(folder, "fonts.json")) else {
      throw Complaint("there is no fonts.json in \(folder); it pins the fonts that scenes may use")
    }
    return folder
  }
  var looked: [String] = []
  for start in [sceneFolder.isEmpty ? "." : sceneFolder, ".", programFolder()] {
    for candidate in foldersUpwards(from: start) where !looked.contains(candidate) {
      looked.append(candidate)
      if exists(joined(candidate, "fonts.json")) { return candidate }
    }
  }
  throw Complaint(
    "there is no fonts.json, which pins the fonts that scenes may use; looked in \(looked.joined(separator: ", "))."
      + " Name its folder with --fonts or GALLEY_FONTS")
}

/// Returns the absolute path of `Fonts` in a folder and in each folder above it.
private func foldersUpwards(from start: String) -> [String] {
  guard var current = resolvedPath(start) else { return [] }
  var candidates: [String] = []
  while true {
    candidates.append(joined(current, "Fonts"))
    let above = folder(of: current)
    guard above != current, !above.isEmpty else { return candidates }
    current = above
  }
}

/// Returns the folder of the running program.
private func programFolder() -> String { resolvedPath("/proc/self/exe").map(folder(of:)) ?? "." }
