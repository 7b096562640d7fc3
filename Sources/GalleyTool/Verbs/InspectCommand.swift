import ArgumentParser
import GalleyFiles
import GalleyPipeline

/// The command `galley inspect`, which describes a picture, a golden or a layout.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Describe a picture, a golden or a layout.",
    discussion: """
      For a PNG, prints the size, colour type, chunks, number of colours, the digest of the decoded pixels, and, if \
      galley wrote the PNG as a golden, the name of the scene. For a layout, prints the views with their frames and \
      lines, and the fonts. For a scene, prints the frames, the files that the scene uses, and its goldens. Pictures \
      with equal digests have equal pixels.

      Examples:
          galley inspect Goldens/label/insets.png
          galley inspect shot.png --json | jq -r '.files[].pixels'
      """)

  @Argument(help: ArgumentHelp("Pictures, layouts or scenes.", valueName: "file"))
  var files: [String]

  @OptionGroup var fonts: FontOptions
  @OptionGroup var allowance: AllowanceOptions
  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let session = RenderSession(FontLibrary(fonts.value, allowing: try allowance.value.allowances()))
    let results = files.map { file in attempt { try Inspection(of: file, session) } }
    let found = results.compactMap { try? $0.get() }
    try report.value.write(
      json: ["galley": 1, "files": found.map(\.json), "errors": results.compactMap(\.error)],
      text: found.map(\.text).joined())
    try throwErrors(of: results, isReported: report.json)
  }
}
