import GalleyBase
import GalleyDrawing
import GalleyFiles

/// The folder into which `galley render` draws by default.
package let picturesFolder = "Pictures"

/// The maximum number of bytes that are read to find out whether a file is a scene or a golden.
private let readLimit = 1 << 24

/// Returns true if a file is a golden that galley wrote: a layout with valid contents, a cells
/// file, or a picture that is encoded as galley encodes its pixels. The file's folder is not
/// considered, since other pictures may be in the same folder.
package func isWrittenByGalley(_ path: String) -> Bool {
  if path.hasSuffix(layoutExtension) {
    guard let bytes = try? readFile(ifPresent: path, limit: readLimit) else { return false }
    return LayoutSummary(dump: bytes) != nil
  }
  if path.hasSuffix(cellsExtension) { return (try? CellFile(reading: path))?.isEmpty == false }
  guard path.hasSuffix(imageExtension) else { return false }
  guard let bytes = try? readFile(ifPresent: path, limit: readLimit), let picture = try? PNG.decode(bytes) else {
    return false
  }
  return PNG.Effort.allCases.contains { (try? PNG.encode(picture, effort: $0)) == bytes }
}

/// Returns true if a path has the ending of a golden layout and is not a file of a failure.
package func isGoldenLayout(_ path: String) -> Bool {
  path.hasSuffix(layoutExtension) && !Artifacts.endings.contains(where: path.hasSuffix)
}

/// Returns the reason why output must not replace the file at a path; nil if it may be replaced.
/// The reason completes a sentence that begins with the path.
package func reasonToKeep(_ path: String) -> String? {
  if let scene = sceneOfGolden(at: path) { return "is a golden of \(scene); to replace it, run galley record" }
  let target = resolvedPath(path) ?? path
  if fileName(of: target) == GoldenLock.fileName { return "is the lock of goldens, which galley record writes" }
  guard sceneExtension(of: target) != nil, isScene(target) else { return nil }
  return "is a scene and would be overwritten"
}

/// Returns the scene to which a golden at the given path belongs or would belong; nil if there is
/// none. A picture belongs to a scene only if the scene also has a layout.
private func sceneOfGolden(at path: String) -> String? {
  // A folder that does not exist yet has no goldens.
  guard let home = resolvedPath(folder(of: path).isEmpty ? "." : folder(of: path)) else { return nil }
  let target = resolvedPath(path) ?? joined(home, fileName(of: path))
  guard let bare = stem(ofGolden: target) else { return nil }
  if target.hasSuffix(cellsExtension) { return scene(withStem: bare).map { named($0, beside: path) } }
  for stem in stems(ofGolden: bare) where exists(stem + layoutExtension) {
    for stem in stems(ofScene: stem) {
      if let scene = scene(withStem: stem) { return named(scene, beside: path) }
    }
  }
  return nil
}

/// Returns the path of a golden without its ending; nil if goldens have no such ending.
package func stem(ofGolden path: String) -> String? {
  [layoutExtension, imageExtension, cellsExtension].first(where: path.hasSuffix).map { String(path.dropLast($0.count)) }
}

/// Cells that a scene no longer has, or that no longer keep a picture. They are found from a
/// golden.
package struct RemovedCell: Hashable, Sendable {
  /// The path of the scene to which the cells belonged.
  package var scene: String
  /// The names of the cells: a single name, or all names in a cells file.
  package var names: [String]

  /// Finds the removed cells to which a golden belonged; nil if no existing scene can have had such
  /// cells.
  package init?(ofGolden path: String) {
    let bare = stem(ofGolden: path) ?? path
    if path.hasSuffix(cellsExtension) {
      guard let scene = GalleyGoldens.scene(withStem: bare), let cellFile = try? CellFile(reading: path) else {
        return nil
      }
      self.init(scene: named(scene, beside: path), names: cellFile.names())
      return
    }
    for own in stems(ofGolden: bare).reversed() {
      for outer in stems(ofScene: own) where outer != own {
        guard let scene = GalleyGoldens.scene(withStem: outer) else { continue }
        self.init(scene: named(scene, beside: path), names: [String(own.dropFirst(outer.count + 1))])
        return
      }
    }
    return nil
  }

  /// Creates removed cells of a scene.
  package init(scene: String, names: [String]) { (self.scene, self.names) = (scene, names) }
}

/// Returns the reason why a golden that galley wrote belongs to no scene or cell, as a clause.
/// - Parameter path: the path of a golden that belongs to no case.
package func reasonOfOrphan(_ path: String) -> String {
  guard let cell = RemovedCell(ofGolden: path) else { return "there is no scene for it in the same folder" }
  if path.hasSuffix(cellsExtension) { return "\(cell.scene) has no matrix" }
  return "\(cell.scene) has no variant \(cell.names[0]) that keeps a picture"
}

/// Returns the stems (paths without extension) of the scenes and cells to which a golden may
/// belong, from its path without an extension. A golden `insets@dark.focused` may belong to the
/// cell with this stem, or show the frame `focused` of the cell `insets@dark`.
func stems(ofGolden bare: String) -> [String] {
  let name = fileName(of: bare)
  return [bare] + (name.lastIndex(of: ".").map { [joined(folder(of: bare), String(name[..<$0]))] } ?? [])
}

/// Returns the stems (paths without extension) of the scenes to which a scene or cell with the
/// given stem may belong. The stem `insets@dark` may be that of a scene, or of the variant `dark`
/// of the scene `insets`.
func stems(ofScene stem: String) -> [String] {
  let name = fileName(of: stem)
  return [stem] + (name.firstIndex(of: "@").map { [joined(folder(of: stem), String(name[..<$0]))] } ?? [])
}

/// Returns the path of a scene that is in the same folder as the file at `path`, with the folder
/// spelt as in `path`. If a link leads to another folder, the scene's path is unchanged.
private func named(_ scene: String, beside path: String) -> String {
  let named = joined(folder(of: path), fileName(of: scene))
  return exists(named) ? named : scene
}
