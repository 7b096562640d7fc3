import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// `galley layout`.
struct Layout: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the layout of scenes as JSON.",
    discussion: """
      One JSON object a scene: every view with its frame and sizes; every line with its range in the text (UTF-16), its \
      place, its baseline, why it ends and what it hides; every cluster and glyph. Lengths are points, y down. The same \
      scene gives the same bytes, so two dumps can be compared with diff.

      A scene with steps is printed as it is after the last of them, or after the one that --frame names; "steps" lists \
      what each left behind: time, focus, text, selection, marked range, caret, rectangles, and the events that it caused.

      Several scenes come one after the other, each with "scene" as its first key. A scene that fails becomes \
      { "scene": …, "error": … }, the others go on, and the exit code is 2.

      Examples:
          galley layout welcome.yaml
          galley layout welcome.yaml | jq '.views[].lines[].range'
          galley layout Goldens/label/*.yaml -o dumps/
      """)

  @Argument(help: ArgumentHelp("Scene files; - is standard input.", valueName: "scene"))
  var scenes: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A folder: writes <name>.layout.json for each scene instead of printing.", valueName: "folder"))
  var output: String?

  @Flag(help: "Add the caret positions of every line.")
  var carets = false

  @OptionGroup var frameOptions: FrameOptions
  @OptionGroup var sceneOptions: SceneOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var jobs: JobOptions
  @Flag(help: "Changes nothing: a layout is always JSON.")
  var json = false

  mutating func run() async throws {
    let sources = try SceneSource.all(scenes)
    let files = try output.map { try OutputTarget.files(of: sources, in: $0, ending: ".layout.json") }
    let (changes, library) = (sceneOptions.changes, FontLibrary(folder: fonts.folder))
    let (carets, frame) = (carets, frameOptions.frame)
    let isNamed = sources.count > 1 && files == nil
    let results = await mapConcurrently(
      Array(sources.enumerated()), jobs: jobs.jobs, progress: ProgressBar(total: sources.count),
      makeState: { Press(library) }
    ) { item, press in
      Result { () throws(Complaint) in
        var composed = try compose(item.element, changes, press)
        try composed.takeSteps(through: frame)
        let dump = try composed.layoutDump(name: isNamed ? item.element.path : nil, carets: carets)
        try files?[item.offset].write(dump)
        return dump
      }
    }
    if files == nil {
      let dumps = zip(sources, results).map { source, result in
        switch result {
        case .success(let dump): dump
        case .failure(let complaint): Self.errorObject(source.path, complaint)
        }
      }
      try writeStandardOutput(Array(dumps.joined()))
    }
    try throwComplaints(of: results)
  }

  /// What stands in the place of a dump that could not be made.
  private static func errorObject(_ scene: String, _ complaint: Complaint) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("scene", scene)
    json.member("error", complaint.lines.joined(separator: "\n"))
    json.endObject()
    json.newline()
    return json.bytes
  }
}
