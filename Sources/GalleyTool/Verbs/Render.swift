import ArgumentParser
import GalleyBase
import GalleyDrawing
import GalleyGoldens
import GalleyScenes

/// `galley render`.
struct Render: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw scenes as PNGs or SVGs.",
    discussion: """
      One scene becomes <name>.png in the current folder unless -o names a file, a folder (it ends with / or is there \
      already), or - for standard output. Several scenes need -o with a folder. A scene called - is read from standard \
      input, and then goes to standard output unless -o is given.

      An SVG shows the same as the PNG: its text is outlines, so it needs no font. The format follows from the name of \
      the file that -o gives, unless --format says it.

      A picture appears whole or not at all. A scene that fails leaves nothing behind; the others are drawn all the same.

      Examples:
          galley render welcome.yaml
          galley render welcome.yaml -o welcome@3x.png --scale 3
          galley render welcome.yaml -o welcome.svg
          galley render welcome.yaml --set title.text=Willkommen --locale de
          galley render Goldens/gallery/*.yaml -o Gallery/
          cat welcome.yaml | galley render - > welcome.png
      """)

  @Argument(help: ArgumentHelp("Scene files; - is standard input.", valueName: "scene"))
  var scenes: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("File or folder for the pictures; - is standard output.", valueName: "path"))
  var output: String?

  @Option(help: "What to draw: png, or svg. (default: by the name of the output, else png)")
  var format: PictureFormat?

  @OptionGroup var sceneOptions: SceneOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var jobs: JobOptions
  @OptionGroup var report: ReportOptions

  mutating func run() async throws {
    let sources = try SceneSource.all(scenes)
    let format = try PictureFormat.chosen(format, output: output)
    let targets = try OutputTarget.targets(
      for: sources, output: output, ending: format.ending, isText: format == .svg)
    if report.json, targets.contains(.standardOutput) {
      throw Complaint("--json and the picture both want standard output: name a file with -o")
    }
    let (changes, library) = (sceneOptions.changes, FontLibrary(folder: fonts.folder))
    let results = await mapConcurrently(
      Array(zip(sources, targets)), jobs: jobs.jobs, progress: ProgressBar(total: sources.count),
      makeState: { Press(library) }
    ) { item, press in
      Result { () throws(Complaint) in
        try renderOne(item.0, as: format, to: item.1, changes: changes, press: press)
      }
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

/// Draws one scene and writes its picture.
private func renderOne(
  _ source: SceneSource, as format: PictureFormat, to target: OutputTarget, changes: SceneChanges, press: Press
) throws(Complaint) -> RenderedPicture {
  let composed = try compose(source, changes, press)
  switch format {
  case .png: try target.write(try encode(try composed.picture(), of: source))
  case .svg: try target.write(try composed.drawing(of: source))
  }
  let size = composed.pixelSize
  return RenderedPicture(path: target.path, width: size.width, height: size.height, scale: composed.scene.scale)
}
