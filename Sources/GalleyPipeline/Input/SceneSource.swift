import GalleyBase
import GalleyFiles
import GalleyGoldens
package import GalleyScenes

/// A scene that the user named: a file or standard input.
package struct SceneSource: Hashable, Sendable {
  /// The path as given; `-` for standard input.
  package let path: String
  /// The variant in which the scene is drawn.
  package let variant: SceneVariant
  /// The contents of a scene that is not read from the file; nil for a file, which is read when the
  /// scene is drawn.
  private let input: [UInt8]?
  /// The name of the scene for output files, without extension. If the user named a folder, the
  /// name begins with the path from that folder.
  package let name: String
  /// The folder that the user named; nil if the user named the file.
  private let namedFolder: String?

  /// Creates a source for a scene file.
  /// - Parameters:
  ///   - named: the folder that the user named; nil if the file was named.
  ///   - bytes: contents to use in place of the file's, such as earlier ones.
  package init(
    file path: String, in named: String? = nil, variant: SceneVariant = SceneVariant(), bytes: [UInt8]? = nil
  ) {
    self.path = path
    self.variant = variant
    input = bytes
    let golden = GoldenCase(scene: path, variant: variant.name)
    name = named.map { String(golden.stem.dropFirst(joined($0, "x").count - 1)) } ?? golden.name
    namedFolder = named
  }

  /// Creates a source for a scene in memory. Messages use `name` as its path, and relative paths in
  /// the scene start from the folder of `name`.
  package init(name: String, bytes: [UInt8]) {
    path = name
    variant = SceneVariant()
    input = bytes
    self.name = "scene"
    namedFolder = nil
  }

  /// Returns the sources for all paths. A folder means every scene inside it. The path `-` means
  /// standard input, which is read immediately.
  package static func all(_ paths: [String]) throws -> [SceneSource] {
    guard paths.count(where: { $0 == "-" }) <= 1 else { throw CommandError("standard input (-) can only be read once") }
    return try paths.flatMap { path in
      if path == "-" { return [SceneSource(name: path, bytes: try readStandardInput(limit: ReadingLimits().fileSize))] }
      guard isFolder(path) else { return [SceneSource(file: path)] }
      let scenes = try GoldenScan(paths: [path]).cases.scenes.map { SceneSource(file: $0, in: path) }
      guard !scenes.isEmpty else { throw CommandError("\(path): there is no scene in this folder") }
      return scenes
    }
  }

  /// The folder that relative paths in the scene start from; empty for the current folder.
  package var folder: String { isStandardInput ? "" : GalleyFiles.folder(of: path) }

  /// True if the user named a folder that contains the scene.
  var isFromFolder: Bool { namedFolder != nil }

  /// Returns the same scene in another variant.
  package func drawn(in variant: SceneVariant) -> SceneSource {
    SceneSource(file: path, in: namedFolder, variant: variant)
  }

  /// The scene and its variant, as reports name them.
  var title: String { GoldenCase(scene: path, variant: variant.name).title }

  /// Returns the source for a single path. Throws if the path is a folder.
  package static func one(_ path: String) throws -> SceneSource {
    guard !isFolder(path) else { throw CommandError("\(path) is a folder; this command takes one scene") }
    return try all([path])[0]
  }

  /// True if the scene comes from standard input.
  package var isStandardInput: Bool { path == "-" }

  /// True if the contents come from the file at the path.
  var isFile: Bool { input == nil }

  /// Returns the bytes of the scene.
  /// - Parameter folders: the folders that the scene may read. A scene that is a link must not lead out of them either.
  package func read(within folders: ReadableFolders?) throws -> [UInt8] {
    if let input { return input }
    if linkTarget(path) != nil, let refusal = folders?.refusal(of: path) {
      throw FileError(path: path, reason: refusal)
    }
    return try readFile(path, limit: ReadingLimits().fileSize)
  }
}
