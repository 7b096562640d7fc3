import ArgumentParser
import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The request for `galley render`, as parsed from its arguments.
struct RenderRequest: PlainRequest {
  static let verb = "render"
  static var fileCounts: ClosedRange<Int> { 0...Int.max }

  static var options: [ListedOption<RenderRequest>] {
    [
      .value(
        "output", "o", samples: ["a.png", "-", "out/", "b.svg", "x.jpg"],
        help: ArgumentHelp("A file or folder for the pictures; - is standard output.", valueName: "path")
      ) { $0.output = $1 },
      .value(
        "format", samples: ["svg", "png", "jpg"],
        help: "The format: \(PictureFormat.names). (default: by the name of the output, else png)"
      ) { $0.format = $1 },
      .flag("filmstrip", help: "Draw all frames of a scene with steps on one sheet, with captions.") {
        $0.filmstrip = true
      },
      .flag("apng", help: "Draw the frames of a scene with steps as one animated PNG.") { $0.apng = true },
      .value(
        "frame", samples: ["after"],
        help: ArgumentHelp("Draw only this frame of a scene with steps.", valueName: "name")
      ) { $0.common.frames.frame = $1 },
      .value(
        "overlay", defaultAsFlag: OverlayChoice.all,
        help: ArgumentHelp(
          "Draw the layout over the picture: all of it, or these kinds, separated by commas.", valueName: "kinds")
      ) { $0.overlay = $1 },
      .group(MatrixChoice.self) { $1(&$0.matrix) },
      .ofScenes, .ofFonts, .ofAllowances, .ofJobs, .ofWarnings, .ofNotes, .ofReports,
    ]
  }

  var files: [String] = []
  /// The file or folder for the pictures; `-` for standard output.
  var output: String?
  /// The picture format; nil means the format that the output's file extension names.
  var format: PictureFormat?
  /// True if all frames are drawn on one sheet.
  var filmstrip = false
  /// True if all frames are written as an animation.
  var apng = false
  /// The kinds of layout overlay; nil means those of the scene.
  var overlay: OverlayChoice?
  /// The selection of matrix cells.
  var matrix = MatrixChoice()
  var common = CommonChoices()

  func run() throws {
    let allowances = try common.allowance.allowances()
    let sources = try MatrixChoice.sources(of: files, try matrix.mode(), allowing: allowances)
    let style = try style()
    let isPicture = files.count == 2 && PictureFormat.allCases.contains { files[1].hasSuffix("." + $0.rawValue) }
    let output = output ?? (files == ["-"] || isPicture ? nil : picturesFolder + "/")
    let targets = try OutputTarget.targets(for: sources, output: output, ending: style.ending, isText: style.isText)
    if common.report.json, targets.contains(.standardOutput) {
      throw CommandError("--json and the picture cannot both go to standard output: give a file with -o")
    }
    OutputTarget.removeUnfinished(beside: targets)
    let plan = OutputPlan(sources: sources, targets: targets)
    let changes = try changes()
    let library = FontLibrary(common.fonts, allowing: allowances)
    let results = mapConcurrently(
      Array(zip(sources, targets)), jobs: common.jobs.jobs,
      progress: ProgressBar(total: sources.count, isShown: !common.notes.quiet),
      makeState: { RenderSession(library) }
    ) { item, session in
      let start = monotonicSeconds()
      let result = attempt {
        try renderOne(item.0, as: style, to: item.1, among: plan, changes: changes, session: session)
      }
      return RenderReport(
        scene: item.0.path, variant: item.0.variant.name, result: result, seconds: monotonicSeconds() - start)
    }
    try finish(results)
  }

  /// Returns the changes to the scenes.
  private func changes() throws -> SceneChanges {
    var changes = common.changes
    changes.overlay = try overlay?.kinds()
    return changes
  }

  /// Returns the output style, which follows from the flags and the name of the output.
  private func style() throws -> RenderStyle {
    let format = try PictureFormat.chosen(format, output: output)
    let isAnimation = apng || output?.lowercased().hasSuffix(RenderStyle.animation.ending) ?? false
    let asked = [(filmstrip, "--filmstrip"), (isAnimation, "--apng"), (common.frames.frame != nil, "--frame")].filter(
      \.0
    ).map(
      \.1)
    if asked.count > 1 { throw CommandError("\(asked[0]) and \(asked[1]) contradict each other: give one of them") }
    if !format.isRaster, filmstrip || isAnimation {
      let name = format.rawValue.uppercased()
      throw CommandError(
        "\(asked[0]) draws pixels, and \(name) is a vector format: leave out --format, and use a name that "
          + "ends with .png"
      )
    }
    if filmstrip { return .filmstrip }
    return isAnimation ? .animation : .frames(format, only: common.frames.frame)
  }

  /// Reports the pictures, then the warnings, then the scenes that failed.
  private func finish(_ reports: [RenderReport]) throws {
    if common.report.json { try writeStandardOutput(RenderReport.json(reports).file) }
    for item in reports {
      guard case .success(let rendering) = item.result, !common.report.json, !common.notes.quiet else { continue }
      let time = common.notes.verbose ? ", \(Int((item.seconds * 1000).rounded(.up))) ms for \(item.scene)" : ""
      for picture in rendering.pictures {
        if let path = picture.path { note("\(path): \(picture.size.width) × \(picture.size.height) pixels\(time)") }
      }
    }
    let found = reports.flatMap(\.warnings)
    if !common.report.json, !common.notes.quiet { say(found) }
    try throwErrors(of: reports.map(\.result), isReported: common.report.json)
    if common.warnings.strict, !found.isEmpty { throw Findings() }
  }
}
