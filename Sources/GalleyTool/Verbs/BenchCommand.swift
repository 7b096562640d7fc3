import ArgumentParser
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyScenes

/// `galley bench`.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure speed and memory on three fixed workloads.",
    discussion: """
      cold     galley render of one small label as a process of its own: start-up, fonts, layout, PNG
      labels   10,000 short labels of mixed sizes, one in five wrapped at 200 points: laid out, drawn, encoded, in one \
      process and one task, with the time of each stage
      text     1 MB of text laid out at 400 points wide, or at --width

      Times are medians of CPU time over the rounds. The texts are generated and the same on every machine; files of text \
      can be given instead. Measure a release build.

      Examples:
          galley bench
          galley bench labels --labels labels.tsv --rounds 5
          galley bench --json
      """)

  /// The workloads.
  enum Workload: String, ExpressibleByArgument, CaseIterable, Sendable {
    case cold, labels, text
  }

  @Argument(help: ArgumentHelp("The workloads to measure. (default: all)", valueName: "workload"))
  var workloads: [Workload] = []

  @Option(parsing: .unconditional, help: "The number of rounds of each workload.")
  var rounds = 5

  @Option(
    help: ArgumentHelp(
      "A file of labels: size, width (0 is one line), language and text, separated by tabs.", valueName: "file"))
  var labels: String?

  @Option(help: ArgumentHelp("A file of text to lay out, UTF-8.", valueName: "file"))
  var text: String?

  @Option(help: ArgumentHelp("The width to lay the text out in, in points.", valueName: "points"))
  var width = 400.0

  @Option(help: ArgumentHelp("The font family. (default: the system font of fonts.json)", valueName: "name"))
  var family: String?

  @OptionGroup var fonts: FontOptions
  @OptionGroup var report: ReportOptions

  func validate() throws {
    if rounds < 1 { throw ValidationError("--rounds is \(rounds); it must be at least 1") }
    if !(width > 0) { throw ValidationError("--width is \(width); it must be greater than 0") }
  }

  mutating func run() throws {
    let (folder, collection) = try FontLibrary(fonts.choice).manifestFonts()
    if let family { _ = try collection.font(FontDescriptor(family: family), size: 16) }
    var results: [Measurement] = []
    for workload in workloads.isEmpty ? Workload.allCases : workloads {
      switch workload {
      case .cold: results.append(try measureColdRender(family: family, fontsFolder: folder, rounds: rounds))
      case .labels:
        let corpus = try labels.map(readLabels) ?? generatedLabels(count: 10_000)
        results.append(try measureLabels(corpus, family: family, fonts: collection, rounds: rounds))
      case .text:
        let corpus = try text.map(readText) ?? generatedText(bytes: 1 << 20)
        results.append(try measureText(corpus, width: width, family: family, fonts: collection, rounds: rounds))
      }
    }
    try report.write(json: Measurement.json(results), text: results.map(\.text).joined())
  }
}
