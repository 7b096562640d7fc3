import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// A scene whose goldens a command compared or wrote, with the data that its lock file needs.
struct LockedScene: Sendable {
  /// The path of the scene.
  var scene: String
  /// True if the goldens of the scene were written.
  var isWritten: Bool
  /// True if this program draws the goldens of the scene exactly.
  var isCurrent: Bool
  /// The digests of the faces that the scene uses, by PostScript name.
  var faces: [String: String]
}

/// The renewal of locks after a command has written goldens.
///
/// A lock is beside the project's `galley.yaml`. Without a project it is in the searched folder, or beside a named
/// scene. It records the faces of scenes whose goldens are current, which means that this program draws them exactly.
/// Its versions apply to all its goldens. They are therefore renewed only if all of these are current, and if the
/// command had every scene that the project names, or every scene below the lock, with all cells.
struct LockRenewal {
  /// The files and folders that were searched for scenes, as absolute paths without symbolic links.
  private let searched: [String]
  /// The searched paths in which this program draws all goldens exactly, except those that `write`
  /// receives as not current.
  private let whole: [String]
  /// True if the scenes given to `write` are all scenes in the paths of `whole`. In this case,
  /// faces that no scene uses can be removed from the lock.
  private let hasAll: Bool
  private let projects: ProjectLibrary

  /// Creates the renewal of locks after a search of files and folders.
  /// - Parameters:
  ///   - whole: the searched paths whose goldens are all current, except for scenes that are reported as not current.
  ///   - hasAll: true if all scenes of the whole paths will be given.
  init(searched: [String], whole: [String], hasAll: Bool, _ projects: ProjectLibrary) {
    func places(_ paths: [String]) -> [String] { paths.compactMap { resolvedPath($0.isEmpty ? "." : $0) } }
    (self.searched, self.whole, self.hasAll, self.projects) = (places(searched), places(whole), hasAll, projects)
  }

  /// Writes the locks for these scenes.
  /// - Throws: an error if a lock cannot be read or written, or is a link that leads out of its project.
  func write(_ scenes: [LockedScene]) throws {
    let lists = Dictionary(grouping: Dictionary(grouping: scenes) { folder(of: $0.scene) }) { lock(ofScenesIn: $0.key) }
    for (path, scenes) in lists.sorted(by: { $0.key < $1.key }) { try write(scenes.flatMap { $0.value }, to: path) }
  }

  /// Returns the path of the lock for the goldens in a folder. The lock may not exist.
  private func lock(ofScenesIn folder: String) -> String {
    if let known = GoldenLock.path(above: folder) { return known }
    let place = nearestFolder(folder)
    let project = (try? projects.project(inFolder: folder)).map { nearestFolder($0.folder) }
    let home = project ?? searched.first { isFolder($0) && lies(place, in: $0) } ?? place
    return shortened(joined(home, GoldenLock.fileName))
  }

  /// Returns the paths that contain all scenes of the lock in a folder; empty if these paths are
  /// unknown.
  private func roots(ofLockIn home: String) -> [String] {
    guard isFile(joined(home, Project.fileName)) else { return [home] }
    let paths = try? projects.project(inFolder: home)?.scenePaths()
    return (paths ?? []).compactMap { resolvedPath($0) }.filter { lies($0, in: home) }
  }

  private func write(_ scenes: [LockedScene], to path: String) throws {
    let home = nearestFolder(folder(of: path))
    let roots = roots(ofLockIn: home)
    let isWhole =
      !roots.isEmpty && scenes.allSatisfy(\.isCurrent)
      && roots.allSatisfy { root in whole.contains { lies(root, in: $0) } }
    guard isWhole || scenes.contains(where: \.isWritten) else { return }
    try projects.readableFolders(forScenesIn: home).check(golden: path)
    try withLockedFolder(home) {
      removeUnfinished(in: home)
      // An unreadable lock is replaced only if that loses nothing.
      let old = isWhole && hasAll ? try? GoldenLock(reading: path) : try GoldenLock(reading: path)
      var lock = GoldenLock.present
      if let old, !isWhole { (lock.engine, lock.libraries) = (old.engine, old.libraries) }
      if let old, !isWhole || !hasAll { lock.faces = old.faces }
      for scene in scenes where scene.isCurrent { lock.faces.merge(scene.faces) { $1 } }
      if lock.file != old?.file { try writeFile(path, lock.file) }
    }
  }
}
