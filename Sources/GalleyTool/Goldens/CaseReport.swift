import GalleyGoldens
import GalleyScenes

/// The report of `galley verify` or `galley record` about one scene.
struct CaseReport: Sendable {
  /// The scene and its goldens.
  var golden: GoldenCase
  /// The comparison, or the reason why the scene could not be drawn.
  var result = Result<GoldenResult, CommandError>.failure(CommandError(lines: []))
  /// The warnings of the scene.
  var warnings: [SceneWarning] = []
  /// The differences that the scene allows.
  var budget = PixelBudget.exact
  /// The failure as it is recorded; nil if the scene passes, or nothing could be written.
  var failure: GoldenFailure?
  /// The files that show the failure.
  var artifacts: [String] = []
  /// The reason why they could not be written.
  var artifactsError: CommandError?
  /// Pictures beside the scene that are not its own: see `GoldenCase.strayPictures`.
  var strays: [String] = []
  /// The frames that the scene draws into one strip, if there are strays.
  var strip: Set<String> = []
  /// The things that the present look keeps from its reader: see `LayoutSummary.losses`.
  var losses: [String] = []
  /// The digests of the faces that the scene uses, by PostScript name.
  var faces: [String: String] = [:]
  /// The faces that are other files than those of the goldens.
  var faceChanges: [Change] = []
  /// True if the goldens were not written because of that.
  var isRefused = false
  /// The present look of a cell that is recorded as a line; none for any other.
  var line: [CellLine] = []
  /// True if the goldens were written.
  var isRecorded = false

  /// `same`, `raster drift`, …; `error` for a scene that could not be drawn.
  var word: String { (try? result.get())?.word ?? "error" }

  /// True if the scene looks as accepted.
  var passes: Bool { (try? result.get())?.passes ?? false }

  /// The comparisons of the pictures; empty if there was nothing to compare with.
  var pictures: [PictureResult] { (try? result.get())?.pictures ?? [] }

  /// True if there was something to compare with.
  var isCompared: Bool {
    if case .success(let result) = result, case .compared = result.outcome { true } else { false }
  }

  /// True if a golden is there and cannot be read.
  var isUnreadable: Bool {
    if case .success(let result) = result, case .unreadable = result.outcome { true } else { false }
  }

  /// True if a golden is missing.
  var isMissing: Bool {
    if case .success(let result) = result, case .missing = result.outcome { true } else { false }
  }

  /// True if all goldens are missing.
  var isNew: Bool { (try? result.get())?.isNew ?? false }

  /// The reasons of a failure in one line.
  var reason: String { inOneLine((try? result.get())?.reasons ?? []) }
}
