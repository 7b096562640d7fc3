import ArgumentParser
import GalleyBase
import GalleyDrawing
import GalleyGoldens
import GalleyScenes

/// `galley render`.
struct Render: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw scenes as PNGs.",
    discussion: """
      One scene becomes <name>.png in the current folder unless -o names a file, a folder (it ends with / or is there \
      already), or - for standard output. Several scenes need -o with a folder. A scene called - is read from standard \
      input, and then goes to standard output unless -o is given.

      A PNG appears whole or not at all. A scene that fails leaves nothing behind; the others are drawn all the same.

      Examples:
          galley render welcome.yaml
          galley render welcome.yaml -o welcome@3x.png --scale 3
          galley render welcome.yaml --set title.text=Willkommen --locale de
          galley render Goldens/gallery/*.yaml -o Gallery/
          cat welcome.yaml | galley render - > welcome.png
      """)

  @Argument(help: ArgumentHelp("Scene files; - is standard input.", valueName: "scene"))
  var scenes: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("File or folder for the PNGs; - is standard output.", valueName: "path"))
  var output: String?

  @OptionGroup var sceneOptions: SceneOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var jobs: JobOptions
  @OptionGroup var report: ReportOptions

  mutating func run() async throws {
    let sources = try SceneSource.all(scenes)
    let targets = try OutputTarget.targets(for: sources, output: output, ending: ".png")
    if report.json, targets.contains(.standardOutput) {
      throw Complaint("--json and the picture both want standard output: name a file with -o")
    }
    let (changes, library) = (sceneOptions.changes, FontLibrary(folder: fonts.folder))
    let results = await mapConcurrently(
      Array(zip(sources, targets)), jobs: jobs.jobs, progress: ProgressBar(total: sources.count),
      makeState: { Press(library) }
    ) { item, press in
      Result { () throws(Complaint) in try renderOne(item.0, to: item.1, changes: changes, press: press) }
    }
    try finish(zip(sources, results).map { RenderReport(scene: $0.path, result: $1) })
  }

  /// Says what was drawn, then what was not.
  private func finish(_ reports: [RenderReport]) throws {
    if report.json { try writeStandardOutput(RenderReport.json(reports)) }
    for item in reports {
      if case .success(let picture) = item.result, !report.json, let path = picture.path {
        note("\(path): \(picture.width) × \(picture.height) pixels")
      }
    }
    try throwComplaints(of: reports.map(\.result))
  }
}

/// Draws one scene and writes its PNG.
private func renderOne(
  _ source: SceneSource, to target: OutputTarget, changes: SceneChanges, press: Press
) throws(Complaint) -> RenderedPicture {
  let composed = try compose(source, changes, press)
  let picture = try composed.picture()
  try target.write(try encode(picture, of: source))
  return RenderedPicture(path: target.path, width: picture.width, height: picture.height, scale: composed.scene.scale)
}
