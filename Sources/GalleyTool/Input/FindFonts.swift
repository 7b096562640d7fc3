import GalleyFiles
import GalleyGoldens
import Glibc

/// Finds the folder with fonts.json for a scene that lies in `sceneFolder`; empty is the current folder.
func findFontsFolder(named folder: String?, sceneFolder: String) throws(Complaint) -> String {
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

/// `Fonts` in a folder and in each folder above it, by absolute path.
private func foldersUpwards(from start: String) -> [String] {
  guard let resolved = realpath(start, nil) else { return [] }
  defer { free(resolved) }
  var current = String(cString: resolved)
  var candidates: [String] = []
  while true {
    candidates.append(joined(current, "Fonts"))
    let above = folder(of: current)
    guard above != current, !above.isEmpty else { return candidates }
    current = above
  }
}

/// The folder of the running program.
private func programFolder() -> String {
  guard let path = realpath("/proc/self/exe", nil) else { return "." }
  defer { free(path) }
  return folder(of: String(cString: path))
}

/// A variable of the environment; nil if it is not set or empty.
func environmentValue(_ name: String) -> String? {
  guard let value = getenv(name) else { return nil }
  let text = String(cString: value)
  return text.isEmpty ? nil : text
}
