import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyServers
import GalleySystem

/// The command `galley watch`, which draws scenes again when they change.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Draw scenes again whenever they change.",
    discussion: """
      Draws the scenes and compares them with their goldens, then does so again with each scene when one of its \
      files changes: itself, its included files, its pictures, strings and fonts, galley.yaml. Prints a line each \
      time, with the verdict and its reasons as in galley verify, or "new" for a scene without a golden; \
      mistakes go to standard error. Writes no files except the pictures, with -o. New scenes of a named folder are \
      included.

      With --serve, shows the pictures on a local page that updates itself. While a scene has a mistake, the \
      page shows the mistake and the last good picture.

      Ends with Ctrl-C.

      Examples:
          galley watch welcome.yaml -o out
          galley watch Goldens/label --serve
          galley watch --json | jq -r 'select(.verdict == "error") | .scene'
      """)

  @OptionGroup var goldens: GoldenOptions

  @Flag(help: "Show the pictures on a page, at an address that is printed.")
  var serve = false

  @OptionGroup var place: PortOption

  @Option(name: .shortAndLong, help: ArgumentHelp("Write the pictures to this folder each time.", valueName: "folder"))
  var output: String?

  @OptionGroup var fonts: FontOptions
  @OptionGroup var allowance: AllowanceOptions
  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let server = serve ? try LocalServer(port: place.port) : nil
    var watch = Watch(goldens, fonts: fonts.value, allowing: try allowance.value.allowances(), server: server)
    try draw(&watch)
    note("galley: watching \(counted(watch.fileCount, "file")); Ctrl-C ends")
    if let server { note("galley: serving \(server.address)") }
    while true {
      watch.wait()
      try draw(&watch)
    }
  }

  private func draw(_ watch: inout Watch) throws {
    let ink = Ink(for: STDOUT_FILENO)
    try watch.draw { scene in
      try printOut(report.json ? scene.json.line : scene.text(ink))
      if !scene.isDrawn, !report.json { for line in scene.reasons { noteDiagnostic(line) } }
      if let output, scene.isDrawn { try write(scene, to: output) }
    }
  }

  /// Writes the pictures of a scene into a folder, at the scene's path relative to the current folder.
  private func write(_ scene: WatchedScene, to folder: String) throws {
    let stem = Artifacts(folder: folder).stem(of: scene.golden)
    let place = GalleyFiles.folder(of: stem)
    try makeFolder(place)
    let sceneFolder = GalleyFiles.folder(of: scene.golden.scene)
    if resolvedPath(place) == resolvedPath(sceneFolder.isEmpty ? "." : sceneFolder) {
      throw CommandError(
        "\(scene.golden.scene): its pictures would overwrite its goldens in \(place): choose another folder with -o"
      )
    }
    try OutputTarget.write(
      scene.pictures.map { picture in
        (.file(stem + (picture.frame.map { "." + $0 } ?? "") + ".png"), picture.png)
      })
  }
}
