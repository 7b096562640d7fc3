import GalleyFiles
import GalleyGoldens
import GalleyScenes
import Synchronization

/// The projects that the scenes of one command belong to, each read once.
final class ProjectLibrary: Sendable {
  private let projects = Mutex<[String: Project?]>([:])
  private let cells = Mutex<[String: MatrixCells]>([:])

  /// Returns the project of the scenes in a folder: the nearest `galley.yaml` in it or above it; nil if there is none.
  /// - Parameter folder: empty is the current folder.
  /// - Throws: that the file cannot be read, and every mistake in it.
  func project(inFolder folder: String) throws -> Project? {
    let start = Self.place(of: folder)
    return try projects.withLock { projects in
      if let known = projects[start] { return known }
      let file = try Self.file(above: start)
      let project = try file.map { path throws in
        try Project(reading: try readFile(path, limit: ReadingLimits().fileSize), file: path)
      }
      projects[start] = .some(project)
      return project
    }
  }

  /// Makes a project that is not written yet the one of the scenes in a folder.
  func insert(_ project: Project, inFolder folder: String) {
    projects.withLock { $0[Self.place(of: folder)] = .some(project) }
  }

  /// Returns the cells of a scene's matrix, the scene as it stands first. The scene's file is read once.
  func cells(ofScene path: String) throws -> MatrixCells {
    if let known = cells.withLock({ $0[path] }) { return known }
    let project = try project(inFolder: folder(of: path))
    let applies = project.map { $0.has(path, in: $0.matrix.scenes) } ?? false
    // A scene that cannot be read is reported when it is drawn.
    guard let bytes = try? readFile(path, limit: ReadingLimits().fileSize),
      let document = try? Document(reading: bytes, file: path)
    else { return MatrixCells() }
    let matrix = applies ? project?.matrix : nil
    let found = (matrix ?? SceneMatrix()).cells(of: document, devices: project?.shared.devices ?? [])
    cells.withLock { $0[path] = found }
    return found
  }

  /// The folder by which its project is known: its absolute path, if it is there.
  private static func place(of folder: String) -> String {
    resolvedPath(folder.isEmpty ? "." : folder) ?? folder
  }

  /// Returns the path of the nearest file of a project, relative to the current folder if it is in that.
  private static func file(above start: String) throws -> String? {
    let here = resolvedPath(".") ?? ""
    var place = nearestFolder(start)
    while true {
      let path = joined(place, Project.fileName)
      if isFile(path) { return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path }
      let above = GalleyFiles.folder(of: place)
      if above == place || above.isEmpty { return nil }
      place = above
    }
  }
}

extension Project {
  /// The paths of its scenes: files and folders.
  /// - Throws: that a pattern names nothing.
  func scenePaths() throws -> [String] {
    try (scenes ?? ["Goldens"]).flatMap { pattern in
      let paths = paths(matching: joined(folder, pattern))
      if paths.isEmpty || !paths.contains(where: exists) {
        throw Complaint("\(file): there is nothing that scenes calls \(pattern)")
      }
      return paths
    }
  }

  /// True if one of the patterns, which start from the project's folder, names a scene; nil is all scenes.
  func has(_ scene: String, in patterns: [String]?) -> Bool {
    guard let patterns else { return true }
    guard let path = resolvedPath(scene), let root = resolvedPath(folder.isEmpty ? "." : folder) else { return false }
    let inside = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    return patterns.contains { pattern in
      matches(inside, pattern: pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern)
    }
  }
}
