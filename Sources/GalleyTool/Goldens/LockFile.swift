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
  /// The differences from this program, by the path of the lock.
  private(set) var differences: [String: [Change]] = [:]
  private var pathOfFolder: [String: String] = [:]

  /// Reads the locks of the scenes of some cases. One that cannot be read counts as none.
  init(of cases: [GoldenCase]) {
    for folder in Set(cases.map { folder(of: $0.scene) }) {
      guard let path = GoldenLock.path(above: folder) else { continue }
      pathOfFolder[folder] = path
      guard differences[path] == nil, let bytes = try? readFile(path, limit: 1 << 24),
        let lock = GoldenLock(reading: bytes)
      else { continue }
      differences[path] = lock.changes(to: .present)
    }
  }

  /// Returns what differs from this program for the goldens of a case.
  func changes(for golden: GoldenCase) -> [Change] {
    pathOfFolder[folder(of: golden.scene)].flatMap { differences[$0] } ?? []
  }

  /// The differences as lines of a report.
  var lines: [String] {
    differences.sorted { $0.key < $1.key }.flatMap { path, changes in changes.map { "\($0.sentence) (\(path))" } }
  }
}

/// Writes the locks of goldens after `galley record`.
///
/// A lock stands beside the project's `galley.yaml`, else in the folder that was recorded. It takes up the faces that the
/// scenes use; the versions only if all its goldens are as this program draws them, or if it is new.
/// - Parameters:
///   - folders: the folders that were recorded as a whole; empty if scenes were selected.
func writeLocks(_ reports: [CaseReport], recordedFolders folders: [String]) throws {
  let projects = ProjectLibrary()
  var lists: [String: [CaseReport]] = [:]
  for report in reports {
    let place = folder(of: report.golden.scene)
    let project = try? projects.project(inFolder: place)
    let home = folders.first { place == $0 || place.hasPrefix($0 + "/") }
    let new =
      project.map { joined(folder(of: $0.file), GoldenLock.fileName) } ?? home.map { joined($0, GoldenLock.fileName) }
    guard let path = GoldenLock.path(above: place) ?? new else { continue }
    lists[path, default: []].append(report)
  }
  for (path, reports) in lists.sorted(by: { $0.key < $1.key }) {
    let old = (try? readFile(path, limit: 1 << 24)).flatMap { GoldenLock(reading: $0) }
    let home = folder(of: path)
    let isWhole =
      folders.contains { $0 == home || home.hasPrefix($0 + "/") || $0.isEmpty }
      && reports.allSatisfy { $0.passes || $0.isRecorded }
    guard isWhole || reports.contains(where: \.isRecorded) else { continue }
    var lock = GoldenLock.present
    if let old, !isWhole { (lock.engine, lock.libraries, lock.faces) = (old.engine, old.libraries, old.faces) }
    for report in reports { lock.faces.merge(report.faces) { $1 } }
    let file = lock.file
    if file != old?.file { try writeFile(path, file) }
  }
}
