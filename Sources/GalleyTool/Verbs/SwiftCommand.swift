import ArgumentParser
import GalleyFiles
import GalleyPipeline

/// The command `galley swift`, which builds, tests or previews a package written for iOS.
struct SwiftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Build, test or preview a package written for iOS.",
    discussion: """
      Runs swift build, swift test or swift run in a package, without changes to the package. If a source needs \
      Objective-C, the compiler reads a rewritten copy instead, with the same line numbers; copies are in \
      .build/galley. UIKit and related modules are ready-made for one build of Swift, which the name of the archive \
      includes. For another build, and in a clone, they are compiled once, which takes \(SwiftModules.compilingTime), \
      and kept; galley doctor shows which applies.

      Examples:
          galley swift build
          galley swift test --filter LabelTests
          galley swift build --package-path ../MyLabels
          galley swift previews --verify

      galley swift previews draws every #Preview and PreviewProvider to Previews/, or compares them with the pictures \
      there; galley swift previews --help has its options.

      If GALLEY_ROOT is the folder of a clone, UIKit is compiled from it; GALLEY_CONFIGURATION=debug compiles it \
      without optimisation. GALLEY_REWRITER is a program that replaces the rewriter; the rewriter itself needs \
      GALLEY_COMPILED, the folder of the modules.
      """)

  @Argument(parsing: .captureForPassthrough, help: "build, test, run or previews, then the options of that command.")
  var arguments: [String] = []

  mutating func run() throws {
    guard let verb = arguments.first, !["--help", "-h", "help"].contains(verb) else {
      throw CleanExit.helpRequest(Self.self)
    }
    if PreviewsHelp.isAsked(by: arguments) { return print(PreviewsHelp.text) }
    if let rewriter = environmentValue("GALLEY_REWRITER") { try become(rewriter, ["swift"] + arguments) }
    let compiler = try SwiftCompiler.find()
    let command = try SwiftModules.find(for: compiler).command(arguments, for: compiler)
    try become(command[0], Array(command.dropFirst()))
  }
}
