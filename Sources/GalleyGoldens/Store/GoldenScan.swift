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
  /// - Parameter materials: the paths of all files that a scene names; a picture among them is no orphan. Only asked
  ///   where a picture has no scene of its own.
  public init(
    paths: [String], materials: (_ scene: String) throws(FileError) -> [String] = { _ in [] }
  ) throws(FileError) {
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
    var orphans = sortedOnce(others).filter { !owned.contains($0) }
    if orphans.contains(where: { $0.hasSuffix(imageExtension) }) {
      var named: Set<String> = []
      for other in cases { named.formUnion(try materials(other.scene).map(shortest)) }
      orphans.removeAll { $0.hasSuffix(imageExtension) && named.contains(shortest($0)) }
    }
    self.orphans = orphans
    let stems = Dictionary(grouping: cases, by: \.stem)
    clashes = cases.filter { stems[$0.stem, default: []].count > 1 }.map(\.scene)
  }
}

private func sortedOnce(_ paths: [String]) -> [String] {
  Set(paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The path without `.`, and without `..` where a folder stands before it.
private func shortest(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
  }
  return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
}
