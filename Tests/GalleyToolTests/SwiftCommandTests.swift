import TestSupport
import Testing

/// `galley swift` itself; the package `Rewriting` tests what it starts.
@Suite struct SwiftCommandTests {
  @Test func argumentsReachTheRewriter() throws {
    let run = try TemporaryFolder().galley(
      "swift", "test", "--filter", "A", "-c", "release", environment: ["GALLEY_REWRITER": "/bin/echo"])
    #expect(run.text == "swift test --filter A -c release\n")
    #expect(run.status == 0)
  }

  @Test(arguments: [["swift"], ["swift", "--help"]])
  func helpIsGalleys(arguments: [String]) throws {
    let run = try TemporaryFolder().galley(arguments, environment: ["GALLEY_REWRITER": "/bin/echo"])
    #expect(run.text.contains("galley swift build --package-path ../MyLabels"))
    #expect(run.status == 0)
  }

  @Test func aProgramThatIsNotThereIsNamed() throws {
    let run = try TemporaryFolder().galley("swift", "build", environment: ["GALLEY_REWRITER": "/nowhere/rewriter"])
    #expect(run.errors == "galley: /nowhere/rewriter cannot be started: No such file or directory\n")
    #expect(run.status == 2)
  }
}
