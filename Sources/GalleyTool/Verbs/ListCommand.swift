import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleySystem

/// The command `galley list`, which lists scenes with their variants and goldens.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List scenes, their variants and their goldens.",
    discussion: """
      One line for each scene and variant: how many goldens it has, their size, its frames, and the goldens that are missing. \
      Nothing is drawn.

      Exit code 0 also if goldens are missing; 2 if a scene has a mistake.

      Examples:
          galley list
          galley list Goldens/label --json | jq -r '.scenes[].goldens[] | select(.present | not) | .path'
      """)

  @OptionGroup var goldens: GoldenOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var allowance: AllowanceOptions
  @OptionGroup var jobs: JobOptions
  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let allowances = try allowance.value.allowances()
    let selection = try goldens.select(allowing: allowances)
    let library = FontLibrary(fonts.value, allowing: allowances)
    let results = mapConcurrently(
      selection.cases, jobs: jobs.jobs, progress: ProgressBar(total: selection.cases.count),
      makeState: { RenderSession(library) }
    ) { golden, session in attempt { try GoldenListing(golden, session) } }
    let listings = results.compactMap { try? $0.get() }
    let missing = listings.reduce(0) { $0 + $1.missing.count }
    let size = listings.reduce(0) { $0 + $1.size }
    let ink = Ink(for: STDOUT_FILENO)
    let scenes = Set(listings.map(\.golden.scene)).count
    let count = listings.reduce(0) { $0 + $1.files.count } - missing
    let things = "\(scenes) \(scenes == 1 ? "scene" : "scenes"), \(count) \(count == 1 ? "golden" : "goldens")"
    let counts = "\(things), \(sizeText(size)), \(missing) missing"
    try report.value.write(
      json: [
        "galley": 1, "scenes": listings.map(\.json), "bytes": size, "missing": missing,
        "errors": results.compactMap(\.error),
      ],
      text: (listings.map { $0.text(ink) } + [counts]).map { $0 + "\n" }.joined())
    try throwErrors(of: results, isReported: report.json)
  }
}
