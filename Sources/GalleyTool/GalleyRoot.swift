import ArgumentParser

/// The root command, with the help of `galley --help`, and a short start for `galley` alone.
struct GalleyRoot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "galley",
    abstract: "Lays out and renders text as UIKit does, on Linux, to the same pixels on every machine.",
    discussion: """
      A scene is a YAML or JSON file that describes views in UIKit's words:

          galley: 1
          size: [320, auto]
          views:
            - label:
                frame: [16, 16, 288, auto]
                text: Hello
                font: { textStyle: headline }

      Start here:
          galley init                    begins a project: galley.yaml, a first scene and its golden
          galley render welcome.yaml     draws the scene as welcome.png
          galley layout welcome.yaml     prints its lines and glyphs as JSON
          galley explain welcome.yaml    prints the reason for each line break in words
          galley render --filmstrip typing.yaml
                                         draws all frames of a scene with steps on one sheet
          galley record Goldens          accepts the present look of every scene
          galley verify                  compares every scene with its accepted look
          galley review                  shows what differs, and accepts it or not
          galley report -o report.html   shows what verify found, as one page of HTML
          galley watch --serve           draws again what changes, on a page
          galley lint                    finds text that is cut, covered or off the screen
          galley compare-ios welcome.yaml welcome@ios.png
                                         compares with a picture that iOS drew
          galley swift test              tests a Swift package that was written for UIKit
          galley doctor                  checks the installation
          galley report-bug welcome.yaml
                                         packs a scene and what came of it for a report

      Data goes to standard output; progress and diagnostics to standard error.
      Every command but swift and lsp has --json;
      layout and json print JSON without it too.
      Exit codes: 0 clean; 1 something differs or was found; 2 a usage, scene, font or file error; 70 a fault of galley.
      """,
    version: programVersion,
    subcommands: [
      InitCommand.self, RenderCommand.self, LayoutCommand.self, HitCommand.self, ExplainCommand.self,
      VerifyCommand.self, RecordCommand.self, ReportCommand.self, PendingCommand.self, AcceptCommand.self,
      RejectCommand.self, ReviewCommand.self, MergeReportsCommand.self, ListCommand.self, PruneCommand.self,
      DiffCommand.self, InspectCommand.self, LintCommand.self, FitCommand.self, WatchCommand.self, WorkerCommand.self,
      CompareIOSCommand.self,
      JSONCommand.self, SchemaCommand.self, FontsCommand.self, SwiftCommand.self, DoctorCommand.self,
      ReportBugCommand.self,
      LicencesCommand.self, LSPCommand.self, BenchCommand.self,
    ])

  /// The answer to `galley` alone.
  private static let start = """
    galley lays out and draws text as UIKit does, to the same pixels on every machine.

        galley init                    begins a project here, with a first scene
        galley render welcome.yaml     draws a scene as welcome.png
        galley explain welcome.yaml    says why each of its lines ends where it does
        galley record welcome.yaml     accepts what it looks like now
        galley verify                  compares every scene in Goldens with its accepted look

    galley --help shows what a scene is, and lists all commands; galley help render explains one.
    """

  /// The beginning of ArgumentParser's messages: the one of all messages that name no place in a file.
  static var _errorPrefix: String { "galley: " }

  mutating func run() throws { try printOut(Self.start) }
}
