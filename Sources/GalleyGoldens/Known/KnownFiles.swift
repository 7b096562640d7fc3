import GalleyBase
import GalleyDrawing
import GalleyFiles

/// The most of a file that is read to find out whether it is a scene or a golden.
private let readLimit = 1 << 24

/// Returns true if a file with the name of a scene has the key `galley`, which every scene has. Reports and layouts of
/// Galley have it too, and are none. A scene with mistakes is one all the same.
func isScene(_ path: String) -> Bool {
  guard var bytes = try? readFile(ifPresent: path, limit: readLimit) else { return false }
  if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
  let lines = bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
  let keys = ["galley:", "\"galley\":", "'galley':"].map { Array($0.utf8) }
  if lines.contains(where: { line in keys.contains { line.starts(with: $0) } }) { return true }
  // All on one line, or indented, in braces.
  let text = String(decoding: bytes.drop { $0 <= 0x20 }, as: UTF8.self)
  guard text.hasPrefix("{"), text.contains("galley"), !text.contains("\"fontsUsed\"") else { return false }
  // Reports of galley are JSON, too: theirs is a member passed, and scenes have none.
  guard !path.hasSuffix(".json") || (try? JSON(reading: bytes))?["passed"] == nil else { return false }
  return ["views", "include", "steps"].contains { text.contains("\"\($0)\"") || text.contains("\($0):") }
}

/// Returns true if a file is a golden that galley wrote: a layout by what it says; lines of cells; a picture in
/// the form in which galley encodes its pixels. What lies beside a picture proves nothing: a design may be there, too.
package func isWrittenByGalley(_ path: String) -> Bool {
  if path.hasSuffix(layoutExtension) {
    guard let bytes = try? readFile(ifPresent: path, limit: readLimit) else { return false }
    return LayoutSummary(dump: bytes) != nil
  }
  if path.hasSuffix(cellsExtension) { return (try? CellBook(reading: path))?.isEmpty == false }
  guard path.hasSuffix(imageExtension) else { return false }
  guard let bytes = try? readFile(ifPresent: path, limit: readLimit), let picture = try? PNG.decode(bytes) else {
    return false
  }
  return PNG.Effort.allCases.contains { (try? PNG.encode(picture, effort: $0)) == bytes }
}

/// Returns the reason why no output may take the place of the file at a path; nil if one may. It completes a sentence that
/// begins with the path.
package func reasonToKeep(_ path: String) -> String? {
  if let scene = sceneOfGolden(at: path) { return "is a golden of \(scene), and galley record accepts a new look" }
  let target = resolvedPath(path) ?? path
  if fileName(of: target) == GoldenLock.fileName { return "is the lock of goldens, which galley record writes" }
  guard let ending = sceneExtension(of: target), isScene(target) else { return nil }
  // Reports are JSON too, and may say all words of scenes.
  if ending == ".json" {
    let root = ((try? readFile(ifPresent: target, limit: readLimit)) ?? nil).flatMap { try? JSON(reading: $0) }
    guard let root, ["views", "include"].contains(where: { root[$0] != nil }) else { return nil }
  }
  return "is a scene, which would be lost"
}

/// Returns the scene whose golden a picture, a layout or a file of cells at a path is, or would become; nil if it is none.
/// A picture becomes one where the layout of a scene is.
private func sceneOfGolden(at path: String) -> String? {
  // In a folder that is yet to be made there is no golden.
  guard let home = resolvedPath(folder(of: path).isEmpty ? "." : folder(of: path)) else { return nil }
  let target = resolvedPath(path) ?? joined(home, fileName(of: path))
  let ending = [layoutExtension, imageExtension, cellsExtension].first { target.hasSuffix($0) }
  guard let ending else { return nil }
  let stem = String(target.dropLast(ending.count))
  if ending == cellsExtension { return scene(withStem: stem).map { named($0, beside: path) } }
  let name = fileName(of: stem)
  // `insets`, `insets@dark`, `insets.focused`, `insets@dark.focused`.
  let frames = [name] + (name.lastIndex(of: ".").map { [String(name[..<$0])] } ?? [])
  for frameless in frames {
    let names = [frameless] + (frameless.firstIndex(of: "@").map { [String(frameless[..<$0])] } ?? [])
    guard exists(joined(folder(of: target), frameless) + layoutExtension) else { continue }
    for name in names {
      guard let scene = scene(withStem: joined(folder(of: target), name)) else { continue }
      return named(scene, beside: path)
    }
  }
  return nil
}

/// Returns the path of a scene as the user named the folder of a file beside it, unless a link leads elsewhere.
private func named(_ scene: String, beside path: String) -> String {
  let named = joined(folder(of: path), fileName(of: scene))
  return exists(named) ? named : scene
}
