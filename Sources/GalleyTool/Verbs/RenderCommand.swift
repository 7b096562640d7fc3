import ArgumentParser
import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// `galley render`.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw scenes as PNGs or SVGs.",
    discussion: """
      One scene becomes <name>.png in the current folder unless -o names a file, a folder (which exists or ends with /), or \
      - for standard output. Several scenes need -o with a folder; a folder of scenes is drawn with the folders in it. \
      Without any, all scenes of galley.yaml are drawn, in the variants of its matrix, into the folder Pictures. A scene \
      called - is read from standard input, and its \
      picture goes to standard output unless -o is given.

      A scene whose steps name frames becomes a picture for each: <name>.<frame>.png. --frame draws one of them, \
      --filmstrip all of them on one sheet with captions, and --apng an animation that repeats: a frame shows for the time \
      that the steps wait until the next one, or for 0.8 seconds if they do not wait; the last one for twice that.

      An SVG shows the same as the PNG; its text is outlines, so it needs no font. The format is that of --format, else \
      that of the name given with -o, else png.

      --overlay draws the layout over the picture, each kind in its own colour, with a legend below: baselines, \
      fragments, used (rectangles), clusters, carets, (tab) stops, containers, exclusions, hidden (text). Without a value \
      it draws all of them, as the key overlay of a scene does.

      A picture is written whole or not at all. A scene that fails writes nothing; the others are drawn.

      \(warningsDiscussion)

      Examples:
          galley render welcome.yaml
          galley render welcome.yaml -o welcome@3x.png --scale 3
          galley render welcome.yaml -o welcome.svg
          galley render welcome.yaml --set title.text=Willkommen --locale de
          galley render Goldens/gallery/*.yaml -o Gallery/
          galley render
          galley render Screens -o Pictures
          galley render welcome.yaml --overlay=baselines,carets -o welcome.svg
          galley render typing.yaml --filmstrip -o typing.png
          galley render typing.yaml --apng
          cat welcome.yaml | galley render - > welcome.png
      """)

  @Argument(
    help: ArgumentHelp(
      "Scene files, and folders with scenes at any depth; - is standard input. (default: all scenes of galley.yaml)",
      valueName: "scene"))
  var scenes: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file or folder for the pictures; - is standard output.", valueName: "path"))
  var output: String?

  @Option(help: "The format: \(PictureFormat.names). (default: by the name of the output, else png)")
  var format: PictureFormat?

  @Flag(help: "Draw all frames of a scene with steps on one sheet, with captions.")
  var filmstrip = false

  @Flag(help: "Draw the frames of a scene with steps as one animated PNG.")
  var apng = false

  @Option(help: ArgumentHelp("Draw only this frame of a scene with steps.", valueName: "name"))
  var frame: String?

  @Option(
    defaultAsFlag: OverlayChoice.all, parsing: .next,
    help: ArgumentHelp(
      "Draw the layout over the picture: all of it, or these kinds, separated by commas.", valueName: "kinds"))
  var overlay: OverlayChoice?

  @OptionGroup var matrix: MatrixOption
  @OptionGroup var sceneOptions: SceneOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var allowance: AllowanceOptions
  @OptionGroup var jobs: JobOptions
  @OptionGroup var warnings: StrictOption
  @OptionGroup var notes: NoteOptions
  @OptionGroup var report: ReportOptions

  mutating func run() async throws {
    let allowances = try allowance.allowances()
    let sources = try matrix.sources(of: scenes, allowing: allowances)
    let style = try style()
    let output = output ?? (scenes.isEmpty ? "Pictures/" : nil)
    let targets = try OutputTarget.targets(for: sources, output: output, ending: style.ending, isText: style.isText)
    if report.json, targets.contains(.standardOutput) {
      throw Complaint("--json and the picture cannot both go to standard output: name a file with -o")
    }
    let plan = OutputPlan(sources: sources, targets: targets)
    let changes = try changes()
    let library = FontLibrary(folder: fonts.folder, allowing: allowances)
    let results = await mapConcurrently(
      Array(zip(sources, targets)), jobs: jobs.jobs, progress: ProgressBar(total: sources.count, isShown: !notes.quiet),
      makeState: { Press(library) }
    ) { item, press in
      let start = monotonicSeconds()
      let result = attempt {
        try renderOne(item.0, as: style, to: item.1, among: plan, changes: changes, press: press)
      }
      return RenderReport(
        scene: item.0.path, variant: item.0.variant.name, result: result, seconds: monotonicSeconds() - start)
    }
    try finish(results)
  }

  /// Returns the changes to the scenes.
  private func changes() throws -> SceneChanges {
    var changes = sceneOptions.changes
    changes.overlay = try overlay?.kinds()
    return changes
  }

  /// Returns the style that the flags and the name of the output ask for.
  private func style() throws -> RenderStyle {
    let format = try PictureFormat.chosen(format, output: output)
    let isAnimation = apng || output?.lowercased().hasSuffix(RenderStyle.animation.ending) ?? false
    let asked = [(filmstrip, "--filmstrip"), (isAnimation, "--apng"), (frame != nil, "--frame")].filter(\.0).map(\.1)
    if asked.count > 1 { throw Complaint("\(asked[0]) and \(asked[1]) contradict each other: give one of them") }
    if !format.isRaster, filmstrip || isAnimation {
      let name = format.rawValue.uppercased()
      throw Complaint(
        "\(asked[0]) draws pixels, and \(name) has none: leave out --format, and let the name end with .png")
    }
    if filmstrip { return .filmstrip }
    return isAnimation ? .animation : .frames(format, only: frame)
  }

  /// Reports the pictures, then the warnings, then the scenes that failed.
  private func finish(_ reports: [RenderReport]) throws {
    if report.json { try writeStandardOutput(RenderReport.json(reports).file) }
    for item in reports {
      guard case .success(let rendering) = item.result, !report.json, !notes.quiet else { continue }
      let time = notes.verbose ? ", \(Int((item.seconds * 1000).rounded(.up))) ms for \(item.scene)" : ""
      for picture in rendering.pictures {
        if let path = picture.path { note("\(path): \(picture.size.width) × \(picture.size.height) pixels\(time)") }
      }
    }
    let found = reports.flatMap(\.warnings)
    if !report.json, !notes.quiet { say(found) }
    try throwComplaints(of: reports.map(\.result), isReported: report.json)
    if warnings.strict, !found.isEmpty { throw Findings() }
  }
}
