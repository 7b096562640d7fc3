import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// The files of a revision, from which scenes are drawn as they were: with the project, the strings and all else that they
/// named then.
final class EarlierFiles {
  let revision: GitRevision
  /// The folder that the files are written to, as soon as they are asked for.
  private let folder: String
  private let session: RenderSession
  private var isWritten: Bool

  /// Creates the files of a revision in a folder that is not there yet.
  /// - Parameters:
  ///   - session: one that has drawn nothing of them.
  ///   - isWritten: true if the folder has the files already.
  init(of revision: GitRevision, in folder: String, _ session: RenderSession, isWritten: Bool = false) {
    (self.revision, self.folder, self.session, self.isWritten) = (revision, folder, session, isWritten)
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
      guard let variant = try session.knownVariant(named: golden.variant, ofScene: scene) else { return nil }
      return try GalleyTool.subject(of: SceneSource(file: scene, variant: variant), session)
    }
  }

  /// Returns the value of `body`; an error of its calls the files `main:Goldens/a.yaml`, as git does.
  private func namingRevision<Value>(_ body: () throws -> Value) throws -> Value {
    try attempt(body).mapError { commandError in
      CommandError(lines: commandError.lines.map { $0.replacing(folder + "/", with: "\(revision.name):") })
    }.get()
  }
}
