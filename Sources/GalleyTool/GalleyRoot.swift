import ArgumentParser
import GalleyBench
import GalleyIOSComparison
import GalleyPipeline
import GalleyServers

/// The root command. It prints the help for `galley --help`, and a short introduction for `galley`
/// without arguments.
struct GalleyRoot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "galley",
    abstract: "Lays out and renders text as UIKit does, on Linux, to the same pixels on every machine.",
    discussion: """
      A scene is a YAML file that describes views in UIKit's words:

          galley: 1
          size: [320, auto]
          views:
            - label: { frame: [16, 16, 288, auto], text: Hello, font: { textStyle: headline } }

      galley init begins a project, galley render draws, galley record saves goldens, and galley verify compares.

      Every command except swift and lsp has --json;
      layout and json print JSON without it too.
      Exit codes: 0 clean; 1 something differs or was found; 2 a usage, scene, font or file error; 70 a bug in galley.
      """,
    version: programVersion,
    groupedSubcommands: [
      CommandGroup(
        name: "Begin", subcommands: [InitCommand.self, RenderCommand.self, WatchCommand.self, ExplainCommand.self]),
      CommandGroup(
        name: "Check",
        subcommands: [
          VerifyCommand.self, LintCommand.self, FitCommand.self, CompareIOSCommand.self, DoctorCommand.self,
        ]),
      CommandGroup(
        name: "Answer",
        subcommands: [
          ReviewCommand.self, AcceptCommand.self, RejectCommand.self, PendingCommand.self, RecordCommand.self,
          ReportCommand.self,
        ]),
      CommandGroup(
        name: "Maintain",
        subcommands: [
          MoveCommand.self, ListCommand.self, PruneCommand.self, DiffCommand.self, InspectCommand.self,
          FontsCommand.self,
        ]),
      CommandGroup(name: "Swift", subcommands: [SwiftCommand.self]),
      CommandGroup(
        name: "For tools",
        subcommands: [
          LayoutCommand.self, HitCommand.self, JSONCommand.self, SchemaCommand.self, LSPCommand.self,
          WorkerCommand.self, MergeReportsCommand.self, LicencesCommand.self, ReportBugCommand.self, BenchCommand.self,
        ]),
    ])

  /// The introduction that `galley` prints without arguments.
  private static let start = """
    galley lays out and draws text as UIKit does, to the same pixels on every machine.

        galley init                    begins a project here, with a first scene
        galley render welcome.yaml     draws it as Pictures/welcome.png
        galley explain welcome.yaml    explains why each line ends where it does
        galley record welcome.yaml     draws it and saves that as its golden
        galley verify                  compares every scene in Goldens with its golden

    galley --help shows a scene and lists all commands; galley render --help explains a command in short,
    and galley help render in full.
    """

  /// The beginning of ArgumentParser's messages. All other messages begin with a position in a
  /// file.
  static var _errorPrefix: String { "galley: " }

  mutating func run() throws { try printOut(Self.start) }
}
