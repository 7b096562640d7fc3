import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// The scenes that failures are about, each read once however many cells of it fail.
struct SceneDocuments {
  private var documents: [String: Document?] = [:]

  /// Returns the line of the scene that a failure is about, from 1: that of the view that its first reasons name, else the
  /// first.
  mutating func line(of report: CaseReport) -> Int {
    guard let result = try? report.result.get() else { return 1 }
    let names =
      result.causes.compactMap(\.view) + result.reasons.flatMap { $0.matches(of: /'([^']+)'/).map { String($0.1) } }
    guard !names.isEmpty, let document = document(report.golden.scene) else { return 1 }
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
