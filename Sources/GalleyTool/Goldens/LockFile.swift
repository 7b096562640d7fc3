import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyScenes
import GalleyUnicode

extension GoldenLock {
  /// The versions of this program.
  static var present: GoldenLock {
    // Nettle makes digests alone.
    let libraries = (fontLibraryVersions() + unicodeLibraryVersions()).filter { $0.name != "Nettle" }
      .map { ($0.name, $0.version) }
    return GoldenLock(engine: programVersion, libraries: Dictionary(libraries) { $1 })
  }
}

/// The locks of the goldens of one command, each read once.
struct GoldenLocks: Sendable {
  private var locks: [String: GoldenLock] = [:]
  private var pathOfFolder: [String: String] = [:]
  /// The faces that are other files, by the path of the lock, as failures showed them.
  private var faces: [String: [Change]] = [:]

  /// Reads the locks of the scenes of some cases.
  /// - Throws: that one cannot be read, or holds a merge that is not finished.
  init(of cases: [GoldenCase]) throws {
    for folder in Set(cases.map { folder(of: $0.scene) }).sorted() {
      guard let path = GoldenLock.path(above: folder) else { continue }
      pathOfFolder[folder] = path
      if locks[path] == nil { locks[path] = try GoldenLock(reading: path) }
    }
  }

  private func lock(of golden: GoldenCase) -> (path: String, lock: GoldenLock)? {
    pathOfFolder[folder(of: golden.scene)].flatMap { path in locks[path].map { (path, $0) } }
  }

  /// Returns the versions that differ from this program's for the goldens of a case.
  func changes(for golden: GoldenCase) -> [Change] { lock(of: golden)?.lock.changes(to: .present) ?? [] }

  /// Returns the faces of a case that are other files than those of its goldens.
  /// - Parameters:
  ///   - present: the digests of the faces with which the case was drawn.
  ///   - recorded: those that its golden layout names; nil if there is none. Two scenes may have faces of one name.
  func changes(for golden: GoldenCase, faces present: [String: String], recorded: [String: String]?) -> [Change] {
    let other = present.filter { name, digest in recorded.map { $0[name] != digest } ?? true }
    return lock(of: golden)?.lock.changes(toFaces: other) ?? []
  }

  /// Takes in the faces that failures showed to be other files.
  mutating func add(_ reports: [CaseReport]) {
    for report in reports where !report.faceChanges.isEmpty {
      guard let path = lock(of: report.golden)?.path else { continue }
      for change in report.faceChanges where faces[path]?.contains(change) != true {
        faces[path, default: []].append(change)
      }
    }
  }

  /// The differences as lines of a report.
  var lines: [String] {
    locks.sorted { $0.key < $1.key }.flatMap { path, lock in
      (lock.changes(to: .present) + (faces[path] ?? []).sorted { $0.property < $1.property })
        .map { "\($0.sentence) (\(path))" }
    }
  }
}

/// A scene whose goldens a command compared or wrote, as its lock takes it.
struct LockedScene: Sendable {
  /// The path of the scene.
  var scene: String
  /// True if its goldens were written.
  var isWritten: Bool
  /// True if its goldens are as this program draws them.
  var isCurrent: Bool
  /// The digests of the faces that it uses, by PostScript name.
  var faces: [String: String]
}

/// Writes the locks of goldens after some of them were written.
///
/// A lock stands beside the project's `galley.yaml`, else in the folder that was recorded. It takes up the faces that the
/// scenes use; the versions only if all its goldens are as this program draws them, or if it is new.
/// - Parameters:
///   - folders: the folders all of whose goldens are as this program draws them, but for the scenes that say otherwise.
///   - hasAll: true if all scenes of these folders are given, so that other faces are not used any more.
func writeLocks(_ scenes: [LockedScene], wholeFolders folders: [String], hasAll: Bool) throws {
  let projects = ProjectLibrary()
  var lists: [String: [LockedScene]] = [:]
  for scene in scenes {
    let place = folder(of: scene.scene)
    let project = try? projects.project(inFolder: place)
    let home = folders.first { place == $0 || place.hasPrefix($0 + "/") }
    let new =
      project.map { joined(folder(of: $0.file), GoldenLock.fileName) } ?? home.map { joined($0, GoldenLock.fileName) }
    guard let path = GoldenLock.path(above: place) ?? new else { continue }
    lists[path, default: []].append(scene)
  }
  for (path, scenes) in lists.sorted(by: { $0.key < $1.key }) {
    let home = folder(of: path)
    let isWhole =
      folders.contains { $0 == home || home.hasPrefix($0 + "/") || $0.isEmpty } && scenes.allSatisfy(\.isCurrent)
    guard isWhole || scenes.contains(where: \.isWritten) else { continue }
    try withLockedFolder(home) {
      // A lock that cannot be read is made anew only if that loses nothing.
      let old = isWhole && hasAll ? try? GoldenLock(reading: path) : try GoldenLock(reading: path)
      var lock = GoldenLock.present
      if let old, !isWhole { (lock.engine, lock.libraries) = (old.engine, old.libraries) }
      if let old, !isWhole || !hasAll { lock.faces = old.faces }
      for scene in scenes { lock.faces.merge(scene.faces) { $1 } }
      if lock.file != old?.file { try writeFile(path, lock.file) }
    }
  }
}
