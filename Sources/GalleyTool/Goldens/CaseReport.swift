import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The report of `galley verify` or `galley record` about one scene.
struct CaseReport: Sendable {
  /// The scene with its goldens.
  var golden: GoldenCase
  /// The result of the comparison, or the error if the scene could not be drawn.
  var result = Result<GoldenResult, CommandError>.failure(CommandError(lines: []))
  /// The warnings of the scene.
  var warnings: [SceneWarning] = []
  /// The differences from the golden that the scene allows.
  var budget = PixelBudget.exact
  /// The failure as saved in the artifacts folder; nil if the scene passes or nothing could be
  /// written.
  var failure: GoldenFailure?
  /// The paths of the files that show the failure.
  var artifacts: [String] = []
  /// The error that prevented writing the artifacts; nil if there was none.
  var artifactsError: CommandError?
  /// Pictures in the scene's folder whose names begin with the scene's name, but that do not belong
  /// to the scene; see `GoldenCase.strayPictures`.
  var strays: [String] = []
  /// The frames that the scene draws into one filmstrip instead of separate pictures. Empty if
  /// there are no stray pictures.
  var strip: Set<String> = []
  /// Text and glyphs that are not visible in the scene as drawn now; see `LayoutSummary.losses`.
  var losses: [String] = []
  /// The digests of the faces that the scene uses, by PostScript name.
  var faces: [String: String] = [:]
  /// The faces whose files differ from those with which the goldens were recorded.
  var faceChanges: [Change] = []
  /// True if the goldens were not written because the picture would lose text or glyphs (`losses`).
  var isRefused = false
  /// The line of digests of the cell as drawn now, for a cell without a golden picture; empty for
  /// others.
  var line: [CellLine] = []
  /// True if the goldens of the scene were written.
  var isRecorded = false
  /// True if the golden layout was only rewritten with shorter lines, and its content is unchanged.
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
