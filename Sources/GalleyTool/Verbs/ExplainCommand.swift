import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The command `galley explain`, which explains the layout of text line by line.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain the layout of text, line by line.",
    discussion: """
      Explains for each line the reason why it ended, text hidden by an ellipsis, tightened characters and widened \
      spaces, the stop and column of each tab, the parts of the line height, and the fonts used for characters that \
      the requested font lacks. For a label it also explains shrinking and placement. Lists the keys of the scene \
      that would change the result.

      Lengths are points, y down, from the corner of the line's container. With --json all numbers are exact and \
      ranges are in UTF-16.

      Examples:
          galley explain welcome.yaml
          galley explain welcome.yaml --view title
          galley explain welcome.yaml --set title.numberOfLines=0
          galley explain welcome.yaml --json | jq '.views[].lines[].end'
      """)

  @Argument(help: ArgumentHelp("A scene file; - is standard input.", valueName: "scene"))
  var scene: String

  @OptionGroup var options: ListedOptions<ExplainRequest>

  func request() -> ExplainRequest {
    var request = options.value
    request.files = [scene]
    return request
  }

  mutating func run() throws { try request().run() }
}
