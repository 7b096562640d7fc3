import ArgumentParser
import GalleyFiles
import GalleyPipeline

/// The command `galley inspect`, which describes a picture, a golden or a layout.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Describe a picture, a golden or a layout.",
    discussion: """
      Of a PNG: size, colour type, chunks, number of colours, the digest of its decoded pixels, and whether galley wrote it \
      and of which scene it is a golden. Of a layout: its views with their frames and lines, and its fonts. Of a scene: its \
      frames, the files that it uses, and its goldens. Equal digests of pixels mean equal pictures in any file.

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
