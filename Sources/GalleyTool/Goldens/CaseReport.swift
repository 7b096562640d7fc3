import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The report of `galley verify` or `galley record` about one scene.
struct CaseReport: Sendable {
  /// The scene with its goldens.
  var golden: GoldenCase
  /// The result of the comparison, or the error of a scene that could not be drawn.
  var result = Result<GoldenResult, CommandError>.failure(CommandError(lines: []))
  /// The warnings of the scene.
  var warnings: [SceneWarning] = []
  /// The differences from the golden that the scene allows.
  var budget = PixelBudget.exact
  /// The failure as recorded in the artifacts folder; nil if the scene passes or nothing could be
  /// written.
  var failure: GoldenFailure?
  /// The paths of the files that show the failure.
  var artifacts: [String] = []
  /// The error that prevented writing the artifacts; nil if there was none.
  var artifactsError: CommandError?
  /// Pictures in the scene's folder that have its name but do not belong to it; see
  /// `GoldenCase.strayPictures`.
  var strays: [String] = []
  /// The frames that the scene draws into one strip. Empty if there are no stray pictures.
  var strip: Set<String> = []
  /// Text and glyphs that the present look does not show; see `LayoutSummary.losses`.
  var losses: [String] = []
  /// The digests of the faces that the scene uses, by PostScript name.
  var faces: [String: String] = [:]
  /// The faces whose files differ from those with which the goldens were recorded.
  var faceChanges: [Change] = []
  /// True if the goldens were not written because of `losses`.
  var isRefused = false
  /// The line of digests of the present look, for a cell that is recorded as a line; empty for
  /// other cases.
  var line: [CellLine] = []
  /// True if the goldens of the scene were written.
  var isRecorded = false
  /// True if the golden layout was written again with short lines, and is otherwise unchanged.
  var isRenewed = false

  /// The verdict, such as `same` or `raster drift`; `error` for a scene that could not be drawn.
  var word: String { (try? result.get())?.word ?? "error" }

  /// True if the scene looks like its goldens.
  var passes: Bool { (try? result.get())?.passes ?? false }

  /// The comparisons of the pictures; empty if nothing was compared.
  var pictures: [PictureResult] { (try? result.get())?.pictures ?? [] }

  /// True if the scene was compared with a golden.
  var isCompared: Bool {
    if case .success(let result) = result, case .compared = result.outcome { true } else { false }
  }

  /// True if a golden exists but cannot be read.
  var isUnreadable: Bool {
    if case .success(let result) = result, case .unreadable = result.outcome { true } else { false }
  }

  /// True if at least one golden is missing.
  var isMissing: Bool {
    if case .success(let result) = result, case .missing = result.outcome { true } else { false }
  }

  /// True if all goldens are missing.
  var isNew: Bool { (try? result.get())?.isNew ?? false }

  /// The reasons of a failure, in one line.
  var reason: String { inOneLine((try? result.get())?.reasons ?? []) }
}
