import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// A scene that the user named: a file, or standard input.
struct SceneSource: Hashable, Sendable {
  /// The path as given; `-` is standard input.
  let path: String
  /// The variant in which it is drawn.
  let variant: SceneVariant
  /// The contents of standard input; nil for a file, which is read when it is drawn.
  private let input: [UInt8]?

  /// Creates a source for a scene file.
  init(file path: String, variant: SceneVariant = SceneVariant()) {
    self.path = path
    self.variant = variant
    input = nil
  }

  /// Creates a source for a scene in memory, called `name` in messages; relative paths in it begin at the folder of that.
  init(name: String, bytes: [UInt8]) {
    path = name
    variant = SceneVariant()
    input = bytes
  }

  /// Returns the sources of all paths. Standard input, `-`, is read here, and may be one of them.
  static func all(_ paths: [String]) throws -> [SceneSource] {
    guard paths.count(where: { $0 == "-" }) <= 1 else { throw Complaint("standard input (-) can only be read once") }
    return try paths.map { path in
      guard path == "-" else { return SceneSource(file: path) }
      return SceneSource(name: path, bytes: try readStandardInput(limit: ReadingLimits().fileSize))
    }
  }

  /// The folder that relative paths in the scene begin at; empty for the current folder.
  var folder: String { isStandardInput ? "" : GalleyFiles.folder(of: path) }

  /// The scene's name without folder and extension, by which outputs are called.
  var name: String { input == nil ? GoldenCase(scene: path, variant: variant.name).name : "scene" }

  /// The scene and its variant, as reports name them.
  var title: String { GoldenCase(scene: path, variant: variant.name).title }

  /// True if the scene comes from standard input.
  var isStandardInput: Bool { path == "-" }

  /// Returns the bytes of the scene.
  func read() throws -> [UInt8] {
    if let input { return input }
    return try readFile(path, limit: ReadingLimits().fileSize)
  }
}
