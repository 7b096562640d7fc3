import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// A cache of scenes with failures, each read once for all of its cells.
struct SceneDocuments {
  private var documents: [String: Document?] = [:]

  /// Returns the line of the scene file that a failure is about, from 1. This is the line of the
  /// view that the first reasons name, or else the first line.
  mutating func line(of report: CaseReport) -> Int {
    guard let result = try? report.result.get() else { return 1 }
    return line(ofScene: report.golden.scene, result.reasons, views: result.causes.compactMap(\.view))
  }

  /// Returns the line of the scene file that reasons are about, from 1.
  /// - Parameter views: the views of the causes; the others are those that the reasons name.
  mutating func line(ofScene scene: String, _ reasons: [String], views: [String] = []) -> Int {
    let names = views + reasons.flatMap { $0.matches(of: /'([^']+)'/).map { String($0.1) } }
    guard !names.isEmpty, let document = document(scene) else { return 1 }
    return names.lazy.compactMap { (document.position(ofView: $0) ?? document.position(ofViewAt: $0))?.line }.first ?? 1
  }

  private mutating func document(_ path: String) -> Document? {
    if let known = documents[path] { return known }
    let bytes = try? readFile(path, limit: ReadingLimits().fileSize)
    let document = bytes.flatMap { try? Document(reading: $0, file: path) }
    documents[path] = .some(document)
    return document
  }
}
