import GalleyFiles
package import GalleyFonts
package import GalleyGoldens
package import GalleyScenes

/// The project and manifest shared by the scenes in a folder. They are cached, because finding them
/// takes longer than drawing a small scene.
private final class SceneSurroundings {
  let project: Project?
  let readable: ReadableFolders
  /// The folder of the manifest; nil if it is missing or was not searched for yet.
  var manifest: String?

  init(project: Project?, readable: ReadableFolders) { (self.project, self.readable) = (project, readable) }
}

/// The scene reader and the typesetters of one task. They are reused for all scenes of the task,
/// because of their caches.
package final class RenderSession {
  var reader = SceneReader()
  private let library: FontLibrary
  private var typesetters: [FontLibrary.Key: Typesetter] = [:]
  /// The project and manifest for the scenes in each folder.
  private var surroundings: [String: SceneSurroundings] = [:]
  /// The scenes whose cells file (the lines of digests of matrix cells) was already checked.
  private var checkedLines: Set<String> = []
  /// The file that was read last. The cells of a matrix are drawn one after the other from the same
  /// file.
  private var lastFile: (path: String, stamp: FileStamp, bytes: [UInt8])?

  /// Creates a session without typesetters.
  package init(_ library: FontLibrary) { self.library = library }

  /// The permissions of scenes beyond the defaults.
  package var allowances: Allowances { library.projects.allowances }

  /// Discards the last scene, and the cached locations of projects, fonts and links. A process that
  /// runs many jobs calls this between jobs.
  package func lookAgain() {
    surroundings = [:]
    checkedLines = []
    lastFile = nil
  }

  /// Returns the bytes of a scene. The last file is read again only if it has changed.
  package func bytes(of source: SceneSource) throws -> [UInt8] {
    guard source.isFile, let stamp = FileStamp(of: source.path) else {
      return try source.read(within: try readableFolders(of: source))
    }
    if let lastFile, lastFile.path == source.path, lastFile.stamp == stamp { return lastFile.bytes }
    let bytes = try source.read(within: try readableFolders(of: source))
    lastFile = (source.path, stamp, bytes)
    return bytes
  }

  /// Runs a check of a golden. If the golden is a line in a cells file, which all cells of a scene
  /// share, the check runs only once for each scene, unless it fails.
  package func onceForLines(of golden: GoldenCase, _ check: () throws -> Void) rethrows {
    guard golden.keepsPicture || !checkedLines.contains(golden.scene) else { return }
    try check()
    if !golden.keepsPicture { checkedLines.insert(golden.scene) }
  }

  /// Returns the folders whose files a scene may read.
  package func readableFolders(of source: SceneSource) throws -> ReadableFolders {
    try surroundings(ofScenesIn: source.folder).readable
  }

  /// Returns the project that a scene belongs to; nil if there is none.
  package func project(of source: SceneSource) throws -> Project? {
    try surroundings(ofScenesIn: source.folder).project
  }

  /// Returns the folders whose files a scene may read.
  package func readableFolders(ofScene path: String) throws -> ReadableFolders {
    try surroundings(ofScenesIn: folder(of: path)).readable
  }

  private func surroundings(ofScenesIn folder: String) throws -> SceneSurroundings {
    try surroundings.value(forKey: folder) {
      SceneSurroundings(
        project: try library.projects.project(inFolder: folder),
        readable: try library.projects.readableFolders(forScenesIn: folder))
    }
  }

  /// Returns the variant with the given name from the scene's matrix. Returns the scene without a
  /// variant if the name is empty, or if the matrix has no such variant.
  package func variant(named name: String, ofScene path: String) throws -> SceneVariant {
    try knownVariant(named: name, ofScene: path) ?? SceneVariant()
  }

  /// Returns the variant with the given name from the scene's matrix; nil if the matrix has no such
  /// variant. An empty name means the scene without a variant.
  package func knownVariant(named name: String, ofScene path: String) throws -> SceneVariant? {
    name.isEmpty ? SceneVariant() : try library.projects.cells(ofScene: path)[name]
  }

  /// Returns the typesetter for a scene. The font manifest may be missing if the scene names its
  /// own font files.
  func typesetter(for file: SceneFile, of source: SceneSource) throws -> Typesetter {
    let found = try surroundings(ofScenesIn: source.folder)
    let fonts = file.scene.fonts
    if found.manifest == nil {
      found.manifest = try library.manifestFolder(
        forScenesIn: source.folder, of: found.project, isOptional: !fonts.files.isEmpty)
    }
    let key = FontLibrary.Key(folder: found.manifest, fonts: fonts)
    return try typesetters.value(forKey: key) {
      Typesetter(fonts: try library.collection(for: key, of: file))
    }
  }

  /// Returns the value of `body`, which draws or dumps text of `typesetter`. Throws if this text
  /// needs a font that is missing. The typesetter is then dropped, since it reports each failure
  /// only once.
  package func checkingFonts<Value>(of typesetter: Typesetter, _ body: () throws -> Value) throws -> Value {
    let (value, failures) = try typesetter.reportingFailures(body)
    if failures.isEmpty { return value }
    typesetters = typesetters.filter { $0.value !== typesetter }
    throw CommandError(lines: failures.map { "galley: \($0.message)" })
  }
}
