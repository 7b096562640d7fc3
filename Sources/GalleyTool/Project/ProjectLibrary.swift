import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyScenes
import Synchronization

/// The projects that the scenes of one command belong to. A file is decoded again only if its contents have changed, as
/// they may while an editor or a worker runs.
final class ProjectLibrary: Sendable {
  /// A project as it was found last.
  private struct Entry {
    var project: Project?
    /// The file and what was in it; nil for a folder without a project.
    var source: (path: String, bytes: [UInt8])?
    /// True if it is not looked for again.
    var isFixed = false
  }

  /// The things that scenes may do beyond the usual.
  let allowances: Allowances
  private let projects = Mutex<[String: Entry]>([:])
  private let cells = Mutex<[String: MatrixCells]>([:])
  private let overruns = Mutex<[String: CommandError]>([:])

  /// Creates a library of projects that are not read yet.
  init(allowing allowances: Allowances = Allowances()) { self.allowances = allowances }

  /// Returns the folders whose files the scenes in a folder may read: those of their project or, without one, of their
  /// git repository; and those that are allowed.
  ///
  /// Without either it is the current folder, if the scenes are in it, else their own. Fonts may then lie in the folder
  /// around theirs as well, as scenes and fonts often have folders side by side: a choice, since a file that is no font
  /// shows nothing of itself.
  func readableFolders(forScenesIn folder: String) throws -> ReadableFolders {
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

  /// Returns the project of the scenes in a folder: the nearest `galley.yaml` in it or above it; nil if there is none.
  /// - Parameter folder: empty is the current folder.
  /// - Throws: that the file cannot be read, and every mistake in it.
  func project(inFolder folder: String) throws -> Project? {
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

  /// Makes a project that is not written yet the one of the scenes in a folder.
  func insert(_ project: Project, inFolder folder: String) {
    projects.withLock { $0[Self.place(of: folder)] = Entry(project: project, isFixed: true) }
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

  /// Returns the error about a scene whose matrix has too many cells, if they were asked for; nil for any other.
  func overrun(ofScene path: String) -> CommandError? { overruns.withLock { $0[path] } }

  /// The folder by which its project is known: its absolute path, if it is there.
  private static func place(of folder: String) -> String {
    resolvedPath(folder.isEmpty ? "." : folder) ?? folder
  }
}

/// Returns the nearest folder, this one or one above it, that has `.git` in it; nil if there is none.
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
  /// The paths of its scenes: files and folders.
  /// - Throws: that a pattern names nothing.
  func scenePaths() throws -> [String] {
    try (scenes ?? ["Goldens"]).flatMap { pattern in
      let paths = try paths(matching: joined(folder, pattern))
      if paths.isEmpty || !paths.contains(where: exists) {
        throw CommandError("\(file): there is nothing that scenes calls \(pattern)")
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
