import ArgumentParser
import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The command `galley render`, which draws scenes as picture files.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw scenes as PNGs or SVGs.",
    discussion: """
      A scene becomes Pictures/<name>.png unless -o names a file, a folder (which exists or ends with /), or - for \
      standard output. A folder means all scenes in it and in its subfolders. Without arguments, all scenes of \
      galley.yaml are drawn, in the variants of its matrix. A scene called - is read from standard input, and its \
      picture goes to standard output unless -o is given.

      A scene whose steps name frames becomes a picture for each: <name>.<frame>.png. --frame draws one of them, \
      --filmstrip all of them on one sheet with captions, and --apng an animation that repeats: a frame shows for the \
      time that the steps wait until the next one, or for 0.8 seconds if they do not wait; the last one for twice \
      that.

      An SVG shows the same as the PNG; its text is outlines, so it needs no font. The format is that of --format, \
      else that of the name given with -o, else png.

      --overlay draws the layout over the picture, each kind in its own colour, with a legend below: baselines, \
      fragments, used (rectangles), clusters, carets, (tab) stops, containers, exclusions, hidden (text). Without a \
      value it draws all of them, as the key overlay of a scene does.

      A picture is written atomically. A scene that fails writes nothing; the others are drawn.

      \(warningsDiscussion)

      Examples:
          galley render welcome.yaml
          galley render welcome.yaml -o welcome@3x.png --scale 3
          galley render welcome.yaml -o welcome.svg
          galley render welcome.yaml --set title.text=Willkommen --locale de
          galley render Goldens/gallery/*.yaml -o Gallery/
          galley render
          galley render Screens -o Pictures
          galley render welcome.yaml --overlay=baselines,carets -o welcome.svg
          galley render typing.yaml --filmstrip -o typing.png
          galley render typing.yaml --apng
          cat welcome.yaml | galley render - > welcome.png
      """)

  @Argument(
    help: ArgumentHelp(
      "Scene files, and folders with scenes at any depth; - is standard input. (default: all scenes of galley.yaml)",
      valueName: "scene"))
  var scenes: [String] = []

  @OptionGroup var options: ListedOptions<RenderRequest>

  func request() -> RenderRequest {
    var request = options.value
    request.files = scenes
    return request
  }

  mutating func run() throws { try request().run() }
}
