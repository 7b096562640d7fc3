import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// The files of a revision, from which scenes are drawn as they were: with the project, the strings and all else that they
/// named then.
final class EarlierFiles {
  let revision: GitRevision
  /// The folder that the files are written to, as soon as they are asked for.
  private let folder: String
  private let press: Press
  private var isWritten = false

  /// Creates the files of a revision in a folder that is not there yet.
  /// - Parameter press: one that has drawn nothing of them.
  init(of revision: GitRevision, in folder: String, _ press: Press) {
    (self.revision, self.folder, self.press) = (revision, folder, press)
  }

  /// Draws a case as it was; nil if there was no such scene, or no such variant of it.
  func subject(of golden: GoldenCase) throws -> GoldenSubject? {
    if !isWritten { try revision.checkOut(into: folder) }
    isWritten = true
    let place = placeOfFile(golden.scene)
    guard place.hasPrefix(revision.top + "/") else { return nil }
    let scene = joined(folder, String(place.dropFirst(revision.top.count + 1)))
    guard exists(scene) else { return nil }
    return try namingRevision {
      guard let variant = try press.knownVariant(named: golden.variant, ofScene: scene) else { return nil }
      return try GalleyTool.subject(of: SceneSource(file: scene, variant: variant), press)
    }
  }

  /// Returns the value of `body`; a complaint of its calls the files `main:Goldens/a.yaml`, as git does.
  private func namingRevision<Value>(_ body: () throws -> Value) throws -> Value {
    try attempt(body).mapError { complaint in
      Complaint(lines: complaint.lines.map { $0.replacing(folder + "/", with: "\(revision.name):") })
    }.get()
  }
}
