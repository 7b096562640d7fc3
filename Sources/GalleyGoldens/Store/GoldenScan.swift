public import GalleyBase
import GalleyFiles
import GalleyScenes

/// The scenes and variants below some paths, and the goldens that belong to none of them. Both are
/// found by names alone, without drawing, so that a filter cannot make a golden an orphan.
public struct GoldenScan: Sendable {
  /// The scenes and variants, sorted by path and without duplicates.
  public let cases: GoldenCases
  /// The goldens without a scene below the searched folders, sorted. These are files that Galley
  /// wrote, and other pictures in folders that have scenes.
  public let orphans: [String]
  /// The files below the searched folders that have the name of a scene but are not scenes, sorted.
  public let passedOver: [String]
  /// The pictures below the searched folders that may show frames, sorted, by the path of their
  /// scene without its extension. After the scene is drawn, `GoldenCase.strayPictures` finds those
  /// that show no frame.
  public let framePictures: [String: [String]]
  /// The scenes that have the same goldens as another scene, because only their extensions differ;
  /// sorted.
  public let clashes: [String]

  /// Searches `paths`. A folder means all scenes below it, and a file means the file itself,
  /// regardless of its extension. Folders named `__Snapshots__` below a folder are skipped, since
  /// their files belong to tests of programs. Pictures in folders named `Pictures` are skipped if
  /// there is no layout for them.
  ///
  /// Files that show failures of an earlier run are skipped too, wherever they are, and so is each file without the key
  /// `galley`, unless the golden layout beside it shows that it was a scene.
  ///
  /// - Parameters:
  ///   - excluded: folders to skip.
  ///   - materials: returns the paths of all files that a scene names; a picture among them is not an orphan. Called
  ///     only for a picture without a scene of its own.
  ///   - variants: returns the variants of a scene, besides the scene itself.
  public init(
    paths: [String], excluding excluded: [String] = [],
    materials: (_ scene: String) throws(FileError) -> [String] = { _ in [] },
    variants: (_ scene: String) -> GoldenVariants = { _ in .none }
  ) throws(FileError) {
    var scenes: [String] = []
    var others: [String] = []
    var passedOver: [String] = []
    var spellings = Spellings()
    for path in paths {
      if isFolder(path) {
        for found in try filesBelow(path) where fileName(of: found) != projectFile && !isSnapshot(found, below: path) {
          guard !isArtifact(found, excluded), !isDrawing(found, below: path) else { continue }
          let file = spellings.first(of: found)
          if sceneExtension(of: file) != nil {
            if isScene(file) { scenes.append(file) } else { passedOver.append(file) }
          } else if [imageExtension, layoutExtension, cellsExtension].contains(where: file.hasSuffix) {
            others.append(file)
          }
        }
      } else {
        guard exists(path) else { throw FileError(path: path, reason: "there is no such file or folder") }
        guard stem(ofGolden: path) == nil else {
          throw FileError(path: path, reason: "is a golden, not a scene: give the scene, or the folder that has it")
        }
        scenes.append(spellings.first(of: path))
      }
    }
    let whole = Set(scenes.map { GoldenCase(scene: $0).stem })
    let damaged = passedOver.filter { !whole.contains(GoldenCase(scene: $0).stem) && hasLayout($0) }
    scenes += damaged
    passedOver.removeAll(where: damaged.contains)
    let cases = GoldenCases(sortedOnce(scenes), variants: variants)
    var stems: [String: Int] = [:]
    var owned: Set<String> = []
    // Thousands of cells may have their lines in one file.
    var sceneOfLines: String?
    for golden in cases {
      if golden.keepsPicture {
        stems[golden.stem, default: 0] += 1
        owned.formUnion([golden.image, golden.layout])
      } else if golden.scene != sceneOfLines {
        owned.insert(golden.cells)
        sceneOfLines = golden.scene
      }
    }
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
    let homes = Set(cases.scenes.map { folder(of: $0) })
    // A file that has the name of a scene may become one again.
    let spared = Set(passedOver.map { GoldenCase(scene: $0).stem })
    let own = orphans.filter { path in
      guard isWrittenByGalley(path) || path.hasSuffix(imageExtension) && homes.contains(folder(of: path)) else {
        return false
      }
      return spared.isDisjoint(with: sceneStems(ofGolden: path))
    }
    self.orphans = try namedNowhere(own, of: cases.scenes, materials)
    self.passedOver = sortedOnce(passedOver)
    let isShared = stems.contains { $0.value > 1 }
    clashes =
      isShared ? cases.lazy.filter { $0.keepsPicture && stems[$0.stem, default: 0] > 1 }.map(\.title) : []
  }

  /// Returns the given paths without pictures that a scene uses.
  /// - Parameter materials: as in `init`; called only if a path is a picture.
  public func withoutMaterials(
    _ paths: [String], materials: (_ scene: String) throws(FileError) -> [String]
  ) throws(FileError) -> [String] {
    try namedNowhere(paths, of: cases.scenes, materials)
  }
}

/// The spellings of folders. If a folder is spelt in several ways, the first spelling is used, so
/// that its files are found only once.
private struct Spellings {
  private var places: [String: String] = [:]
  private var firsts: [String: String] = [:]

  /// Returns the path of a file, with its folder in the first spelling.
  mutating func first(of path: String) -> String {
    let folder = folder(of: path)
    let place = places[folder] ?? nearestFolder(folder)
    places[folder] = place
    guard let first = firsts[place] else {
      firsts[place] = folder
      return path
    }
    return first == folder ? path : joined(first, fileName(of: path))
  }
}

/// Returns true if galley wrote a layout for a file with the name of a scene. If the file is not a
/// scene any more, it has lost its key `galley`, and must be reported instead of skipped.
private func hasLayout(_ path: String) -> Bool {
  let layout = GoldenCase(scene: path).layout
  return exists(layout) && isWrittenByGalley(layout)
}

/// Returns the stems (paths without extension) of the scenes to which a golden may belong, from its
/// path.
package func sceneStems(ofGolden path: String) -> [String] {
  stems(ofGolden: stem(ofGolden: path) ?? path).flatMap(stems(ofScene:))
}

/// The name of a project's file, which is not a scene.
private let projectFile = "galley.yaml"

private func namedNowhere(
  _ paths: [String], of scenes: [String], _ materials: (_ scene: String) throws(FileError) -> [String]
) throws(FileError) -> [String] {
  guard paths.contains(where: { $0.hasSuffix(imageExtension) }) else { return paths }
  var named: Set<String> = []
  for scene in scenes { named.formUnion(try materials(scene).map(\.withoutDots)) }
  return paths.filter { !$0.hasSuffix(imageExtension) || !named.contains($0.withoutDots) }
}

/// Returns the stem of the scene whose frame a picture may show: the picture's path up to the last
/// dot of its name. Nil if there is no such dot.
private func stemOfFrame(_ path: String) -> String? {
  guard path.hasSuffix(imageExtension) else { return nil }
  let bare = path.dropLast(imageExtension.count)
  guard let dot = bare.lastIndex(of: "."), !bare[dot...].contains("/"), bare.index(after: dot) < bare.endIndex else {
    return nil
  }
  return String(bare[..<dot])
}

/// Returns true if a file is in a folder `__Snapshots__` below a searched folder, and so belongs to
/// a program's tests.
private func isSnapshot(_ path: String, below folder: String) -> Bool {
  path.dropFirst(folder.count).split(separator: "/").dropLast().contains("__Snapshots__")
}

/// Returns true if a picture is in a folder `Pictures` below a searched folder and there is no
/// layout for it. Such a picture was drawn by `galley render` and is not a golden.
private func isDrawing(_ path: String, below folder: String) -> Bool {
  guard path.hasSuffix(imageExtension), let stem = stem(ofGolden: path), !exists(stem + layoutExtension) else {
    return false
  }
  return path.dropFirst(folder.count).split(separator: "/").dropLast().contains(Substring(picturesFolder))
}

/// Returns true if a file shows a failure of an earlier run, or is in a folder with such files.
private func isArtifact(_ path: String, _ folders: [String]) -> Bool {
  if Artifacts.endings.contains(where: { path.hasSuffix($0) }) { return true }
  let path = path.withoutDots
  return folders.map(\.withoutDots).contains { path.hasPrefix($0 + "/") }
}

private func sortedOnce(_ paths: [String]) -> [String] {
  Set(paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
