import ArgumentParser
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The command `galley bench`, which measures speed and memory.
package struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure speed and memory.",
    discussion: """
      cold     galley render of one small label as a process of its own: start-up, fonts, layout, PNG
      labels   10,000 short labels of mixed sizes, one in five wrapped at 200 points: laid out, drawn, encoded, in one \
      process and one task, with the time of each stage
      text     1 MB of English, of Arabic and of Chinese, as generated, laid out at 400 points wide, or at --width, in \
      paragraphs of 700 bytes and as one paragraph
      table    10,000 rows with a right and a decimal tab stop
      typing   keys typed into the middle of 1 MB, in many paragraphs and in one, and into a text field
      png      a label of 600 × 88 pixels and a page of 2000 × 3000, encoded
      compare  two files of such a page, with equal bytes, with equal pixels, and with one different word
      verify   10,000 cells of a matrix against their goldens, by one thread and by two

      Times are medians of CPU time over the rounds. The texts are generated and the same on every machine; files of \
      text can be given instead. Measure a release build.

      --floor is a program that calls the libraries directly, to which Galley is compared: it does the same work on \
      the same files in the same rounds, after each of Galley's parts. It is run with -g -D 1 (grey PNG, libdeflate at \
      level 1), -r 1 (once), -1 if newlines are to be spaces, -f FONT for each font, and

          label PNG WIDTH HEIGHT SCALE SIZE TEXT   draws a label; the process is measured
          batch FILE                               labels, as --labels has them: layout, raster, encode, png_bytes
          text FILE WIDTH SIZE                     lays out paragraphs: cpu
          table FILE SIZE                          rows with tab stops, right at 300, decimal at 400: cpu
          edit FILE WIDTH SIZE                     a character in the middle: edit_ms
          page FILE PNG WIDTH HEIGHT SCALE SIZE    draws a page: encode_ms, png_bytes

      It prints one line of JSON with the numbers above, in seconds of CPU time. hb-view and pango-view are \
      measured beside cold where they are on the PATH.

      --profile shows how the time of labels and text divides into stages: analyse, itemize, shape, break and \
      place lay text out, draw, raster and encode make the picture, views is the rest of a label's layout.

      Examples:
          galley bench
          galley bench labels --labels labels.tsv --rounds 5
          galley bench text table --floor ./floor --markdown
          galley bench --profile
          galley bench --json
      """)

  /// The workloads that can be measured.
  enum Workload: String, ExpressibleByArgument, CaseIterable, Sendable {
    case cold, labels, text, table, typing, png, compare, verify
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

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The fraction of each workload's full size, above 0 and at most 1.", valueName: "part"))
  var part = 1.0

  @Option(
    name: .customLong("floor"),
    help: ArgumentHelp("A program to compare with: a path, or a name on the PATH.", valueName: "program"))
  var floorProgram: String?

  @Flag(help: "Show how the time of labels and text divides into stages.")
  var profile = false

  @Flag(help: "Print a table in Markdown: workload, what was measured, value and unit.")
  var markdown = false

  @OptionGroup var fonts: FontOptions
  @OptionGroup var report: ReportOptions

  func validate() throws {
    if rounds < 1 { throw ValidationError("--rounds is \(rounds); it must be at least 1") }
    if !(width > 0) { throw ValidationError("--width is \(width); it must be greater than 0") }
    if !(part > 0 && part <= 1) { throw ValidationError("--part is \(part); it must be above 0 and at most 1") }
    if markdown, report.json { throw ValidationError("--markdown and --json contradict each other: give one of them") }
    if profile {
      if let other = workloads.first(where: { ProfiledWork(rawValue: $0.rawValue) == nil }) {
        throw ValidationError("--profile measures the stages of labels and text, not of \(other)")
      }
      if floorProgram != nil {
        throw ValidationError("--profile measures only Galley, not the program of --floor: leave out --floor")
      }
    }
  }

  mutating func run() throws {
    let (fontsFolder, collection) = try FontLibrary(fonts.value).manifestFonts()
    if let family { _ = try collection.font(FontDescriptor(family: family), size: BenchSetting.fontSize) }
    let results = try withTemporaryFolder("galley-bench") { folder in
      let setting = BenchSetting(
        fonts: collection, fontsFolder: fontsFolder, family: family, width: width, labels: try labels.map(readLabels),
        text: try text.map(readText), part: part,
        floor: floorProgram.map { Floor(program: $0, folder: folder) }, folder: folder)
      return profile ? try profiles(setting) : try measurements(setting)
    }
    let readable = markdown ? Measurement.markdown(results) : results.map(\.text).joined()
    try report.value.write(json: Measurement.json(results), text: readable)
  }

  private func measurements(_ setting: BenchSetting) throws -> [Measurement] {
    try (workloads.isEmpty ? Workload.allCases : workloads).map { workload in
      let made =
        switch workload {
        case .cold: try coldWorkload(setting)
        case .labels: try labelWorkload(setting)
        case .text: try textWorkload(setting)
        case .table: try tableWorkload(setting)
        case .typing: try typingWorkload(setting)
        case .png: try pngWorkload(setting)
        case .compare: try comparisonWorkload(setting)
        case .verify: try verifyWorkload(setting)
        }
      return try made.measure(rounds: rounds)
    }
  }

  private func profiles(_ setting: BenchSetting) throws -> [Measurement] {
    let named = workloads.compactMap { ProfiledWork(rawValue: $0.rawValue) }
    return try (named.isEmpty ? ProfiledWork.allCases : named).map {
      try profileWorkload($0, setting).measure(rounds: rounds)
    }
  }
}
