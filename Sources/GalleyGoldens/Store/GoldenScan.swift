/// The golden cases found under some paths, and what stands there without belonging to one. Found from names alone:
/// nothing is rendered, so a filter cannot make a golden look orphaned.
public struct GoldenScan: Hashable, Sendable {
  /// The cases, sorted by path, each once.
  public let cases: [GoldenCase]
  /// Pictures and layouts under the folders that no scene accounts for, sorted.
  public let orphans: [String]
  /// Scenes that share their goldens with another, because only the extension differs, sorted.
  public let clashes: [String]

  /// Looks at `paths`: a folder stands for every scene below it, a file for itself, whatever its extension.
  ///
  /// A picture that a scene of the same folder names is the scene's material, not an orphan.
  public init(paths: [String]) throws(FileError) {
    var scenes: [String] = []
    var others: [String] = []
    for path in paths {
      if isFolder(path) {
        for file in try filesBelow(path) {
          if sceneExtension(of: file) != nil {
            scenes.append(file)
          } else if file.hasSuffix(imageExtension) || file.hasSuffix(layoutExtension) {
            others.append(file)
          }
        }
      } else {
        guard exists(path) else { throw FileError(path: path, reason: "there is no such file or folder") }
        scenes.append(path)
      }
    }
    cases = sortedOnce(scenes).map(GoldenCase.init(scene:))
    let owned = Set(cases.flatMap { [$0.image, $0.layout] })
    var orphans: [String] = []
    for path in sortedOnce(others) where !owned.contains(path) {
      if try isMaterial(path, of: cases) { continue }
      orphans.append(path)
    }
    self.orphans = orphans
    let stems = Dictionary(grouping: cases, by: \.stem)
    clashes = cases.filter { stems[$0.stem, default: []].count > 1 }.map(\.scene)
  }
}

private func sortedOnce(_ paths: [String]) -> [String] {
  Set(paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// Whether a scene in the same folder contains the name of the picture.
private func isMaterial(_ path: String, of cases: [GoldenCase]) throws(FileError) -> Bool {
  let name = Array(fileName(of: path).utf8)
  guard path.hasSuffix(imageExtension) else { return false }
  for other in cases where folder(of: other.scene) == folder(of: path) {
    if contains(try readFile(other.scene), name) { return true }
  }
  return false
}

private func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
  guard let first = part.first, bytes.count >= part.count else { return false }
  return (0...bytes.count - part.count).contains {
    bytes[$0] == first && bytes[$0..<$0 + part.count].elementsEqual(part)
  }
}
