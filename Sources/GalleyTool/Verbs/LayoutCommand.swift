import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// `galley layout`.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Print the layout of scenes as JSON.",
    discussion: """
      Prints one JSON object for each scene: every view with its frame and sizes; every line with its range in the text \
      (UTF-16), place, baseline, the reason why it ends, and hidden text; every cluster and glyph. Lengths are points, y \
      down. The same scene gives the same bytes, so two dumps can be compared with diff.

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

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A folder for <name>.layout.json of each scene, instead of standard output.", valueName: "folder"))
  var output: String?

  @Flag(help: "Add the caret positions of every line.")
  var carets = false

  @OptionGroup var frameOptions: FrameOptions
  @OptionGroup var sceneOptions: SceneOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var allowance: AllowanceOptions
  @OptionGroup var jobs: JobOptions
  @OptionGroup var notes: NoteOptions
  @Flag(help: "Has no effect: a layout is always JSON.")
  var json = false

  func request() -> LayoutRequest {
    var request = LayoutRequest()
    (request.files, request.output, request.carets) = (scenes, output, carets)
    request.common = CommonChoices(
      changes: sceneOptions.changes, fonts: fonts.choice, allowance: allowance.choice, frame: frameOptions.frame,
      jobs: jobs.number, quiet: notes.quiet, verbose: notes.verbose, json: json)
    return request
  }

  mutating func run() throws { try request().run() }
}
