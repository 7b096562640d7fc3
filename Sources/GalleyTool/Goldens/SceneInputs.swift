import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes
import Synchronization

/// The extensions of files that can name other files, which are then read too.
private let documentEndings = [".yaml", ".yml", ".json"]
/// The extensions of font files, whose digests the manifest pins.
private let fontEndings = [".ttf", ".otf", ".ttc", ".otc"]

/// A cache of the digests of files that scenes are drawn from, computed once for all cells of a
/// scene.
final class InputLibrary: Sendable {
  private let scenes = Mutex<[String: [String: String]]>([:])

  /// Returns the digests of the files that a scene is drawn from, by path.
  func digests(ofScene scene: String, _ session: RenderSession) -> [String: String] {
    scenes.withLock { scenes in
      if let known = scenes[scene] { return known }
      var digests: [String: String] = [:]
      for path in session.inputs(of: scene) { digests[path] = digest(ofFile: path) }
      scenes[scene] = digests
      return digests
    }
  }
}

extension RenderSession {
  /// Returns the files that a scene is drawn from, except fonts, sorted: the scene, its project
  /// file, the files that these name, and so on. A file whose name only occurs in a text is
  /// included too, unless the scene may not read it.
  func inputs(of scene: String) -> [String] {
    var waiting = [scene]
    if let project = try? project(of: SceneSource(file: scene)) { waiting.append(project.file) }
    let readable = try? readableFolders(ofScene: scene)
    var found: Set<String> = []
    while let path = waiting.popLast() {
      let isFont = fontEndings.contains { path.lowercased().hasSuffix($0) }
      guard !isFont, path == scene || readable?.allows(path) == true, isFile(path), found.insert(path).inserted,
        documentEndings.contains(where: path.hasSuffix),
        let bytes = try? readFile(path, limit: ReadingLimits().fileSize),
        let document = try? Document(reading: bytes, file: path)
      else { continue }
      for name in document.fileNames where !name.isEmpty {
        let named = joined(folder(of: path), name)
        if isPattern(named), readable?.allows(pattern: named) != true { continue }
        // An unreadable folder is reported when the scene is drawn.
        waiting += (try? paths(matching: named)) ?? []
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
