import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The files of a git revision. Scenes are drawn from them with the project, strings and other
/// files of that revision.
final class EarlierFiles {
  let revision: GitRevision
  /// The folder that the files are written to when the first of them is needed.
  private let folder: String
  private let session: RenderSession
  private var isWritten: Bool

  /// Creates access to the files of a revision. They are written to `folder` when the first of them
  /// is needed, unless `isWritten` is true.
  /// - Parameters:
  ///   - session: a session that has not drawn any of these files.
  ///   - isWritten: true if the folder contains the files already.
  init(of revision: GitRevision, in folder: String, _ session: RenderSession, isWritten: Bool = false) {
    (self.revision, self.folder, self.session, self.isWritten) = (revision, folder, session, isWritten)
  }

  /// Draws a scene or cell as it was in the revision; nil if the scene or the cell did not exist.
  func subject(of golden: GoldenCase) throws -> GoldenSubject? {
    if !isWritten { try revision.checkOut(into: folder) }
    isWritten = true
    let place = placeOfFile(golden.scene)
    guard place.hasPrefix(revision.top + "/") else { return nil }
    let scene = joined(folder, String(place.dropFirst(revision.top.count + 1)))
    guard exists(scene) else { return nil }
    return try namingRevision {
      guard let variant = try session.knownVariant(named: golden.variant, ofScene: scene) else { return nil }
      return try GalleyTool.subject(of: SceneSource(file: scene, variant: variant), session)
    }
  }

  /// Returns the value of `body`. In its errors, paths have the form `main:Goldens/a.yaml`, as in
  /// git.
  private func namingRevision<Value>(_ body: () throws -> Value) throws -> Value {
    try attempt(body).mapError { commandError in
      CommandError(lines: commandError.lines.map { $0.replacing(folder + "/", with: "\(revision.name):") })
    }.get()
  }
}
