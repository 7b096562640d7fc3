public import GalleyBase
import GalleyFiles

/// The golden cases found under some paths, and what stands there without belonging to one. Found from names alone:
/// nothing is rendered, so a filter cannot make a golden look orphaned.
public struct GoldenScan: Hashable, Sendable {
  /// The cases, sorted by path, each once.
  public let cases: [GoldenCase]
  /// Pictures and layouts under the folders that no scene accounts for, sorted.
  public let orphans: [String]
  /// Pictures under the folders that are those of frames, if the scene that their names begin with has such frames:
  /// by the path of that scene without its extension, each list sorted. `GoldenCase.strayPictures` tells, once the
  /// scene is drawn.
  public let framePictures: [String: [String]]
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
    let cases = sortedOnce(scenes).map(GoldenCase.init(scene:))
    let stems = Dictionary(grouping: cases, by: \.stem)
    let owned = Set(cases.flatMap { [$0.image, $0.layout] })
    var orphans: [String] = []
    var framePictures: [String: [String]] = [:]
    for path in sortedOnce(others) where !owned.contains(path) {
      if let stem = stemOfFrame(path), stems[stem] != nil {
        framePictures[stem, default: []].append(path)
      } else {
        orphans.append(path)
      }
    }
    self.cases = cases
    self.framePictures = framePictures
    self.orphans = try namedNowhere(orphans, of: cases, materials)
    clashes = cases.filter { stems[$0.stem, default: []].count > 1 }.map(\.scene)
  }

  /// Those of `paths` that no scene names as a picture to show: material is no golden.
  /// - Parameter materials: as in `init`; only asked if there is a picture among the paths.
  public func withoutMaterials(
    _ paths: [String], materials: (_ scene: String) throws(FileError) -> [String]
  ) throws(FileError) -> [String] {
    try namedNowhere(paths, of: cases, materials)
  }
}

private func namedNowhere(
  _ paths: [String], of cases: [GoldenCase], _ materials: (_ scene: String) throws(FileError) -> [String]
) throws(FileError) -> [String] {
  guard paths.contains(where: { $0.hasSuffix(imageExtension) }) else { return paths }
  var named: Set<String> = []
  for other in cases { named.formUnion(try materials(other.scene).map(shortest)) }
  return paths.filter { !$0.hasSuffix(imageExtension) || !named.contains(shortest($0)) }
}

/// The stem of the scene that a picture would belong to as that of a frame: all before the last dot of its name.
private func stemOfFrame(_ path: String) -> String? {
  guard path.hasSuffix(imageExtension) else { return nil }
  let bare = path.dropLast(imageExtension.count)
  guard let dot = bare.lastIndex(of: "."), !bare[dot...].contains("/"), bare.index(after: dot) < bare.endIndex else {
    return nil
  }
  return String(bare[..<dot])
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
