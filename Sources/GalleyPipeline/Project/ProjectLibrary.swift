import GalleyBase
import GalleyFiles
import GalleyGoldens
package import GalleyScenes
import Synchronization

/// The projects of the scenes of one command. A project file is decoded again only if its contents
/// have changed, which can happen while an editor or a worker runs.
package final class ProjectLibrary: Sendable {
  /// A cached project.
  private struct Entry {
    var project: Project?
    /// The path and contents of the project file; nil for a folder without a project.
    var source: (path: String, bytes: [UInt8])?
    /// True if the project was set by `insert`, and its file is therefore not searched for.
    var isFixed = false
  }

  /// The permissions of scenes beyond the defaults.
  package let allowances: Allowances
  private let projects = Mutex<[String: Entry]>([:])
  private let cells = Mutex<[String: MatrixCells]>([:])
  private let overruns = Mutex<[String: CommandError]>([:])

  /// Creates a library without any projects read yet.
  package init(allowing allowances: Allowances = Allowances()) { self.allowances = allowances }

  /// Returns the folders that scenes in a folder may read: the folder of their project, or else
  /// their git repository, and the allowed folders.
  ///
  /// Without project and repository, it is the current folder if it contains the scenes, and otherwise the scenes' own
  /// folder. Fonts may then also be in the parent folder, as scenes and fonts are often in neighbouring folders. This
  /// is safe, because a file that is not a font reveals nothing of its contents.
  package func readableFolders(forScenesIn folder: String) throws -> ReadableFolders {
    if let project = try project(inFolder: folder) { return readableFolders(below: Self.place(of: project.folder)) }
    if let root = gitRoot(above: folder) { return readableFolders(below: root) }
    let (own, current) = (nearestFolder(folder), nearestFolder(""))
    let around = GalleyFiles.folder(of: own)
    return ReadableFolders(
      project: (own + "/").hasPrefix(current + "/") ? current : own, allowing: allowances.folders,
      fonts: around.isEmpty || around == "/" ? [] : [around])
  }

  private func readableFolders(below root: String) -> ReadableFolders {
    ReadableFolders(project: root, allowing: allowances.folders)
  }

  /// Returns the project of the scenes in a folder, which is the nearest `galley.yaml` in the
  /// folder or its ancestors; nil if there is none.
  /// - Parameter folder: the folder of the scenes; empty for the current folder.
  /// - Throws: an error if the file cannot be read, or all mistakes in it.
  package func project(inFolder folder: String) throws -> Project? {
    let start = Self.place(of: folder)
    return try projects.withLock { projects in
      let known = projects[start]
      if let known, known.isFixed { return known.project }
      guard let path = Project.file(above: start) else {
        projects[start] = Entry()
        return nil
      }
      let readable = readableFolders(below: Self.place(of: GalleyFiles.folder(of: path)))
      if linkTarget(path) != nil, let refusal = readable.refusal(of: path) {
        throw FileError(path: path, reason: refusal)
      }
      let bytes = try readFile(path, limit: ReadingLimits().fileSize)
      if let known, let source = known.source, source == (path, bytes) { return known.project }
      let project = try Project(reading: bytes, file: path, within: readable, budgets: allowances.budgets)
      projects[start] = Entry(project: project, source: (path, bytes))
      return project
    }
  }

  /// Sets the project of the scenes in a folder before its project file is written.
  package func insert(_ project: Project, inFolder folder: String) {
    projects.withLock { $0[Self.place(of: folder)] = Entry(project: project, isFixed: true) }
  }

  /// Returns the cells of a scene's matrix, beginning with the scene without a variant. The scene
  /// file is read once.
  package func cells(ofScene path: String) throws -> MatrixCells {
    if let known = cells.withLock({ $0[path] }) { return known }
    let project = try project(inFolder: folder(of: path))
    let applies = project.map { $0.has(path, in: $0.matrix.scenes) } ?? false
    // A scene that cannot be read is reported when it is drawn.
    guard let bytes = try? readFile(path, limit: ReadingLimits().fileSize),
      let document = try? Document(reading: bytes, file: path)
    else { return MatrixCells() }
    let matrix = applies ? project?.matrix : nil
    var budgets = project?.shared.budgets ?? Budgets()
    budgets.take(allowances.budgets)
    let found: MatrixCells
    do throws(BudgetError) {
      found = try (matrix ?? SceneMatrix()).cells(
        of: document, devices: project?.shared.devices ?? [], within: budgets)
    } catch {
      let overrun = CommandError("\(path): \(error.message)")
      overruns.withLock { $0[path] = overrun }
      throw overrun
    }
    cells.withLock { $0[path] = found }
    return found
  }

  /// Returns the error for a scene whose matrix has too many cells. It is known after
  /// `cells(ofScene:)` was called for this scene; nil for other scenes.
  package func overrun(ofScene path: String) -> CommandError? { overruns.withLock { $0[path] } }

  /// Returns the key for a folder's project, which is the absolute path of the folder if it exists.
  private static func place(of folder: String) -> String {
    resolvedPath(folder.isEmpty ? "." : folder) ?? folder
  }
}

/// Returns the nearest folder that contains `.git`, which may be this folder or an ancestor; nil if
/// there is none.
func gitRoot(above folder: String) -> String? {
  var place = nearestFolder(folder)
  while !exists(joined(place, ".git")) {
    let above = GalleyFiles.folder(of: place)
    if above == place || above.isEmpty { return nil }
    place = above
  }
  return place
}

extension Project {
  /// Returns the paths of files and folders with the project's scenes.
  /// - Throws: an error if a pattern matches nothing.
  package func scenePaths() throws -> [String] {
    try (scenes ?? ["Goldens"]).flatMap { pattern in
      let paths = try paths(matching: joined(folder, pattern))
      if paths.isEmpty || !paths.contains(where: exists) {
        throw CommandError("\(file): scenes: \(pattern) matches no files")
      }
      return paths
    }
  }

  /// Returns true if one of the patterns matches a scene. Patterns are relative to the project's
  /// folder. If `patterns` is nil, returns true for every scene.
  package func has(_ scene: String, in patterns: [String]?) -> Bool {
    guard let patterns else { return true }
    guard let path = resolvedPath(scene), let root = resolvedPath(folder.isEmpty ? "." : folder) else { return false }
    let inside = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    return patterns.contains { pattern in
      matches(inside, pattern: pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern)
    }
  }
}
