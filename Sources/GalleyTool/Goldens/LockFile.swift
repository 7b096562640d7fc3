import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyPipeline
import GalleyScenes
import GalleyUnicode
import Synchronization

extension GoldenLock {
  /// The versions of this program and its libraries.
  static var present: GoldenLock {
    // Nettle only computes digests, so it cannot change a picture.
    let libraries = (fontLibraryVersions() + unicodeLibraryVersions()).filter { $0.name != "Nettle" }
      .map { ($0.name, $0.version) }
    return GoldenLock(engine: programVersion, libraries: Dictionary(libraries) { $1 })
  }
}

/// The locks of the goldens that one command reads. Each lock is read once.
struct GoldenLocks: Sendable {
  private var locks: [String: GoldenLock] = [:]
  private var pathOfFolder: [String: String] = [:]
  /// The faces whose files have changed, by the path of the lock. They are collected from failures.
  private var faces: [String: [Change]] = [:]
  /// The entries in a lock that match no golden, by the path of the lock.
  private var mistakes: [String: [Change]] = [:]
  private let recorded = RecordedFaces()

  /// Reads the locks for these scenes.
  /// - Throws: an error if a lock cannot be read, or contains an unfinished merge.
  init(of scenes: [String]) throws {
    for folder in Set(scenes.map { folder(of: $0) }).sorted() {
      guard let path = GoldenLock.path(above: folder) else { continue }
      pathOfFolder[folder] = path
      if locks[path] == nil { locks[path] = try GoldenLock(reading: path) }
    }
  }

  private func lock(of golden: GoldenCase) -> (path: String, lock: GoldenLock)? {
    pathOfFolder[folder(of: golden.scene)].flatMap { path in locks[path].map { (path, $0) } }
  }

  /// Returns the present versions that differ from those with which the goldens of a scene or cell
  /// were recorded.
  func changes(for golden: GoldenCase) -> [Change] { lock(of: golden)?.lock.changes(to: .present) ?? [] }

  /// Returns the faces of a scene or cell whose font files differ from those with which the goldens
  /// were recorded.
  /// - Parameters:
  ///   - present: the digests of the faces that drew the case.
  ///   - recorded: the digests in its golden layout; nil if there is none. Two scenes may have different faces of the
  ///     same name.
  func changes(for golden: GoldenCase, faces present: [String: String], recorded: [String: String]?) -> [Change] {
    let other = present.filter { name, digest in recorded.map { $0[name] != digest } ?? true }
    return lock(of: golden)?.lock.changes(toFaces: other) ?? []
  }

  /// Adds the faces with which the golden of a scene or cell was recorded.
  func note(_ faces: [String: String], ofGolden golden: GoldenCase) {
    guard let path = lock(of: golden)?.path else { return }
    recorded.add(faces, to: path)
  }

  /// Finds the entries of locks that match no golden. Call it after the reports of all scenes and
  /// cells were added. A lock may cover goldens that were not compared. These are read too if an
  /// entry seems wrong.
  mutating func findMistakes() {
    for (path, lock) in locks {
      guard !lock.mistakes(besides: recorded.faces(of: path)).isEmpty else { continue }
      for file in (try? filesBelow(nearestFolder(folder(of: path)))) ?? [] where isGoldenLayout(file) {
        // A folder below may have its own lock.
        guard GoldenLock.path(above: folder(of: file)) == path, let bytes = try? readFile(file, limit: 1 << 30) else {
          continue
        }
        recorded.add(faceDigests(ofDump: bytes), to: path)
      }
      mistakes[path] = lock.mistakes(besides: recorded.faces(of: path))
    }
  }

  /// Adds the faces whose files have changed, which are taken from the reports of failures.
  mutating func add(_ reports: [CaseReport]) {
    for report in reports where !report.faceChanges.isEmpty {
      guard let path = lock(of: report.golden)?.path else { continue }
      for change in report.faceChanges where faces[path]?.contains(change) != true {
        faces[path, default: []].append(change)
      }
    }
  }

  /// The differences between the locks and the present versions and faces, as lines for a report.
  var lines: [String] {
    locks.sorted { $0.key < $1.key }.flatMap { path, lock in
      (lock.changes(to: .present) + (faces[path] ?? []).sorted { $0.property < $1.property } + (mistakes[path] ?? []))
        .map { "\($0.sentence) (\(path))" }
    }
  }
}

/// The faces with which goldens were recorded, collected from the scenes and cells of one run.
private final class RecordedFaces: Sendable {
  /// The digests by PostScript name, for each path of a lock.
  private let faces = Mutex<[String: [String: Set<String>]]>([:])

  func add(_ faces: [String: String], to path: String) {
    self.faces.withLock { known in
      for (name, digest) in faces { known[path, default: [:]][name, default: []].insert(digest) }
    }
  }

  func faces(of path: String) -> [String: Set<String>] { faces.withLock { $0[path] ?? [:] } }
}
