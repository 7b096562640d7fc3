import GalleyBase
import GalleyDrawing
import GalleyFiles

/// The maximum number of bytes read to find out whether a file is a scene or a golden.
private let readLimit = 1 << 24

/// Returns true if a file is a golden that galley wrote: a layout, by its contents; lines of cells; or a picture
/// encoded as galley encodes its pixels. The files beside a picture prove nothing, since a design may be there too.
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

/// True for a path that ends like that of a golden layout and is not a file of a failure.
package func isGoldenLayout(_ path: String) -> Bool {
  path.hasSuffix(layoutExtension) && !Artifacts.endings.contains(where: path.hasSuffix)
}

/// Returns the reason why output may not replace the file at a path; nil if it may. The reason completes a sentence
/// that begins with the path.
package func reasonToKeep(_ path: String) -> String? {
  if let scene = sceneOfGolden(at: path) { return "is a golden of \(scene), and galley record accepts a new look" }
  let target = resolvedPath(path) ?? path
  if fileName(of: target) == GoldenLock.fileName { return "is the lock of goldens, which galley record writes" }
  guard sceneExtension(of: target) != nil, isScene(target) else { return nil }
  return "is a scene, which would be lost"
}

/// Returns the scene whose golden a picture, a layout or a file of cells at a path is or would become; nil if there is
/// none. A picture becomes a golden beside the layout of a scene.
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

/// Returns the path of a golden without its ending; nil if the ending is not that of a golden.
package func stem(ofGolden path: String) -> String? {
  [layoutExtension, imageExtension, cellsExtension].first(where: path.hasSuffix).map { String(path.dropLast($0.count)) }
}

/// Returns the reason why a golden that galley wrote belongs to no case.
/// - Parameter path: the path of a golden that belongs to no case.
package func reasonOfOrphan(_ path: String) -> String {
  let bare = stem(ofGolden: path) ?? path
  for own in stems(ofGolden: bare).reversed() {
    for outer in stems(ofScene: own) where outer != own {
      guard let scene = scene(withStem: outer) else { continue }
      return "\(named(scene, beside: path)) has no variant \(own.dropFirst(outer.count + 1)) that keeps a picture"
    }
  }
  return "there is no scene beside it"
}

/// Returns the stems of the cases whose golden a file may be, from its path without an extension. For
/// `insets@dark.focused` these are the same stem, and `insets@dark` with a frame.
func stems(ofGolden bare: String) -> [String] {
  let name = fileName(of: bare)
  return [bare] + (name.lastIndex(of: ".").map { [joined(folder(of: bare), String(name[..<$0]))] } ?? [])
}

/// Returns the stems of the scenes that a case may belong to, from its own stem. For `insets@dark` these are the same
/// stem, and `insets` with a variant.
func stems(ofScene stem: String) -> [String] {
  let name = fileName(of: stem)
  return [stem] + (name.firstIndex(of: "@").map { [joined(folder(of: stem), String(name[..<$0]))] } ?? [])
}

/// Returns the path of a scene, with its folder as the user spelt it for a file beside it, unless a link leads
/// elsewhere.
private func named(_ scene: String, beside path: String) -> String {
  let named = joined(folder(of: path), fileName(of: scene))
  return exists(named) ? named : scene
}
