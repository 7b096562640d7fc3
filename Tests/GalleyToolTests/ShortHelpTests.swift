import ArgumentParser
import TestSupport
import Testing

@testable import GalleyTool

/// Help of commands: short with `--help`, whole with `galley help`.
@Suite struct ShortHelpTests {
  static let commands = GalleyRoot.configuration.subcommands.compactMap { $0.configuration.commandName }

  @Test(arguments: commands) func aPageFitsOnAScreen(command: String) throws {
    let page = try TemporaryFolder().galley(command, "--help")
    let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(page.status == 0 && lines.count <= 41, "\(lines.count): \(page.text)")
    // Examples are not broken.
    #expect(lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("    galley ") }, "\(page.text)")
    // A command with commands of its own lists them instead.
    let isList = ["fonts", "swift"].contains(command)
    #expect(isList || lines.last == "" && lines.dropLast().last == "All of it: galley help \(command)")
  }

  @Test func examplesComeFirstAndSharedOptionsAreNamedOnly() throws {
    let page = try TemporaryFolder().galley("verify", "-h").text
    #expect(page.hasPrefix("Compare scenes with their goldens.\n\n    galley verify\n"), "\(page)")
    #expect(page.contains("\n  --filter <text>         Select only scenes whose path contains this text.\n"))
    #expect(page.contains("\nAlso --fonts, --verify-fonts, --budget, "))
    #expect(!page.contains("drawnPixels"))
    let whole = try TemporaryFolder().galley("help", "verify").text
    #expect(whole.contains("drawnPixels") && whole.contains("raster drift"))
  }

  @Test func sharedOptionsHaveAPage() throws {
    let page = try TemporaryFolder().galley("help", "options").text
    for option in ["--fonts", "--verify-fonts", "--budget", "--allow-path", "--jobs", "--text-size", "--json"] {
      #expect(page.split(separator: "\n").count { $0.contains(option + " ") && $0.hasPrefix("  -") } == 1, "\(option)")
    }
    #expect(page.contains("drawnPixels") && page.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func commandsOfCommandsHavePagesToo() throws {
    let page = try TemporaryFolder().galley("fonts", "add", "--help").text
    #expect(page.hasSuffix("All of it: galley help fonts add\n"), "\(page)")
  }

  @Test(arguments: [
    (
      "render x.yaml --text-size XXXXL", "galley: --text-size: there is no category \"XXXXL\"; did you mean \"XXXL\"?\n"
    ),
    (
      "render x.yaml --text-size huge",
      "galley: --text-size: there is no category \"huge\"; valid: XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5\n"
    ),
    ("render x.yaml --appearance grey", "galley: --appearance: there is no appearance \"grey\"; valid: light, dark\n"),
    ("record --record al", "galley: --record: there is no mode \"al\"; did you mean \"all\"?\n"),
    ("frobnicate", "galley: there is no command \"frobnicate\"; \"galley help\" lists them\n"),
  ])
  func aWrongValueIsOneLine(words: String, message: String) throws {
    let run = try TemporaryFolder().galley(words.split(separator: " ").map(String.init))
    #expect(run.status == 2 && run.errors == message, "\(run.errors)")
  }
}
