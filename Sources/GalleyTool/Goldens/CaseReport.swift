import GalleyGoldens
import GalleyScenes

/// What came of one scene of `galley verify` or `galley record`.
struct CaseReport: Sendable {
  /// The scene and its goldens.
  var golden: GoldenCase
  /// How it compares, or why it could not be drawn.
  var result: Result<GoldenResult, Complaint>
  /// The warnings of the scene.
  var warnings: [SceneWarning] = []
  /// What the scene allows.
  var budget = PixelBudget.exact
  /// The files that show the failure.
  var artifacts: [String] = []
  /// Why there are none, if they could not be written.
  var artifactsComplaint: Complaint?
  /// Pictures beside the scene that are not its own: see `GoldenCase.strayPictures`.
  var strays: [String] = []
  /// Whether the goldens were written.
  var isRecorded = false

  /// `same`, `raster drift`, …; `error` for a scene that could not be drawn.
  var word: String { (try? result.get())?.word ?? "error" }

  /// Whether the scene looks as accepted.
  var passes: Bool { (try? result.get())?.passes ?? false }

  /// How the pictures compare; empty if there was nothing to compare with.
  var pictures: [PictureResult] { (try? result.get())?.pictures ?? [] }

  /// Whether there was something to compare with.
  var isCompared: Bool {
    if case .success(let result) = result, case .compared = result.outcome { true } else { false }
  }

  /// Whether a golden is there and cannot be read.
  var isUnreadable: Bool {
    if case .success(let result) = result, case .unreadable = result.outcome { true } else { false }
  }

  /// Whether a golden is not there.
  var isMissing: Bool {
    if case .success(let result) = result, case .missing = result.outcome { true } else { false }
  }

  /// Whether none of the goldens is there.
  var isNew: Bool { (try? result.get())?.isNew ?? false }

  /// What is the matter, in one line: the first three reasons, and how many more there are.
  var reason: String {
    guard case .success(let result) = result else { return "" }
    let reasons = result.reasons
    let more = reasons.count > 4 ? "; and \(reasons.count - 3) more changes" : ""
    return reasons.prefix(more.isEmpty ? 4 : 3).joined(separator: "; ") + more
  }
}

/// Draws the scene of a case for comparison with its goldens, none of which may be another scene's too.
func subject(
  of golden: GoldenCase, _ press: Press
) throws(Complaint) -> (subject: GoldenSubject, warnings: [SceneWarning]) {
  let found = try subject(of: SceneSource(file: golden.scene), press)
  do {
    try golden.checkNames(of: found.subject)
  } catch {
    throw Complaint(error)
  }
  return found
}

/// Draws a scene for comparison.
func subject(
  of source: SceneSource, _ press: Press
) throws(Complaint) -> (subject: GoldenSubject, warnings: [SceneWarning]) {
  var composed = try compose(source, SceneChanges(), press)
  try composed.checkPixelCount(of: "golden")
  var pictures: [GoldenPicture] = []
  if composed.scene.isFilmstrip {
    pictures = [GoldenPicture(frame: nil, image: try composed.filmstrip())]
  } else {
    try composed.takeShots { shot, scene throws(Complaint) in
      pictures.append(GoldenPicture(frame: shot.frame, image: try scene.picture()))
    }
  }
  let subject = GoldenSubject(
    pictures: pictures, layout: try composed.layoutDump(name: nil, carets: false),
    budget: PixelBudget(maxDelta: composed.scene.budget.maxDelta, maxPixels: composed.scene.budget.maxPixels),
    isLarge: composed.scene.isLarge)
  return (subject, composed.player.warnings)
}
