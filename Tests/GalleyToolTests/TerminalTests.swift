import GalleyFiles
import TestSupport
import Testing

/// What is said on a terminal alone: colours, and how long it will take.
@Suite struct TerminalTests {
  /// Runs a shell command on a terminal, and returns what it shows.
  private func terminal(_ folder: TemporaryFolder, _ command: String, environment: String = "") throws -> String {
    try folder.shell("export TERM=xterm \(environment); script -qec '\(command)' typescript").text
  }

  private static let red = "\u{1B}[31m", yellow = "\u{1B}[33m", green = "\u{1B}[32m", end = "\u{1B}[0m"

  @Test func mistakesAndWarningsAreColoured() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a\u{F8FE}"), "bad.yaml": "galley: 1\nview: []"])
    #expect(try terminal(folder, "$GALLEY explain bad.yaml").contains("bad.yaml:2:1: \(Self.red)error:\(Self.end) "))
    #expect(try terminal(folder, "$GALLEY render a.yaml").contains(": \(Self.yellow)warning:\(Self.end) "))
    #expect(try terminal(folder, "$GALLEY rendr").hasPrefix("\(Self.red)galley:\(Self.end) there is no command"))
  }

  @Test func verdictsAreColoured() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a"), "b.yaml": sceneText("b")])
    _ = try folder.galley("record", ".")
    #expect(try terminal(folder, "$GALLEY verify .").contains("\(Self.green)2 scenes: all as accepted\(Self.end)"))
    try writeFile(folder.path("b.yaml"), Array(sceneText("cc").utf8))
    let report = try terminal(folder, "$GALLEY verify .")
    #expect(report.contains("\(Self.red)changed\(Self.end)  ./b.yaml:7  "))
    #expect(report.contains("\(Self.red)2 scenes: 1 as accepted, 1 changed\(Self.end)"))
  }

  @Test(arguments: ["NO_COLOR=1", "TERM=dumb"]) func coloursCanBeRefused(environment: String) throws {
    let folder = try TemporaryFolder(["bad.yaml": "galley: 1\nview: []"])
    let shown = try terminal(folder, "$GALLEY explain bad.yaml", environment: environment)
    #expect(shown.contains("bad.yaml:2:1: error: "))
    #expect(!shown.contains("\u{1B}["))
  }

  @Test func nothingIsColouredElsewhere() throws {
    let folder = try TemporaryFolder(["bad.yaml": "galley: 1\nview: []"])
    #expect(try !folder.shell("TERM=xterm $GALLEY explain bad.yaml 2>&1").text.contains("\u{1B}"))
  }

  /// More than a second's work shows a bar with the time left; none does off a terminal, or if little is to be said.
  @Test func progressShowsTheTimeLeft() throws {
    // The first scene takes long, whatever the machine: the bar expects as much of the other 19.
    let slow = sceneText(String(repeating: "slow ", count: 150_000))
    var scenes = ["in/a.yaml": slow.replacing("size: [100, 40]", with: "size: [2500, 2500]")]
    for number in 1..<20 { scenes["in/b\(number).yaml"] = sceneText() }
    let folder = try TemporaryFolder(scenes)
    let shown = try terminal(folder, "$GALLEY render in -o out -j 1")
    #expect(shown.contains(/░ 1\/20, (\d+ min )?\d+ s left/), "\(shown)")
    #expect(try !terminal(folder, "$GALLEY render in -o out -j 1 -q").contains("left"))
    #expect(try !folder.shell("$GALLEY render in -o out -j 1 2>&1").text.contains("left"))
  }
}
