import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The request for `galley layout`, as parsed from its arguments.
struct LayoutRequest: PlainRequest {
  static let verb = "layout"
  static var fileCounts: ClosedRange<Int> { 1...Int.max }

  static var options: [ListedOption<LayoutRequest>] {
    [
      .value(
        "output", "o", samples: ["dumps/", "-"],
        help: ArgumentHelp(
          "A folder for <name>.layout.json of each scene, instead of standard output.", valueName: "folder")
      ) { $0.output = $1 },
      .flag("carets", help: "Add the caret positions of every line.") { $0.carets = true },
      .ofFrames, .ofScenes, .ofFonts, .ofAllowances, .ofJobs, .ofNotes,
      .flag("json", help: "Has no effect: a layout is always JSON.") { $0.common.report.json = true },
    ]
  }

  var files: [String] = []
  /// The folder for the dumps; nil for standard output.
  var output: String?
  /// True if the caret positions of each line are included.
  var carets = false
  var common = CommonChoices()

  func run() throws {
    let sources = try SceneSource.all(files)
    let targets = try output.map { try OutputTarget.files(of: sources, in: $0, ending: ".layout.json") }
    let library = FontLibrary(common.fonts, allowing: try common.allowance.allowances())
    let isNamed = sources.count > 1 && targets == nil
    let results = mapConcurrently(
      Array(sources.enumerated()), jobs: common.jobs.jobs,
      progress: ProgressBar(total: sources.count, isShown: !common.notes.quiet),
      makeState: { RenderSession(library) }
    ) { item, session in
      attempt {
        var composed = try compose(item.element, common.changes, session)
        try composed.takeDrawableSteps(through: common.frames.frame)
        let dump = try composed.layoutDump(name: isNamed ? item.element.path : nil, carets: carets)
        try targets?[item.offset].write(dump)
        return dump
      }
    }
    if let targets, common.notes.verbose {
      for case (.success(let dump), let path?) in zip(results, targets.map(\.path)) {
        note("\(path): \(sizeText(dump.count))")
      }
    }
    if targets == nil {
      let dumps = zip(sources, results).map { source, result in
        switch result {
        case .success(let dump): dump
        case .failure(let commandError): line(["scene": source.path, "error": commandError.text])
        }
      }
      try writeStandardOutput(Array(dumps.joined()))
    }
    try throwErrors(of: results, isReported: targets == nil)
  }

  private func line(_ json: JSON) -> [UInt8] { Array((json.line + "\n").utf8) }
}
