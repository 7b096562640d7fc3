import GalleyFiles
import GalleyScenes

extension RenderSession {
  /// Returns the files whose change may change the look of a scene: those that it and its project name, fonts included,
  /// and the manifest of its fonts.
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

/// The files that the scenes of a watch come from, with their states.
struct WatchedFiles {
  private var stamps: [String: FileSeal?] = [:]
  private var scenes: [String: [String]] = [:]

  /// The folders in which something may change, sorted.
  var folders: [String] { Set(stamps.keys.map { folder(of: $0) }.map { $0.isEmpty ? "." : $0 }).sorted() }

  /// The number of files.
  var count: Int { stamps.count }

  /// Takes in the files of a scene as they are now, in place of those that it had.
  mutating func set(_ files: [String], of scene: String) {
    scenes[scene] = files
    for file in files where stamps[file] == nil { stamps[file] = .some(FileSeal(of: file)) }
    let used = Set(scenes.values.joined())
    stamps = stamps.filter { used.contains($0.key) }
  }

  /// Looks at all files, and returns the scenes of which one has changed since it was looked at last.
  mutating func changedScenes() -> Set<String> {
    var changed: Set<String> = []
    for (file, stamp) in stamps {
      let now = FileSeal(of: file)
      if now != stamp {
        changed.insert(file)
        stamps[file] = .some(now)
      }
    }
    return Set(scenes.filter { !changed.isDisjoint(with: $0.value) }.keys)
  }

  /// Forgets the scenes that are gone.
  mutating func keep(_ present: Set<String>) { scenes = scenes.filter { present.contains($0.key) } }
}
