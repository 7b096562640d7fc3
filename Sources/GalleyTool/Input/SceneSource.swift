import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// A scene that the user named: a file, or standard input.
struct SceneSource: Hashable, Sendable {
  /// As given; `-` is standard input.
  let path: String
  /// What standard input had; nil for a file, which is read when it is its turn.
  private let input: [UInt8]?

  /// A scene file.
  init(file path: String) {
    self.path = path
    input = nil
  }

  /// A scene that is in memory, called `name` in messages.
  init(name: String, bytes: [UInt8]) {
    path = name
    input = bytes
  }

  /// Sources of all paths. Standard input, `-`, is read here, and can only be one of them.
  static func all(_ paths: [String]) throws -> [SceneSource] {
    guard paths.count(where: { $0 == "-" }) <= 1 else { throw Complaint("standard input (-) can only be read once") }
    return try paths.map { path in
      guard path == "-" else { return SceneSource(file: path) }
      return SceneSource(name: path, bytes: try readStandardInput(limit: ReadingLimits().fileSize))
    }
  }

  /// What relative paths in the scene start from; empty for the current folder.
  var folder: String { input == nil ? GalleyFiles.folder(of: path) : "" }

  /// The scene's name without folder and extension: what outputs are called.
  var name: String { input == nil ? GoldenCase(scene: path).name : "scene" }

  /// Whether it comes from standard input.
  var isStandardInput: Bool { path == "-" }

  /// The bytes of the scene file.
  func read() throws(FileError) -> [UInt8] {
    if let input { return input }
    return try readFile(path, limit: ReadingLimits().fileSize)
  }
}
