import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The request for `galley explain`, as parsed from its arguments.
struct ExplainRequest: PlainRequest {
  static let verb = "explain"
  static var fileCounts: ClosedRange<Int> { 1...1 }

  static var options: [ListedOption<ExplainRequest>] {
    [
      .value(
        "view", samples: ["title"],
        help: ArgumentHelp("The id of one view. (default: all views with text)", valueName: "id")
      ) { $0.view = $1 },
      .ofFrames, .ofScenes, .ofFonts, .ofAllowances, .ofReports,
    ]
  }

  var files: [String] = []
  /// The id of one view; nil for all views with text.
  var view: String?
  var common = CommonChoices()

  func run() throws {
    let session = RenderSession(FontLibrary(common.fonts, allowing: try common.allowance.allowances()))
    let source = try SceneSource.one(files[0])
    var composed = try compose(source, common.changes, session)
    try composed.takeSteps(through: common.frames.frame)
    let explanation = try composed.explanation(ofView: view)
    guard !common.report.json else { return try writeStandardOutput(explanation.json()) }
    guard !explanation.views.isEmpty else { return note("\(source.path): no view shows text") }
    try writeText(explanation.text)
  }
}
