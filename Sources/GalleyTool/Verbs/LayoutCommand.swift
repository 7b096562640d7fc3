import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// `galley layout`.
struct LayoutCommand: AsyncParsableCommand {
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

  mutating func run() async throws {
    let sources = try SceneSource.all(scenes)
    let files = try output.map { try OutputTarget.files(of: sources, in: $0, ending: ".layout.json") }
    let (changes, library) = (
      sceneOptions.changes, FontLibrary(folder: fonts.folder, allowing: try allowance.allowances())
    )
    let (carets, frame) = (carets, frameOptions.frame)
    let isNamed = sources.count > 1 && files == nil
    let results = await mapConcurrently(
      Array(sources.enumerated()), jobs: jobs.jobs, progress: ProgressBar(total: sources.count, isShown: !notes.quiet),
      makeState: { Press(library) }
    ) { item, press in
      attempt {
        var composed = try compose(item.element, changes, press)
        try composed.takeSteps(through: frame)
        let dump = try composed.layoutDump(name: isNamed ? item.element.path : nil, carets: carets)
        try files?[item.offset].write(dump)
        return dump
      }
    }
    if let files, notes.verbose {
      for case (.success(let dump), let path?) in zip(results, files.map(\.path)) {
        note("\(path): \(sizeText(dump.count))")
      }
    }
    if files == nil {
      let dumps = zip(sources, results).map { source, result in
        switch result {
        case .success(let dump): dump
        case .failure(let complaint): line(["scene": source.path, "error": complaint.text])
        }
      }
      try writeStandardOutput(Array(dumps.joined()))
    }
    try throwComplaints(of: results, isReported: files == nil)
  }
  private func line(_ json: JSON) -> [UInt8] { Array((json.line + "\n").utf8) }
}
