import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The command `galley layout`, which prints the layout of scenes as JSON.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Print the layout of scenes as JSON.",
    discussion: """
      Prints one JSON object for each scene: every view with its frame and sizes; every line with its range in the \
      text (UTF-16), position, baseline, the reason why it ends, and hidden text; every cluster and glyph. Lengths \
      are points, y down. The same scene gives the same bytes, so two dumps can be compared with diff.

      The dump of a scene with steps shows the state after the last one, or after the frame that --frame names. Its \
      "steps" list the state after each: time, focus, text, selection, marked range, caret, rectangles, and events.

      Several scenes are printed one after the other, each with "scene" as its first key. A scene that fails becomes \
      { "scene": …, "error": … }, the others are printed, and the exit code is 2.

      Examples:
          galley layout welcome.yaml
          galley layout welcome.yaml | jq '.views[].lines[].range'
          galley layout Goldens/label/*.yaml -o dumps/
      """)

  @Argument(
    help: ArgumentHelp("Scene files, and folders with scenes at any depth; - is standard input.", valueName: "scene"))
  var scenes: [String]

  @OptionGroup var options: ListedOptions<LayoutRequest>

  func request() -> LayoutRequest {
    var request = options.value
    request.files = scenes
    return request
  }

  mutating func run() throws { try request().run() }
}
