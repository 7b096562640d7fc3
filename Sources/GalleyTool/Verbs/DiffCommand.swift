import ArgumentParser
import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes
import GalleySystem

/// The command `galley diff`, which compares two pictures, scenes or revisions.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two pictures, scenes or revisions.",
    discussion: """
      Pictures are compared by decoded pixels, scenes by layout and pixels, with the report of galley verify. A scene \
      and a picture are compared by pixels alone. With --base, scenes are compared as they look now with their \
      goldens of that revision. If a scene has no goldens in that revision, this version of galley draws it from the \
      files of that revision.

      Exit code 0: they are the same. 1: they differ. 2: one of them cannot be read or drawn.

      Examples:
          galley diff before.png after.png --out difference.png
          galley diff light.yaml dark.yaml
          galley diff Goldens/label --base main
      """)

  @Argument(
    help: ArgumentHelp("Two pictures or scenes; with --base scenes, or folders with scenes.", valueName: "path"))
  var paths: [String]

  @Flag(help: "Compare a scene with a picture that iOS drew; galley compare-ios --help has its options.")
  var ios = false

  @Option(help: ArgumentHelp("Compare with the goldens of this git revision.", valueName: "revision"))
  var base: String?

  @Option(help: ArgumentHelp("With --base, compare only this variant.", valueName: "name"))
  var variant: String?

  @Option(
    help: ArgumentHelp(
      "A file for the difference in magenta; a folder if there are several pictures.", valueName: "path"))
  var out: String?

  @Option(help: ArgumentHelp("The largest difference of a channel to ignore, 0 to 255.", valueName: "n"))
  var maxDelta = 0

  @Option(help: ArgumentHelp("The largest number of pixels with such a difference.", valueName: "n"))
  var maxPixels = 0

  @OptionGroup var fonts: FontOptions
  @OptionGroup var allowance: AllowanceOptions
  @OptionGroup var report: ReportOptions

  func validate() throws {
    if base == nil, paths.count != 2 { throw ValidationError("give two paths, or --base REVISION") }
    if base == nil, variant != nil { throw ValidationError("--variant needs --base") }
    if (maxDelta > 0) != (maxPixels > 0) {
      throw ValidationError("--max-delta and --max-pixels must be given together")
    }
    guard 0...255 ~= maxDelta, maxPixels >= 0 else {
      throw ValidationError("--max-delta must be 0 to 255, and --max-pixels at least 0")
    }
  }

  mutating func run() throws {
    let session = RenderSession(FontLibrary(fonts.value, allowing: try allowance.value.allowances()))
    let budget = PixelBudget(maxDelta: maxDelta, maxPixels: maxPixels)
    let results: [Result<LookComparison, CommandError>]
    if let base {
      results = try comparisons(withBase: base, session, budget)
    } else {
      let result = attempt {
        let before = try NamedLook(of: paths[0], session)
        return before.comparison(with: try NamedLook(of: paths[1], session), budget: budget)
      }
      results = [result]
    }
    let found = results.compactMap { try? $0.get() }
    let outputs = try writeDifferences(found)
    let ink = Ink(for: STDOUT_FILENO)
    try report.value.write(
      json: [
        "galley": 1, "comparisons": zip(found, outputs).map { $0.json(outputs: $1) },
        "errors": results.compactMap(\.error),
      ], text: found.map { $0.text(ink) }.joined())
    try throwErrors(of: results, isReported: report.json)
    if found.contains(where: { !$0.isSame }) { throw Findings() }
  }

  private func comparisons(
    withBase base: String, _ session: RenderSession, _ budget: PixelBudget
  ) throws -> [Result<LookComparison, CommandError>] {
    let options = (variant.map { ["--variant", $0] } ?? []) + ["--"] + paths
    let cases = try GoldenOptions.parse(options).select(allowing: session.allowances).cases
    let revision = try GitRevision(base, in: folder(of: cases[0].scene))
    return try withTemporaryFolder("galley-diff") { folder in
      let library = FontLibrary(fonts.value, allowing: session.allowances)
      let earlier = EarlierFiles(of: revision, in: joined(folder, "files"), RenderSession(library))
      return cases.map { golden in
        attempt {
          let now = try NamedLook(of: golden, session)
          guard let then = try NamedLook(of: golden, in: earlier, frames: now.pictures.map(\.frame)) else {
            return LookComparison(
              before: revision.name, after: golden.title, verdict: "new",
              reasons: ["there is no \(golden.title) in \(revision.name)"])
          }
          return then.comparison(with: now, budget: budget)
        }
      }
    }
  }

  /// Writes the difference pictures to the requested path, and returns the paths for each
  /// comparison.
  private func writeDifferences(_ comparisons: [LookComparison]) throws -> [[String]] {
    let all = comparisons.flatMap(\.differences)
    guard let out, !all.isEmpty else { return comparisons.map { _ in [] } }
    let isFolder = out.hasSuffix("/") || GalleyFiles.isFolder(out) || all.count > 1
    var files: [(OutputTarget, [UInt8])] = []
    var paths: [[String]] = []
    for comparison in comparisons {
      let stem = comparison.after.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: "-")
      let named = comparison.differences.map { frame, picture in
        (isFolder ? joined(out, stem + (frame.map { "." + $0 } ?? "") + ".difference.png") : out, picture)
      }
      for (path, picture) in named {
        files.append((.fileInFolder(path), try naming(path) { try PNG.encode(picture, effort: .small) }))
      }
      paths.append(named.map(\.0))
    }
    let inputs = self.paths.map { InputFile(path: $0, role: "input") }
    try OutputTarget.refuseOverwriting(inputs, files.map(\.0), option: "--out")
    try OutputTarget.write(files)
    return paths
  }
}
