import ArgumentParser
import GalleyBase
import GalleyFiles
import GalleyPipeline
import GalleyScenes

/// The command `galley fit`, which reports how long a text may be in all languages.
struct FitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Show how long a text may be, in all languages.",
    discussion: """
      For translators: finds every place that shows the string of a key, or the text of a view, and tries it in each \
      language of the strings. For each language it shows

          if the current text fits: as a whole, on the canvas, and covering no other text
          the maximum number of characters that fit, measured with all strings of that language, one after the other
          the minimum width in points for the current text, in as many lines as the view may have

      and then the minimum width for all. Exit code 1 if a current text does not fit.

      Examples:
          galley fit --key checkout.pay
          galley fit Screens/welcome.yaml --view title
          galley fit --key checkout.pay --json | jq '.places[].smallestWidth'
      """)

  @Argument(
    help: ArgumentHelp(
      "Scene files, and folders with scenes at any depth. (default: those of galley.yaml)", valueName: "path"))
  var paths: [String] = []

  @Option(help: ArgumentHelp("The key of a string.", valueName: "key"))
  var key: String?

  @Option(help: ArgumentHelp("The id of a view.", valueName: "id"))
  var view: String?

  @OptionGroup var fonts: FontOptions
  @OptionGroup var allowance: AllowanceOptions
  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    guard (key == nil) != (view == nil) else {
      throw CommandError("no text is chosen: add --key with the key of a string, or --view with the id of a view")
    }
    let library = FontLibrary(fonts.value, allowing: try allowance.value.allowances())
    let session = RenderSession(library)
    let sources = try SceneSource.all(paths.isEmpty ? try projectPaths(library) : paths)
    var fits: [TextFit] = []
    var names: [String] = []
    for source in sources {
      let places = try compose(source, SceneChanges(), session).player.file.textPlaces
      names += places.compactMap { key == nil ? $0.view : $0.key }
      for place in places where key.map({ place.key == $0 }) ?? (place.view == view) {
        fits.append(try fit(place, of: source, session))
      }
    }
    guard !fits.isEmpty else { throw missing(names) }
    try report.value.write(
      json: ["galley": 1, "key": key, "places": fits.map(\.json)], text: fits.map(\.text).joined())
    if fits.contains(where: { $0.languages.contains { !$0.fits } }) { throw Findings() }
  }

  private func projectPaths(_ library: FontLibrary) throws -> [String] {
    guard let project = try library.projects.project(inFolder: "") else {
      throw CommandError("no scene is given, and there is no galley.yaml here: give a scene")
    }
    return try project.scenePaths()
  }

  private func missing(_ names: [String]) -> CommandError {
    let (what, name) = key.map { ("shows the string of the key", $0) } ?? ("has text in a view with the id", view ?? "")
    let near = nearestSpelling(to: name, among: Set(names).sorted()).map { "; did you mean \"\($0)\"?" } ?? ""
    return CommandError("no scene \(what) \"\(name)\"\(near)")
  }
}
