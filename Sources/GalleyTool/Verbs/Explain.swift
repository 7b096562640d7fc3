import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// `galley explain`.
struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say why text is set as it is, line by line.",
    discussion: """
      For each line: why it ended there, what an ellipsis hides, what moved letters or widened gaps, which stop a tab \
      took and how its column was measured, what made its height, and which font was chosen where the text's own lacks a \
      character. For a label also why it shrank, and why it stands where it does. Keys of the scene that would change it \
      are named. Everything comes from the functions that set the text, asked once more.

      Lengths are points, y down; x and y count from the corner of the line's container. With --json all numbers are \
      given in full, ranges in UTF-16.

      Examples:
          galley explain welcome.yaml
          galley explain welcome.yaml --view title
          galley explain welcome.yaml --set title.numberOfLines=0
          galley explain welcome.yaml --json | jq '.views[].lines[].end'
      """)

  @Argument(help: ArgumentHelp("A scene file; - is standard input.", valueName: "scene"))
  var scene: String

  @Option(help: ArgumentHelp("The id of one view; all that show text if left out.", valueName: "id"))
  var view: String?

  @OptionGroup var frameOptions: FrameOptions
  @OptionGroup var sceneOptions: SceneOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var report: ReportOptions

  mutating func run() async throws {
    let press = Press(FontLibrary(folder: fonts.folder))
    let source = try SceneSource.all([scene])[0]
    var composed = try compose(source, sceneOptions.changes, press)
    try composed.takeSteps(through: frameOptions.frame)
    let explanation = try composed.explanation(ofView: view)
    guard !report.json else { return try writeStandardOutput(explanation.json()) }
    guard !explanation.views.isEmpty else { return note("\(source.path): no view shows text") }
    try writeStandardOutput(Array(explanation.text.utf8))
  }
}
