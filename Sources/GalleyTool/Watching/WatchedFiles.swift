import GalleyFiles
import GalleyPipeline
import GalleyScenes

extension RenderSession {
  /// Returns the files that can affect the picture of a scene: the files that it is drawn from, the
  /// fonts and other files to which these refer, and the font manifest.
  func watchedFiles(of scene: String) -> [String] {
    let inputs = inputs(of: scene)
    let named = inputs.flatMap { path -> [String] in
      guard let bytes = try? readFile(path, limit: ReadingLimits().fileSize),
        let document = try? Document(reading: bytes, file: path)
      else { return [] }
      return document.fileNames.filter { !$0.isEmpty }.map { joined(folder(of: path), $0) }
    }
    let project = try? project(of: SceneSource(file: scene))
    let fonts = [project?.fontsFolder].compactMap(\.self).map { joined($0, "fonts.json") }
    return Array(Set(inputs + named.filter(isFile) + fonts.filter(isFile))).sorted()
  }
}

/// The files that watched scenes depend on, with the states of the files.
struct WatchedFiles {
  private var stamps: [String: FileStamp?] = [:]
  private var scenes: [String: [String]] = [:]

  /// The folders to watch, sorted.
  var folders: [String] { Set(stamps.keys.map { folder(of: $0) }.map { $0.isEmpty ? "." : $0 }).sorted() }

  /// The number of watched files.
  var count: Int { stamps.count }

  /// Replaces the files of a scene, and stores their present states.
  mutating func set(_ files: [String], of scene: String) {
    scenes[scene] = files
    for file in files where stamps[file] == nil { stamps[file] = .some(FileStamp(of: file)) }
    let used = Set(scenes.values.joined())
    stamps = stamps.filter { used.contains($0.key) }
  }

  /// Checks all files, and returns the scenes of which a file has changed since the last check.
  mutating func changedScenes() -> Set<String> {
    var changed: Set<String> = []
    for (file, stamp) in stamps {
      let now = FileStamp(of: file)
      if now != stamp {
        changed.insert(file)
        stamps[file] = .some(now)
      }
    }
    return Set(scenes.filter { !changed.isDisjoint(with: $0.value) }.keys)
  }

  /// Removes all scenes except `present`, since they no longer exist.
  mutating func keep(_ present: Set<String>) { scenes = scenes.filter { present.contains($0.key) } }
}
