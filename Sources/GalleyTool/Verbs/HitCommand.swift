import ArgumentParser
import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes
import GalleyText

/// The command `galley hit`, which prints the text position at a point.
struct HitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hit",
    abstract: "Print the text position at a point.",
    discussion: """
      Prints the UTF-16 offset of the text position nearest to the point, and its affinity: upstream for the character \
      before the position, downstream for the one after it. The two differ at line ends and changes of \
      direction. The point is in the view's coordinates: points, y down, from its upper left corner.

      Examples:
          galley hit welcome.yaml --view title --point 40,12
          galley hit welcome.yaml --view title --point 40,12 --json
      """)

  @Argument(help: ArgumentHelp("A scene file; - is standard input.", valueName: "scene"))
  var scene: String

  @Option(help: ArgumentHelp("The id of a view that shows text.", valueName: "id"))
  var view: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Distances from the view's left and upper edge.", valueName: "x,y"))
  var point: String

  @OptionGroup var frameOptions: FrameOptions
  @OptionGroup var sceneOptions: SceneOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var allowance: AllowanceOptions
  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let point = try parsedPoint()
    let session = RenderSession(FontLibrary(fonts.value, allowing: try allowance.value.allowances()))
    let source = try SceneSource.one(scene)
    var composed = try compose(source, sceneOptions.value, session)
    try composed.takeSteps(through: frameOptions.frame)
    let (offset, affinity) = try composed.position(nearest: point, inView: view)
    let json: JSON = ["offset": offset, "affinity": affinity.rawValue]
    try printOut(report.json ? json.line : "\(offset) \(affinity.rawValue)")
  }

  private func parsedPoint() throws -> Point {
    let numbers = point.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      throw CommandError("--point takes two numbers with a comma between, as in 40,12.5, not \"\(point)\"")
    }
    return Point(x: x, y: y)
  }
}
